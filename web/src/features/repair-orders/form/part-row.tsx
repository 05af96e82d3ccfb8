import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined'
import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { IconAction } from '#web/ui/actions/icon-action.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { Money } from '#web/ui/text/money.tsx'
import type { PartValues } from './order-values.ts'
import { PartCells } from './part-cells.tsx'
import { partAmount } from './priced-order.ts'
import { usePartStock } from './use-part-stock.ts'

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
  const faultId = useId()
  const stock = usePartStock(row)
  const { part, quantity } = row
  // Said at once; the server, which hears of stock only with a complete form, has the last word.
  const isShort = part !== null && stock !== undefined && stock.available < (quantity ?? 0)
  const fault =
    error ?? (isShort ? t('repair-orders.web.short', { ...stock, unit: part.unit.name }) : undefined)
  return (
    <>
      <tr className={fault ? 'rb-part-bad' : undefined}>
        <PartCells row={row} stock={stock} isShort={isShort} disabled={disabled} onChange={onChange} />
        {part && (
          <td className="rb-cell-number">
            <NumberField
              className="rb-quantity"
              aria-label={`${t('repair-orders.web.quantity')}, ${part.name}`}
              aria-invalid={fault ? true : undefined}
              aria-describedby={fault ? faultId : undefined}
              status={fault ? 'error' : ''}
              disabled={disabled}
              decimals={part.unit.accept_decimals ? 3 : 0}
              value={quantity}
              onChange={next => onChange(row.key, { quantity: next })}
            />
          </td>
        )}
        {part && (
          <td className="rb-cell-number rb-wide-only">
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
      {fault && (
        <tr className="rb-part-fault">
          <td id={faultId} role="alert">
            {fault}
          </td>
        </tr>
      )}
    </>
  )
})
