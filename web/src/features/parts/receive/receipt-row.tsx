import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined'
import { type KeyboardEvent, memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { lineAmount } from '#contract/shared/money.ts'
import { IconAction } from '#web/ui/actions/icon-action.tsx'
import { MoneyField } from '#web/ui/fields/number/money-field.tsx'
import { NumberField } from '#web/ui/fields/number/number-field.tsx'
import { CreateBelowHits } from '#web/ui/fields/search/create-below-hits.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { PartCells } from '../rows/part-cells.tsx'
import type { ReceiptRowErrors, ReceiptRowValues } from './receipt-values.ts'

interface ReceiptRowProps {
  row: ReceiptRowValues
  errors: ReceiptRowErrors | undefined
  disabled: boolean
  onChange: (key: string, change: Partial<ReceiptRowValues>) => void
  onRemove: (key: string) => void
  /** Creates the part that was not found. */
  onNew: ((typed: string) => void) | undefined
  /** Enter moves to the next field. */
  onNext: (from: HTMLElement) => void
}

/** A part with quantity and cost. */
export const ReceiptRow = memo(function ReceiptRow(props: ReceiptRowProps) {
  const { row, errors = noErrors, disabled, onChange, onRemove, onNew, onNext } = props
  const { t } = useTranslation()
  const noteId = useId()
  const { part, quantity, cost } = row
  const note = [
    errors.inventory_id,
    errors.quantity && `${t('parts.rows.quantity')}: ${errors.quantity}`,
    errors.cost && `${t('parts.rows.cost')}: ${errors.cost}`,
  ].filter(Boolean)
  const field = (error: string | undefined) =>
    ({
      'aria-invalid': error ? true : undefined,
      'aria-describedby': error ? noteId : undefined,
      status: error ? 'error' : '',
      disabled,
      onFocus: event => event.currentTarget.select(),
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        onNext(event.currentTarget)
      },
    }) as const satisfies Partial<Parameters<typeof NumberField>[0]>
  return (
    <>
      <tr data-key={row.key} data-refused={note.length > 0 || undefined}>
        <PartCells
          row={row}
          stock={undefined}
          chosenIds={none}
          disabled={disabled}
          onChange={onChange}
          below={typed =>
            onNew && <CreateBelowHits onClick={() => onNew(typed)}>{t('parts.new')}</CreateBelowHits>
          }
        />
        {part && (
          <>
            <td className="rb-cell-number rb-part-quantity">
              <NumberField
                {...field(errors.quantity)}
                className="rb-quantity"
                aria-label={`${t('parts.rows.quantity')}, ${part.name}`}
                decimals={part.unit.accept_decimals ? 3 : 0}
                value={quantity}
                onChange={next => onChange(row.key, { quantity: next })}
              />
            </td>
            <td className="rb-cell-number rb-part-cost">
              <MoneyField
                {...field(errors.cost)}
                className="rb-cost"
                aria-label={`${t('parts.rows.cost')}, ${part.name}`}
                value={cost}
                onChange={next => onChange(row.key, { cost: next })}
              />
            </td>
            <td className="rb-cell-number">
              <Money value={lineAmount({ price: cost ?? 0, quantity: quantity ?? 0 })} />
            </td>
          </>
        )}
        <td className="rb-part-remove">
          <IconAction
            label={`${t('parts.rows.remove')} ${part?.name ?? ''}`.trim()}
            icon={<DeleteOutlined aria-hidden />}
            disabledBecause={part && !disabled ? undefined : t('parts.receive.row_is_empty')}
            onClick={() => onRemove(row.key)}
          />
        </td>
      </tr>
      {note.length > 0 && (
        <tr className="rb-part-note rb-bad">
          <td id={noteId} role="alert">
            {note.join(' · ')}
          </td>
        </tr>
      )}
    </>
  )
})

const noErrors: ReceiptRowErrors = {}
const none: readonly number[] = []
