import { memo, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { ChargeRow } from './charge-row.tsx'
import type { ChargeErrors } from './charge-row-errors.ts'
import type { ChargeRowValues } from './charge-row-values.ts'
import './charge-rows.css'

interface ChargeRowsProps {
  rows: readonly ChargeRowValues[]
  /** Dollars, by position. */
  amounts: readonly number[]
  errors: ChargeErrors
  isRevealed: boolean
  /** Whether what another shop or carrier asks is typed too. */
  hasCosts: boolean
  /** Of a type of work: saved charges keep their name and price, and nobody did the work yet. */
  isTemplate?: boolean
  disabled: boolean
  /** Stable functions, so that typing renders one row. */
  onChange: (key: string, changed: Partial<ChargeRowValues>) => void
  onRemove: (key: string) => void
  ref?: Ref<HTMLUListElement>
}

/** Charges typed by hand or copied from saved ones. Nothing without rows. */
export const ChargeRows = memo(function ChargeRows({ rows, amounts, errors, ref, ...rest }: ChargeRowsProps) {
  const { t } = useTranslation()
  if (rows.length === 0) return null
  return (
    <ul ref={ref} className="rb-charge-rows" aria-label={t('charges.title')}>
      {rows.map((row, index) => (
        <ChargeRow
          key={row.key}
          row={row}
          amount={amounts[index] ?? 0}
          errors={errors[row.key] ?? noErrors}
          {...rest}
        />
      ))}
    </ul>
  )
})

const noErrors = {}
