import { type Ref, useContext } from 'react'
import { PartRow } from './part-row.tsx'
import type { PartRowValues } from './part-row-values.ts'
import { PartRowsHead } from './part-rows-head.tsx'
import { PartsStockContext } from './use-part-stock.ts'
import './part-rows.css'

interface PartRowsProps {
  rows: readonly PartRowValues[]
  /** By the key of a row. */
  errors: Readonly<Record<string, string>>
  /** Parts that cannot be chosen again: the same array until they change. */
  chosenIds?: readonly number[]
  disabled: boolean
  /** They stay the same functions, so that typing draws one row. */
  onChange: (key: string, change: Partial<PartRowValues>) => void
  onRemove: (key: string) => void
  /** One more row, with the focus in it. */
  onAdd: () => void
  /** What holds the rows. */
  ref?: Ref<HTMLTableSectionElement>
}

/** Rows with part, quantity and price. At least one row stays. Within a `PartsStockContext` they show the stock. */
export function PartRows(props: PartRowsProps) {
  const { rows, errors, chosenIds = none, disabled, onChange, onRemove, onAdd, ref } = props
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
