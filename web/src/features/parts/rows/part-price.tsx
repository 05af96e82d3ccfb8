import { createContext, useContext } from 'react'
import { LinePrice } from '#web/features/prices/index.ts'
import type { PartRowValues } from './part-row-values.ts'
import { PartsStockContext } from './use-part-stock.ts'

/** Whether prices may be typed; without it they are shown alone. */
export const TypedPricesContext = createContext(false)

interface PartPriceProps {
  row: PartRowValues
  disabled: boolean
  onChange: (key: string, change: Partial<PartRowValues>) => void
  /** Of the sentence that refuses the price. */
  errorId?: string | undefined
}

export function PartPrice({ row, disabled, onChange, errorId }: PartPriceProps) {
  const mayType = useContext(TypedPricesContext)
  const part = useContext(PartsStockContext)?.part(row.part?.id ?? 0)
  return (
    <LinePrice
      name={row.part?.name ?? ''}
      price={row.price}
      source={row.price_source}
      min={part?.min_limit_price}
      isTypeable={mayType && !disabled}
      fault={errorId ? { status: 'error', 'aria-invalid': true, 'aria-describedby': errorId } : undefined}
      onType={typed =>
        onChange(row.key, typed === null ? { price_source: 'part' } : { price: typed, price_source: 'typed' })
      }
    />
  )
}
