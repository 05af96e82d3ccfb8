import Input from 'antd/es/input'
import { useTranslation } from 'react-i18next'
import type { ImportFinding } from '#contract/imports/import-finding.ts'
import { useMendedCell } from './mended-cells.ts'

/** Only a person knows what the cell was to be. */
const typedCodes = new Set([
  'import_digits_lost',
  'import_looks_like_date',
  'import_looks_like_boolean',
  'import_error_cell',
  'import_no_value',
  'import_byte_unreadable',
  'import_value_shortened',
])

interface ImportFindingRowProps {
  finding: ImportFinding
  /** Of its field. */
  label: string
  /** What the heading of its group does not say. */
  why: string
}

/** A cell before and after, or with a field for the right value. */
export function ImportFindingRow({ finding, label, why }: ImportFindingRowProps) {
  const { t } = useTranslation()
  const { row, field, before, after } = finding
  const { value, mend } = useMendedCell(row, field)
  const isTyped = field !== '' && (finding.class === 'bad' || typedCodes.has(finding.code))
  return (
    <div className="rb-finding">
      <span className="rb-finding-row">{row}</span>
      <span>{finding.label}</span>
      <span className="rb-muted">{label}</span>
      <code>{before || t('imports.empty')}</code>
      {isTyped ? (
        <Input
          aria-label={`${t('imports.row')} ${row}, ${label}`}
          value={value ?? after ?? before}
          status={finding.class === 'bad' && value === undefined ? 'error' : ''}
          onChange={({ target }) => mend(target.value)}
        />
      ) : (
        <code className={after === null ? '' : 'rb-finding-after'}>
          {after === '' ? t('imports.empty') : after}
        </code>
      )}
      <span className={finding.class === 'bad' ? 'rb-finding-why' : 'rb-muted'}>{why}</span>
    </div>
  )
}
