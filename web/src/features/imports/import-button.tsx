import UploadOutlined from '@ant-design/icons/es/icons/UploadOutlined'
import { useTranslation } from 'react-i18next'
import type { ImportKind } from '#contract/imports/import-fields.ts'
import { LinkButton } from '#web/ui/actions/link-button.tsx'
import { importPlaces } from './import-places.ts'

export function ImportButton({ kind }: { kind: ImportKind }) {
  const { t } = useTranslation()
  const { list, requires } = importPlaces[kind]
  return (
    <LinkButton to={`${list}/import`} requires={requires} icon={<UploadOutlined aria-hidden />}>
      {t('imports.import')}
    </LinkButton>
  )
}
