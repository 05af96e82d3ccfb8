import { type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { focusSoon } from '#web/shell/focus/focus-soon.ts'
import { firstField } from '#web/shell/focus/focusable.ts'
import { ScannableSearch } from '../camera/scannable-search.tsx'
import { formatQuantity } from '../quantity-format.ts'
import { PartPicker } from './part-picker.tsx'
import type { PartRowValues } from './part-row-values.ts'
import type { PartStock } from './part-stock.ts'
import { PartsStockContext } from './use-part-stock.ts'

interface PartCellsProps {
  row: PartRowValues
  stock: PartStock | undefined
  chosenIds: readonly number[]
  disabled: boolean
  onChange: (key: string, change: Partial<PartRowValues>) => void
  /** Below the search results. */
  below?: ((typed: string) => ReactNode) | undefined
}

/** The part with its number and optional stock; before one is chosen, the search. */
export function PartCells({ row, stock, chosenIds, disabled, onChange, below }: PartCellsProps) {
  const { t } = useTranslation()
  const parts = useContext(PartsStockContext)
  const { part } = row
  if (!part)
    return (
      <td className="rb-part-picker">
        <ScannableSearch disabled={disabled}>
          <PartPicker
            disabled={disabled}
            chosenIds={chosenIds}
            below={below}
            onPick={found => {
              const { id, name, stock_number, unit, price_retail } = found
              const line = document.activeElement?.closest('tr')
              parts?.learn([found])
              onChange(row.key, {
                part: { id, name, stock_number, unit },
                price: price_retail,
                price_source: undefined,
                quantity: row.quantity ?? 1,
              })
              // On to the quantity.
              focusSoon(() => firstField(line))
            }}
          />
        </ScannableSearch>
      </td>
    )
  const available = stock && `${formatQuantity(stock.available)} ${part.unit.name}`
  const isShort = stock?.short !== undefined
  return (
    <>
      <td>
        {part.name}
        <div className="rb-cell-note rb-part-number-below">
          {part.stock_number}
          {available && (
            <span className={isShort ? 'rb-part-stock-below rb-short' : 'rb-part-stock-below'}>
              {' · '}
              {available}
            </span>
          )}
        </div>
      </td>
      <td className="rb-part-number rb-number">{part.stock_number}</td>
      {parts && (
        <td className="rb-cell-number rb-part-stock">
          {available ? (
            <span className={isShort ? 'rb-short' : undefined}>{available}</span>
          ) : (
            <span className="rb-muted">-</span>
          )}
          {stock && stock.elsewhere > 0 && (
            <div className="rb-cell-note" title={t('parts.rows.reserved_count', { count: stock.elsewhere })}>
              {t('parts.rows.reserved_short', { count: stock.elsewhere })}
            </div>
          )}
        </td>
      )}
    </>
  )
}
