import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { PartValues } from '../values/repair-order-values.ts'
import { PartPicker } from './part-picker.tsx'
import type { PartStock } from './repair-order-stock.ts'
import { RepairOrderStockContext } from './use-repair-order-stock.ts'

interface PartCellsProps {
  row: PartValues
  stock: PartStock | undefined
  disabled: boolean
  onChange: (key: string, change: Partial<PartValues>) => void
}

/** Which part, its number and what there is of it; until one is chosen, the search for it. */
export function PartCells({ row, stock, disabled, onChange }: PartCellsProps) {
  const { t } = useTranslation()
  const all = useContext(RepairOrderStockContext)
  const { part } = row
  if (!part)
    return (
      <td className="rb-cell-picker">
        <PartPicker
          disabled={disabled}
          onPick={found => {
            const { id, name, stock_number, unit, price_retail } = found
            all.learn([found])
            onChange(row.key, {
              part: { id, name, stock_number, unit },
              price: price_retail,
              quantity: row.quantity ?? 1,
            })
          }}
        />
      </td>
    )
  const isShort = stock?.short !== undefined
  return (
    <>
      <td>
        {part.name}
        <div className="rb-cell-note rb-mid-only">
          {part.stock_number}
          {stock && (
            <span className={isShort ? 'rb-narrow-only rb-short' : 'rb-narrow-only'}>
              {' · '}
              {stock.available} {part.unit.name}
            </span>
          )}
        </div>
      </td>
      <td className="rb-stock-column rb-number">{part.stock_number}</td>
      <td className="rb-cell-number rb-wide-only">
        {stock ? (
          <span className={isShort ? 'rb-short' : undefined}>
            {stock.available} {part.unit.name}
          </span>
        ) : (
          <span className="rb-muted">-</span>
        )}
        {stock && stock.elsewhere > 0 && (
          <div
            className="rb-cell-note"
            title={t('repair-orders.web.reserved_count', { count: stock.elsewhere })}
          >
            {t('repair-orders.web.reserved_short', { count: stock.elsewhere })}
          </div>
        )}
      </td>
    </>
  )
}
