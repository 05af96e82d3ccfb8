import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined'
import { type KeyboardEvent, memo, useContext, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { lineAmount } from '#contract/shared/money.ts'
import { MarginNote } from '#web/features/prices/index.ts'
import { tabPast } from '#web/shell/focus/tab-past.ts'
import { IconAction } from '#web/ui/actions/icon-action.tsx'
import { NumberField } from '#web/ui/fields/number/number-field.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { firstFieldBelow } from './first-field-below.ts'
import { PartCells } from './part-cells.tsx'
import { PartPrice } from './part-price.tsx'
import type { PartRowValues } from './part-row-values.ts'
import { ShortPart } from './short-part.tsx'
import { PartsStockContext, usePartStock } from './use-part-stock.ts'

interface PartRowProps {
  row: PartRowValues
  /** The server's error. */
  error: string | undefined
  /** Why the price may not be typed. */
  priceError: string | undefined
  chosenIds: readonly number[]
  canRemove: boolean
  disabled: boolean
  onChange: (key: string, change: Partial<PartRowValues>) => void
  onRemove: (key: string) => void
  /** Enter in the quantity of the last row. */
  onAdd: () => void
}

/** Typing renders only this row and the sums. */
export const PartRow = memo(function PartRow(props: PartRowProps) {
  const { row, error, priceError, chosenIds, canRemove, disabled, onChange, onRemove, onAdd } = props
  const { t } = useTranslation()
  const noteId = useId()
  const { part, quantity } = row
  const stock = usePartStock(part?.id)
  const cost = useContext(PartsStockContext)?.part(part?.id ?? 0)?.cost
  // Shown at once; the server's check follows and decides.
  const isShort = part !== null && !!quantity && stock?.short !== undefined
  // Rows without a quantity are not sent, so this is pointed out.
  const unsent = part && !quantity ? t('parts.rows.no_quantity') : undefined
  const note = isShort ? (
    <ShortPart part={part} quantity={quantity} stock={stock} />
  ) : (
    (error ?? (priceError ? undefined : unsent))
  )
  const isBad = isShort || error !== undefined
  return (
    <>
      <tr data-key={row.key}>
        <PartCells row={row} stock={stock} chosenIds={chosenIds} disabled={disabled} onChange={onChange} />
        {part && (
          <>
            <td className="rb-cell-number rb-part-quantity">
              <NumberField
                className="rb-quantity"
                aria-label={`${t('parts.rows.quantity')}, ${part.name}`}
                aria-invalid={isBad || undefined}
                aria-describedby={note ? noteId : undefined}
                status={isBad ? 'error' : note ? 'warning' : ''}
                disabled={disabled}
                decimals={part.unit.accept_decimals ? 3 : 0}
                value={quantity}
                onChange={next => onChange(row.key, { quantity: next })}
                onKeyDown={pressedInQuantity}
              />
            </td>
            <td className="rb-cell-number rb-part-price">
              <PartPrice
                row={row}
                disabled={disabled}
                onChange={onChange}
                errorId={priceError ? `${noteId}-price` : undefined}
              />
            </td>
            <td className="rb-cell-number">
              <Money value={lineAmount({ price: row.price, quantity: quantity ?? 0 })} />
              <MarginNote price={row.price} cost={cost} />
            </td>
          </>
        )}
        <td className="rb-part-remove">
          <IconAction
            label={`${t('parts.rows.remove')} ${part?.name ?? ''}`.trim()}
            icon={<DeleteOutlined aria-hidden />}
            disabledBecause={canRemove && !disabled ? undefined : t('parts.rows.first_stays')}
            onClick={() => onRemove(row.key)}
          />
        </td>
      </tr>
      {note && (
        <tr className={isBad ? 'rb-part-note rb-bad' : 'rb-part-note rb-unsent'}>
          <td id={noteId} role="alert">
            {note}
          </td>
        </tr>
      )}
      {priceError && (
        <tr className="rb-part-note rb-bad">
          <td id={`${noteId}-price`} role="alert">
            {priceError}
          </td>
        </tr>
      )}
    </>
  )

  function pressedInQuantity(event: KeyboardEvent<HTMLInputElement>) {
    const field = event.currentTarget
    // Skips price and remove button.
    tabPast(event, field.closest('tr')!)
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const next = firstFieldBelow(field)
    if (next) next.focus()
    else onAdd()
  }
})
