import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { lineAmount } from '#contract/shared/money.ts'
import { IconAction } from '#web/ui/actions/icon-action.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { Money } from '#web/ui/text/money.tsx'
import type { PartRowValues } from '../part-row-values.ts'
import { PartPicker } from './part-picker.tsx'

interface PartRowEditorProps {
  row: PartRowValues
  error: string | undefined
  chosenIds: readonly number[]
  canRemove: boolean
  disabled: boolean
  onChange: (row: PartRowValues) => void
  onRemove: () => void
}

/** One part: found first, then counted. */
export function PartRowEditor(props: PartRowEditorProps) {
  const { row, error, chosenIds, canRemove, disabled, onChange, onRemove } = props
  const { t } = useTranslation()
  const errorId = useId()
  const { part } = row
  return (
    <tr>
      {part ? (
        <>
          <td>
            {part.name}
            {error && (
              <div id={errorId} className="rb-part-error" role="alert">
                {error}
              </div>
            )}
          </td>
          <td className="rb-plain-wide">{part.stock_number}</td>
          <td className="rb-plain-number">
            <NumberField
              className="rb-part-quantity"
              aria-label={`${t('parts.fields.quantity')}, ${part.name}`}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              status={error ? 'error' : ''}
              disabled={disabled}
              suffix={part.unit.name}
              decimals={part.unit.accept_decimals ? 3 : 0}
              value={row.quantity}
              onChange={quantity => onChange({ ...row, quantity })}
            />
          </td>
          <td className="rb-plain-number rb-plain-wide">
            <Money value={row.price} />
          </td>
          <td className="rb-plain-number">
            <Money value={lineAmount({ price: row.price, quantity: row.quantity ?? 0 })} />
          </td>
        </>
      ) : (
        <td colSpan={5}>
          <PartPicker
            disabled={disabled}
            chosenIds={chosenIds}
            onPick={({ id, name, stock_number, unit, price_retail }) =>
              onChange({
                ...row,
                part: { id, name, stock_number, unit },
                price: price_retail,
                quantity: row.quantity ?? 1,
              })
            }
          />
        </td>
      )}
      <td className="rb-part-bin">
        <IconAction
          label={`${t('parts.remove_part')} ${part?.name ?? ''}`.trim()}
          icon={<DeleteOutlined />}
          disabledBecause={canRemove && !disabled ? undefined : t('parts.first_part_stays')}
          onClick={onRemove}
        />
      </td>
    </tr>
  )
}
