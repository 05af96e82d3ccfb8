import Select from 'antd/es/select'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Import } from '#contract/imports/import.ts'
import { importEndpoints } from '#contract/imports/import-endpoints.ts'
import { type ImportReadingChoice, importEncodings, importSeparators } from '#contract/imports/import-file.ts'
import { decimalSigns, type ImportRulesChoice, nameOrders } from '#contract/imports/import-rules.ts'
import { useAct } from '#web/ui/actions/use-act.ts'

interface ImportDecisionsProps {
  of: Import
  /** The file was read in another way. */
  onRead: () => unknown
  rules: ImportRulesChoice
  onRules: (rules: ImportRulesChoice) => void
}

/** What was assumed about the file, each with what speaks for it, and changed here. */
export function ImportDecisions({ of, onRead, rules, onRules }: ImportDecisionsProps) {
  const { t } = useTranslation()
  const again = useAct(importEndpoints.readImportAgain, { notice: null, onDone: onRead })
  const { reading, evidence } = of
  const word = (key: string, values?: object) => t(`imports.decisions.${key}`, { ...values })
  const shownBy = (cell: string | undefined) =>
    cell === undefined ? word('no_evidence') : word('shown_by', { cell })
  return (
    <section className="rb-sheet rb-decisions" aria-label={word('title')}>
      {reading.encoding && (
        <Decision label={word('encoding')} hint={word(reading.is_encoding_guessed ? 'guessed' : 'certain')}>
          <Select
            aria-label={word('encoding')}
            value={reading.encoding}
            options={importEncodings.map(value => ({ value, label: value.toUpperCase() }))}
            onChange={encoding => read({ encoding })}
          />
        </Decision>
      )}
      {reading.separator && (
        <Decision label={word('separator')} hint={word('columns', { count: of.headings.length })}>
          <Select
            aria-label={word('separator')}
            value={reading.separator}
            options={importSeparators.map(value => ({
              value,
              label: t(`imports.decisions.separators.${separatorNames[value]}`),
            }))}
            onChange={separator => read({ separator })}
          />
        </Decision>
      )}
      {reading.sheet !== null && (
        <Decision label={word('sheet')} hint={word('sheets', { count: of.sheets.length })}>
          <Select
            aria-label={word('sheet')}
            value={reading.sheet}
            options={of.sheets.map(value => ({ value, label: value }))}
            onChange={sheet => read({ sheet, heading_row: undefined })}
          />
        </Decision>
      )}
      <Decision
        label={word('heading_row')}
        hint={word('matched', { matched: Object.keys(of.columns).length, count: of.headings.length })}
      >
        <Select
          aria-label={word('heading_row')}
          value={reading.heading_row}
          options={headingRows.map(row => ({
            value: row,
            label: row === 0 ? word('no_headings') : word('row', { row }),
          }))}
          onChange={heading_row => read({ heading_row })}
        />
      </Decision>
      <Decision label={word('decimal')} hint={shownBy(evidence.decimal)}>
        <Select
          aria-label={word('decimal')}
          value={rules.decimal ?? of.rules.decimal}
          options={decimalSigns.map(value => ({ value, label: t(`imports.decisions.signs.${value}`) }))}
          onChange={decimal => onRules({ ...rules, decimal })}
        />
      </Decision>
      {of.columns.full_name !== undefined && (
        <Decision label={word('names')} hint={shownBy(evidence.names)}>
          <Select
            aria-label={word('names')}
            value={rules.names ?? of.rules.names}
            options={nameOrders.map(value => ({ value, label: t(`imports.decisions.orders.${value}`) }))}
            onChange={names => onRules({ ...rules, names })}
          />
        </Decision>
      )}
    </section>
  )

  /** What was decided for certain, or chosen before, stays. */
  function read(choice: { [Key in keyof ImportReadingChoice]: ImportReadingChoice[Key] | undefined }) {
    const { encoding, is_encoding_guessed, separator, sheet, heading_row } = reading
    const all = {
      encoding: is_encoding_guessed ? undefined : (encoding ?? undefined),
      separator: choice.encoding ? undefined : (separator ?? undefined),
      sheet: sheet ?? undefined,
      heading_row: choice.separator ? undefined : heading_row,
      ...choice,
    }
    const body = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
    void again.act({ params: { id: of.id }, body })
  }
}

const separatorNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const

/** As many as are looked at for the headings, and none. */
const headingRows = Array.from({ length: 16 }, (_, row) => row)

function Decision({ label, hint, children }: { label: string; hint: string; children: ReactNode }) {
  return (
    <div className="rb-decision">
      <span className="rb-muted" aria-hidden>
        {label}
      </span>
      {children}
      <span className="rb-muted">{hint}</span>
    </div>
  )
}
