import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined'
import type { TFunction } from 'i18next'
import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { IconAction } from '#web/ui/actions/icon-action.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { partAmount } from '../prices/priced-repair-order.ts'
import type { PartValues } from '../values/repair-order-values.ts'
import { PartCells } from './part-cells.tsx'
import type { PartStock } from './repair-order-stock.ts'
import { usePartStock } from './use-repair-order-stock.ts'

interface PartRowProps {
  row: PartValues
  /** What the server refuses about it. */
  error: string | undefined
  canRemove: boolean
  disabled: boolean
  onChange: (key: string, change: Partial<PartValues>) => void
  onRemove: (key: string) => void
}

/** One part of a type of work. Typing into it draws this row and the sums, nothing else. */
export const PartRow = memo(function PartRow({
  row,
  error,
  canRemove,
  disabled,
  onChange,
  onRemove,
}: PartRowProps) {
  const { t } = useTranslation()
  const saidId = useId()
  const { part, quantity } = row
  const stock = usePartStock(part?.id)
  // Said at once; the server, which hears of stock only with a complete form, has the last word.
  const shortage = part && quantity ? shortageOf(t, stock, quantity, part.unit.name) : undefined
  // Such a row is not sent: it must not go without a word.
  const unsent = part && !quantity ? t('repair-orders.web.no_quantity') : undefined
  const said = error ?? shortage ?? unsent
  return (
    <>
      <tr>
        <PartCells row={row} stock={stock} disabled={disabled} onChange={onChange} />
        {part && (
          <td className="rb-cell-number">
            <NumberField
              className="rb-quantity"
              aria-label={`${t('repair-orders.web.quantity')}, ${part.name}`}
              aria-invalid={error ? true : undefined}
              aria-describedby={said ? saidId : undefined}
              status={error ? 'error' : said ? 'warning' : ''}
              disabled={disabled}
              decimals={part.unit.accept_decimals ? 3 : 0}
              value={quantity}
              onChange={next => onChange(row.key, { quantity: next })}
            />
          </td>
        )}
        {part && (
          <td className="rb-cell-number rb-cell-price">
            <Money value={row.price} />
          </td>
        )}
        {part && (
          <td className="rb-cell-number">
            <Money value={partAmount(row)} />
          </td>
        )}
        <td className="rb-cell-bin">
          <IconAction
            label={`${t('repair-orders.web.remove_part')} ${part?.name ?? ''}`.trim()}
            icon={<DeleteOutlined />}
            disabledBecause={canRemove && !disabled ? undefined : t('repair-orders.web.first_part_stays')}
            onClick={() => onRemove(row.key)}
          />
        </td>
      </tr>
      {said && (
        <tr className={error ? 'rb-part-said rb-bad' : 'rb-part-said rb-short'}>
          <td id={saidId} role="alert">
            {said}
          </td>
        </tr>
      )}
    </>
  )
})

function shortageOf(t: TFunction, stock: PartStock | undefined, quantity: number, unit: string) {
  if (stock?.short === undefined) return undefined
  const { available, short, elsewhere } = stock
  const sentence =
    short === quantity
      ? t('repair-orders.web.short', { available, unit })
      : t('repair-orders.web.short_together', { available, unit, short })
  return elsewhere > 0
    ? `${sentence}. ${t('repair-orders.web.reserved_count', { count: elsewhere })}`
    : sentence
}
