import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined'
import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { PartChoice } from '#contract/parts/part.ts'
import { itemDiscountMax } from '#contract/parts-orders/parts-order-input.ts'
import { discountedPrice } from '#contract/parts-orders/parts-order-totals.ts'
import type { ErrorEntry } from '#contract/shared/errors.ts'
import { lineAmount } from '#contract/shared/money.ts'
import { formatQuantity } from '#web/features/parts/index.ts'
import { LinePrice, MarginNote } from '#web/features/prices/index.ts'
import { IconAction } from '#web/ui/actions/icon-action.tsx'
import { NumberField, type NumberFieldProps } from '#web/ui/fields/number/number-field.tsx'
import { Money } from '#web/ui/text/money.tsx'
import type { ItemEdit } from './item-body.ts'
import { ShippingMarks } from './shipping-marks.tsx'
import type { ShownItem } from './use-item-edits.ts'

interface ItemRowProps {
  item: ShownItem
  /** Why it was not saved; empty if the server was not reached. */
  errors: readonly ErrorEntry[] | undefined
  /** Read for who may see costs. */
  part: PartChoice | undefined
  mayTypePrice: boolean
  onEdit: (itemId: number, edit: ItemEdit) => void
  onRemove: (itemId: number) => void
  onEnter: () => void
}

/** An editable item that saves itself. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item, errors, part, mayTypePrice, onEdit, onRemove, onEnter } = props
  const { t } = useTranslation()
  const noteId = useId()
  const { inventory, quantity, discount } = item
  const price = discountedPrice({ base_price: item.base_price, discount: discount ?? 0 })
  const available = `${formatQuantity(inventory.available)} ${inventory.unit.name}`
  const isShort = (quantity ?? 0) > inventory.available
  const note = errors
    ? errors.map(entry => entry.title).join(' ') || t('parts-orders.items.not_saved')
    : undefined
  return (
    <>
      <tr>
        <td>
          {inventory.name} <ShippingMarks item={item} />
          <div className="rb-item-subtitle">
            {[inventory.stock_number, inventory.brand?.name].filter(Boolean).join(' · ')}
            <span className={isShort ? 'rb-item-stock-below rb-bad' : 'rb-item-stock-below'}>
              {' · '}
              {t('parts-orders.items.available_count', { available })}
            </span>
          </div>
        </td>
        <td className={`rb-cell-number rb-item-stock ${isShort ? 'rb-bad' : ''}`}>{available}</td>
        <td className="rb-cell-number rb-item-quantity">
          {field('quantity', {
            'aria-label': `${t('parts-orders.items.quantity')}, ${inventory.name}`,
            decimals: inventory.unit.accept_decimals ? 3 : 0,
            min: 1,
          })}
        </td>
        <td className="rb-cell-number rb-item-discount">
          {field('discount', {
            'aria-label': `${t('parts-orders.items.discount')}, ${inventory.name}`,
            integerDigits: 2,
            decimals: 0,
            max: itemDiscountMax,
            suffix: '%',
          })}
        </td>
        <td className={`rb-cell-number rb-item-price ${mayTypePrice ? 'rb-item-price-typed' : ''}`}>
          <LinePrice
            name={inventory.name}
            price={item.base_price}
            source={item.price_source}
            discounted={price}
            min={part?.min_limit_price}
            isTypeable={mayTypePrice}
            fault={faultOf('base_price')}
            onType={typed => onEdit(item.id, { base_price: typed })}
          />
        </td>
        <td className="rb-cell-number rb-item-amount">
          <Money value={lineAmount({ price, quantity: quantity ?? 0 })} />
          <MarginNote price={price} cost={part?.cost} />
        </td>
        <td className="rb-item-remove">
          <IconAction
            label={`${t('parts-orders.items.remove')}: ${inventory.name}`}
            icon={<DeleteOutlined aria-hidden />}
            onClick={() => onRemove(item.id)}
          />
        </td>
      </tr>
      {note && (
        <tr className="rb-item-note rb-bad">
          <td id={noteId} role="alert" colSpan={7}>
            {note}
          </td>
        </tr>
      )}
    </>
  )

  function faultOf(name: keyof ItemEdit) {
    const isBad = errors?.some(entry => entry.source?.parameter.split('.').at(-1) === name)
    return {
      'aria-invalid': isBad ? true : undefined,
      'aria-describedby': note ? noteId : undefined,
      status: isBad ? 'error' : '',
    } as const
  }

  function field(name: keyof ItemEdit, rest: NumberFieldProps) {
    return (
      <NumberField
        {...rest}
        {...faultOf(name)}
        value={item[name]}
        onChange={value => onEdit(item.id, { [name]: value })}
        onKeyDown={event => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
          event.preventDefault()
          onEnter()
        }}
      />
    )
  }
})
