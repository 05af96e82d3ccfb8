import { type Ref, useContext } from 'react'
import { PartRow } from './part-row.tsx'
import type { PartRowValues } from './part-row-values.ts'
import { PartRowsHead } from './part-rows-head.tsx'
import { PartsStockContext } from './use-part-stock.ts'
import './part-rows.css'

interface PartRowsProps {
  rows: readonly PartRowValues[]
  /** By row key. */
  errors: Readonly<Record<string, string>>
  /** Of typed prices, by row key. */
  priceErrors?: Readonly<Record<string, string>>
  /** Parts that cannot be chosen again; a stable array. */
  chosenIds?: readonly number[]
  disabled: boolean
  /** Stable functions, so that typing renders one row. */
  onChange: (key: string, change: Partial<PartRowValues>) => void
  onRemove: (key: string) => void
  /** Adds a row and focuses it. */
  onAdd: () => void
  /** The element around the rows. */
  ref?: Ref<HTMLTableSectionElement>
}

/** Part, quantity and price; at least one row stays. Shows stock within a `PartsStockContext`. */
export function PartRows(props: PartRowsProps) {
  const { rows, errors, priceErrors, chosenIds = none, disabled, onChange, onRemove, onAdd, ref } = props
  const hasStock = useContext(PartsStockContext) !== null
  return (
    <div className="rb-part-rows">
      <table className={hasStock ? 'rb-with-stock' : undefined}>
        <PartRowsHead hasStock={hasStock} />
        <tbody ref={ref}>
          {rows.map(row => (
            <PartRow
              key={row.key}
              row={row}
              error={errors[row.key]}
              priceError={priceErrors?.[row.key]}
              chosenIds={chosenIds}
              canRemove={rows.length > 1}
              disabled={disabled}
              onChange={onChange}
              onRemove={onRemove}
              onAdd={onAdd}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const none: readonly number[] = []
