import BarcodeOutlined from '@ant-design/icons/es/icons/BarcodeOutlined'
import Button from 'antd/es/button'
import { useTranslation } from 'react-i18next'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { BulkBar } from '#web/records/bulk/bulk-bar.tsx'
import { openOverlay } from '#web/shell/overlays.ts'
import type { Selection } from '#web/ui/list/list-types.ts'

export default function PartsBulkBar({ selection }: { selection: Selection }) {
  const { t } = useTranslation()
  return (
    <BulkBar kind="part" selection={selection} exports={partEndpoints.exportParts}>
      <Button
        icon={<BarcodeOutlined aria-hidden />}
        onClick={() => openOverlay('parts.labels', { ids: selection.ids.map(Number) })}
      >
        {t('parts.labels.act')}
      </Button>
    </BulkBar>
  )
}
