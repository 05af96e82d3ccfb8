import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { maxItems } from '#contract/parts-orders/parts-order-input.ts'
import type { ErrorEntry } from '#contract/shared/errors.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { AddItem } from './add-item.tsx'
import { ItemRow } from './item-row.tsx'
import { useCostsOfItems } from './use-costs-of-items.ts'
import type { ItemActs } from './use-item-edits.ts'
import './items.css'

interface OrderItemsProps {
  acts: ItemActs
  /** Refusals of a checkout, by item index. */
  refused?: readonly ErrorEntry[]
}

export function OrderItems({ acts, refused = [] }: OrderItemsProps) {
  const { t } = useTranslation()
  const root = useRef<HTMLDivElement>(null)
  const mayTypePrice = useAllowed()('orders-parts.override-price')
  const { items, errors } = acts
  const parts = useCostsOfItems(items)
  const isFull = items.length >= maxItems
  return (
    <div ref={root} className="rb-items">
      <AddItem
        label={t('parts-orders.items.find')}
        chosenIds={items.map(item => item.inventory.id)}
        full={isFull ? t('parts-orders.errors.too_many_items', { max: maxItems }) : undefined}
        isAdding={acts.isAdding}
        onAdd={acts.add}
      />
      {items.length === 0 ? (
        <p className="rb-muted rb-none">{t('parts-orders.items.none')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('parts-orders.items.part')}</th>
              <th scope="col" className="rb-cell-number">
                {t('parts-orders.items.available')}
              </th>
              <th scope="col" className="rb-cell-number">
                {t('parts-orders.items.quantity')}
              </th>
              <th scope="col" className="rb-cell-number">
                {t('parts-orders.items.discount')}
              </th>
              <th scope="col" className="rb-cell-number">
                {t('parts-orders.items.price')}
              </th>
              <th scope="col" className="rb-cell-number">
                {t('parts-orders.items.amount')}
              </th>
              <th scope="col">
                <span className="rb-visually-hidden">{t('parts-orders.items.remove')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((item, index) => (
              <ItemRow
                key={item.id}
                item={item}
                errors={errors.get(item.id) ?? refusedAt(index)}
                part={parts.get(item.inventory.id)}
                mayTypePrice={mayTypePrice}
                onEdit={acts.edit}
                onRemove={id => void acts.remove(id)}
                onEnter={() => root.current?.querySelector<HTMLElement>('.rb-item-search input')?.focus()}
              />
            ))}
          </tbody>
        </table>
      )}
    </div>
  )

  function refusedAt(index: number): readonly ErrorEntry[] | undefined {
    const found = refused.filter(entry => entry.source?.parameter.startsWith(`items.${index}.`))
    return found.length > 0 ? found : undefined
  }
}
