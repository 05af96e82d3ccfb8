import Button from 'antd/es/button'
import Select from 'antd/es/select'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Import } from '#contract/imports/import.ts'
import { importEndpoints } from '#contract/imports/import-endpoints.ts'
import { importFields, missingColumns } from '#contract/imports/import-fields.ts'
import type { ImportRulesChoice, Substitute } from '#contract/imports/import-rules.ts'
import { useAct } from '#web/ui/actions/use-act.ts'
import { Section } from '#web/ui/page/section.tsx'
import { useFieldLabel } from '../import-places.ts'
import { ImportDecisions } from './import-decisions.tsx'
import type { MendedCell } from './mended-cells.ts'
import { SubstituteField } from './substitute-field.tsx'

interface ImportColumnsProps {
  of: Import
  /** Cells that are checked with the columns. */
  mended: readonly MendedCell[]
  onDone: () => unknown
}

/** Assigns columns of the file to fields, with the first rows as examples. */
export function ImportColumns({ of, mended, onDone }: ImportColumnsProps) {
  const { t } = useTranslation()
  const labelOf = useFieldLabel(of.kind)
  const [columns, setColumns] = useState(of.columns)
  const [rules, setRules] = useState<ImportRulesChoice>(of.chosen_rules)
  const check = useAct(importEndpoints.checkImport, { notice: null, onDone })
  const missing = new Set(missingColumns(of.kind, { ...rules.substitutes, ...columns }))
  const taken = new Set(Object.values(columns))
  return (
    <>
      <ImportDecisions of={of} onRead={onDone} rules={rules} onRules={setRules} />
      <Section title={t('imports.columns')}>
        <p className="rb-muted">{t('imports.columns_text', { count: of.row_count, file: of.file_name })}</p>
        <div className="rb-import-columns">
          {importFields[of.kind].map(({ field, isRequired, mayBe, mayBeChosen }) => (
            <Fragment key={field}>
              <div>
                <label htmlFor={`column-${field}`}>{labelOf(field)}</label>
                {isRequired && <span aria-hidden> *</span>}
              </div>
              {chooser(field)}
              <div className="rb-muted">
                <div>{examples(field)}</div>
                {(mayBe || mayBeChosen) && mayLack(field) && (
                  <SubstituteField
                    label={labelOf(field)}
                    otherLabel={mayBe ? labelOf(mayBe) : ''}
                    mayBe={mayBe}
                    value={rules.substitutes?.[field]}
                    onChange={value => substitute(field, value)}
                  />
                )}
              </div>
            </Fragment>
          ))}
        </div>
        <div className="rb-import-acts">
          <Button type="primary" loading={check.isBusy} disabled={missing.size > 0} onClick={send}>
            {t('imports.check')}
          </Button>
        </div>
      </Section>
    </>
  )

  /** No column, or empty cells among its first. */
  function mayLack(field: string): boolean {
    const column = columns[field]
    return (
      column === undefined || rules.substitutes?.[field] !== undefined || of.sample.some(row => !row[column])
    )
  }

  function chooser(field: string) {
    const isMissing = missing.has(field)
    return (
      <div>
        <Select
          id={`column-${field}`}
          className="rb-import-column"
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          value={columns[field] ?? null}
          {...(isMissing ? { status: 'error' as const } : {})}
          aria-invalid={isMissing}
          placeholder={t('imports.not_imported')}
          options={of.headings.map((heading, column) => ({
            value: column,
            label: heading || `${column + 1}`,
            disabled: taken.has(column) && columns[field] !== column,
          }))}
          onChange={column => choose(field, column ?? undefined)}
        />
        {isMissing && <div className="rb-import-missing">{t('errors.import_column_missing')}</div>}
      </div>
    )
  }

  function choose(field: string, column: number | undefined) {
    const { [field]: _, ...others } = columns
    setColumns(column === undefined ? others : { ...others, [field]: column })
  }

  function substitute(field: string, value: Substitute | undefined) {
    const { [field]: _, ...others } = rules.substitutes ?? {}
    setRules({ ...rules, substitutes: value ? { ...others, [field]: value } : others })
  }

  function examples(field: string): string {
    const column = columns[field]
    if (column === undefined) return ''
    return of.sample
      .map(row => row[column])
      .filter(Boolean)
      .slice(0, 3)
      .join(' · ')
  }

  function send() {
    void check.act({ params: { id: of.id }, body: { columns, rules, cells: [...mended] } })
  }
}
