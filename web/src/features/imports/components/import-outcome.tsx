import Button from 'antd/es/button'
import { type ReactNode, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Import } from '#contract/imports/import.ts'
import { importEndpoints } from '#contract/imports/import-endpoints.ts'
import { ConfirmAction } from '#web/ui/actions/confirm-action.tsx'
import { LinkButton } from '#web/ui/actions/link-button.tsx'
import { useAct } from '#web/ui/actions/use-act.ts'
import { Section } from '#web/ui/page/section.tsx'
import { importPlaces } from '../import-places.ts'
import { ImportProblems } from './import-problems.tsx'

interface ImportOutcomeProps {
  of: Import
  onDone: () => unknown
  onMatchAgain: () => void
}

/** The result of the dry run or of the import, and the next actions. */
export function ImportOutcome({ of, onDone, onMatchAgain }: ImportOutcomeProps) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const close = useCallback(() => setAsking(false), [])
  const run = useAct(importEndpoints.runImport, { notice: null, onDone })
  const undo = useAct(importEndpoints.undoImport, { notice: null, onDone, onClose: close })
  const { list, requires } = importPlaces[of.kind]
  const count = of.row_count.toLocaleString('en-US')
  const rows = { count: of.row_count, total: count }
  const another = (
    <LinkButton key="another" to={`${list}/import`} requires={requires}>
      {t('imports.again')}
    </LinkButton>
  )
  const columns = (
    <Button key="columns" onClick={onMatchAgain}>
      {t('imports.match_again')}
    </Button>
  )
  if (of.status === 'checked' && of.bad_rows === 0)
    return (
      <Section title={t('imports.all_fit', rows)}>
        <NewNames of={of} />
        <Acts>
          {columns}
          <Button type="primary" loading={run.isBusy} onClick={() => void run.act({ params: { id: of.id } })}>
            {t('imports.run', rows)}
          </Button>
        </Acts>
      </Section>
    )
  if (of.status === 'done')
    return (
      <Section title={t('imports.done', { count })}>
        <p className="rb-muted">{t('imports.done_text')}</p>
        <Acts>
          <Button danger onClick={() => setAsking(true)}>
            {t('imports.take_back')}
          </Button>
          <LinkButton to={list} requires={requires} type="primary">
            {t('imports.show')}
          </LinkButton>
        </Acts>
        <ConfirmAction
          open={isAsking}
          danger
          question={t('imports.take_back_question')}
          busy={undo.isBusy}
          onYes={() => undo.act({ params: { id: of.id } })}
          onClose={close}
        />
      </Section>
    )
  const hasProblems = of.bad_rows > 0
  const title = hasProblems
    ? t('imports.bad_rows', { bad: of.bad_rows.toLocaleString('en-US'), count })
    : t(`imports.${of.status}`)
  return (
    <>
      <Section title={title}>
        <p className="rb-muted">
          {t(of.status === 'checked' ? 'imports.bad_rows_text' : `imports.${of.status}_text`)}
        </p>
        <Acts>
          {of.status === 'taken_back' ? undefined : columns}
          {another}
        </Acts>
      </Section>
      {hasProblems && <ImportProblems id={of.id} kind={of.kind} />}
    </>
  )
}

const Acts = ({ children }: { children: ReactNode }) => <div className="rb-import-acts">{children}</div>

/** Brands and suppliers that would be created. */
function NewNames({ of }: { of: Import }) {
  const { t } = useTranslation()
  const named = (kind: string) => of.new_names.flatMap(one => (one.kind === kind ? one.name : [])).join(', ')
  return (
    <>
      {named('brand') && <p>{t('imports.new_brands', { names: named('brand') })}</p>}
      {named('supplier') && <p>{t('imports.new_suppliers', { names: named('supplier') })}</p>}
    </>
  )
}
