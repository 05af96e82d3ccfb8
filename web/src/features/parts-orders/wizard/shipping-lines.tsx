import { useTranslation } from 'react-i18next'
import { lineAmount } from '#contract/shared/money.ts'
import { formatQuantity } from '#web/features/parts/index.ts'
import { Money } from '#web/ui/text/money.tsx'
import { ShippingMarks } from '../items/shipping-marks.tsx'
import type { ItemActs } from '../items/use-item-edits.ts'

export function ShippingLines({ items }: { items: ItemActs['items'] }) {
  const { t } = useTranslation()
  return (
    <section className="rb-shipping-lines" aria-label={t('parts-orders.wizard.shipping_lines')}>
      <h3>{t('parts-orders.wizard.shipping_lines')}</h3>
      <ul>
        {items.map(item => (
          <li key={item.id}>
            <span>
              {item.inventory.name}{' '}
              <span className="rb-muted">
                × {formatQuantity(item.quantity ?? 0)} {item.inventory.unit.name}
              </span>{' '}
              <ShippingMarks item={item} />
            </span>
            <Money
              value={
                item.free_shipping
                  ? 0
                  : lineAmount({ price: item.delivery_cost, quantity: item.quantity ?? 0 })
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
