import Button from 'antd/es/button'
import { useTranslation } from 'react-i18next'
import type { Import } from '#contract/imports/import.ts'
import { importEndpoints } from '#contract/imports/import-endpoints.ts'
import type { ImportRulesChoice } from '#contract/imports/import-rules.ts'
import { useRead } from '#web/api/hooks.ts'
import { useAct } from '#web/ui/actions/use-act.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { SkeletonSections } from '#web/ui/states/skeletons.tsx'
import { ImportClasses } from './import-classes.tsx'
import { ImportDecisions } from './import-decisions.tsx'
import { ImportGroups } from './import-groups.tsx'
import { type MendedCell, MendedCells } from './mended-cells.ts'
import { NewNames } from './new-names.tsx'

interface ImportCheckProps {
  of: Import
  mended: readonly MendedCell[]
  onMended: (cells: readonly MendedCell[]) => void
  onChecked: () => unknown
  onDone: () => unknown
}

/** What the check found, with what is confirmed and corrected of it. */
export function ImportCheck({ of, mended, onMended, onChecked, onDone }: ImportCheckProps) {
  const { t } = useTranslation()
  // Read again when a check ends, as this component is not shown meanwhile.
  const groups = useRead(
    importEndpoints.listImportGroups,
    { params: { id: of.id } },
    { keepsPrevious: true, staleTime: 0 },
  )
  const check = useAct(importEndpoints.checkImport, {
    notice: null,
    onDone: async () => {
      await onChecked()
      await groups.refetch()
    },
  })
  const confirm = useAct(importEndpoints.confirmImport, {
    notice: null,
    onDone: () => Promise.all([onDone(), groups.refetch()]),
  })
  return (
    <>
      <ImportDecisions of={of} onRead={onChecked} rules={of.chosen_rules} onRules={checkAgain} />
      <ImportClasses of={of} />
      <NewNames of={of} />
      {mended.length > 0 && (
        <div className="rb-sheet rb-mended">
          <span>{t('imports.cells_mended', { count: mended.length })}</span>
          <Button type="primary" loading={check.isBusy} onClick={() => checkAgain(of.chosen_rules)}>
            {t('imports.check_again')}
          </Button>
        </div>
      )}
      {groups.error && <ErrorState error={groups.error} onRetry={() => void groups.refetch()} />}
      {!groups.data && !groups.error && <SkeletonSections />}
      <MendedCells value={{ cells: mended, mend }}>
        <ImportGroups of={of} groups={groups.data?.data ?? []} onConfirm={confirmCodes} />
      </MendedCells>
      <p className="rb-muted rb-import-end">{t('imports.undo_text')}</p>
    </>
  )

  function mend(cell: MendedCell) {
    onMended([...mended.filter(one => one.row !== cell.row || one.field !== cell.field), cell])
  }

  function checkAgain(rules: ImportRulesChoice) {
    void check.act({ params: { id: of.id }, body: { columns: of.columns, rules, cells: [...mended] } })
  }

  function confirmCodes(codes: readonly string[]) {
    void confirm.act({ params: { id: of.id }, body: { codes: [...codes] } })
  }
}
