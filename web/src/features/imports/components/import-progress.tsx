import Button from 'antd/es/button'
import Progress from 'antd/es/progress'
import { useTranslation } from 'react-i18next'
import type { Import } from '#contract/imports/import.ts'
import { importEndpoints } from '#contract/imports/import-endpoints.ts'
import { useAct } from '#web/ui/actions/use-act.ts'
import { Section } from '#web/ui/page/section.tsx'

/** Can be cancelled until it is finished. */
export function ImportProgress({ of, onDone }: { of: Import; onDone: () => unknown }) {
  const { t } = useTranslation()
  const cancel = useAct(importEndpoints.cancelImport, { notice: null, onDone })
  const text = t(`imports.${of.status}`, {
    done: of.done.toLocaleString('en-US'),
    count: of.row_count.toLocaleString('en-US'),
  })
  return (
    <Section title={text}>
      <Progress percent={Math.floor((of.done / of.row_count) * 100)} aria-label={text} />
      {of.status !== 'taking_back' && (
        <div className="rb-import-acts">
          <Button loading={cancel.isBusy} onClick={() => void cancel.act({ params: { id: of.id } })}>
            {t('imports.cancel')}
          </Button>
        </div>
      )}
    </Section>
  )
}
