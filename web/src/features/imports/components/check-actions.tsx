import Button from 'antd/es/button'
import { useTranslation } from 'react-i18next'
import type { Import } from '#contract/imports/import.ts'
import { importEndpoints } from '#contract/imports/import-endpoints.ts'
import { LinkButton } from '#web/ui/actions/link-button.tsx'
import { useAct } from '#web/ui/actions/use-act.ts'
import { importPlaces } from '../import-places.ts'

interface CheckActionsProps {
  of: Import
  /** Cells typed and not checked yet: they are checked before the import. */
  hasUncheckedCells: boolean
  onChecked: () => unknown
  onDone: () => unknown
  onColumns: () => void
}

/** Of a checked file: back to its columns, another file, a check after a failure, or the import. */
export function CheckActions({ of, hasUncheckedCells, onChecked, onDone, onColumns }: CheckActionsProps) {
  const { t } = useTranslation()
  const run = useAct(importEndpoints.runImport, { notice: null, onDone })
  const check = useAct(importEndpoints.checkImport, { notice: null, onDone: onChecked })
  const { list, requires } = importPlaces[of.kind]
  const params = { id: of.id }
  return (
    <>
      <Button onClick={onColumns}>{t('imports.columns_button')}</Button>
      <LinkButton to={`${list}/import`} requires={requires}>
        {t('imports.again')}
      </LinkButton>
      {!hasUncheckedCells && of.status === 'failed' && (
        <Button
          type="primary"
          loading={check.isBusy}
          onClick={() => void check.act({ params, body: { columns: of.columns } })}
        >
          {t('imports.check_again')}
        </Button>
      )}
      {!hasUncheckedCells && of.status === 'checked' && (
        <Button
          type="primary"
          loading={run.isBusy}
          disabled={of.rows.ready === 0}
          onClick={() => void run.act({ params })}
        >
          {t('imports.run', {
            ready: of.rows.ready.toLocaleString('en-US'),
            count: of.row_count.toLocaleString('en-US'),
          })}
        </Button>
      )}
    </>
  )
}
