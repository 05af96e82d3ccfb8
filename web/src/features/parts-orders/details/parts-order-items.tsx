import { useTranslation } from 'react-i18next'
import type { PartsOrder, PartsOrderItem } from '#contract/parts-orders/parts-order.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { formatQuantity } from '#web/features/parts/index.ts'
import { TypedPriceNote } from '#web/features/prices/index.ts'
import { PlainTable } from '#web/ui/details/plain-table.tsx'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { StatusTag } from '#web/ui/text/status-tag.tsx'
import { PartThumbnail } from '../list/item-thumbnails.tsx'
import './parts-order-details.css'

export function PartsOrderItems({ items }: Pick<PartsOrder, 'items'>) {
  const { t } = useTranslation()
  return (
    <PlainTable
      label={t('parts-orders.details.items')}
      rows={items}
      columns={[
        { title: t('parts-orders.items.part'), render: item => <Part item={item} /> },
        {
          title: t('parts-orders.items.quantity'),
          isNumber: true,
          render: ({ quantity, inventory }) => `${formatQuantity(quantity)} ${inventory.unit.name}`,
        },
        {
          title: t('parts-orders.items.discount'),
          isNumber: true,
          isWide: true,
          render: ({ discount }) => (discount ? `${discount}%` : <span className="rb-muted">-</span>),
        },
        {
          title: t('parts-orders.items.price'),
          isNumber: true,
          isWide: true,
          render: item => <Price item={item} />,
        },
        {
          title: t('parts-orders.items.amount'),
          isNumber: true,
          render: ({ amount }) => <Money value={amount} />,
        },
      ]}
    />
  )
}

function Part({ item }: { item: PartsOrderItem }) {
  const { t } = useTranslation()
  const mayPart = useAllowed()('inventories.read')
  const { id, name, stock_number, brand, main_image } = item.inventory
  return (
    <div className="rb-item">
      <PartThumbnail name={name} url={main_image?.thumbnail_url ?? null} />
      <div className="rb-item-text">
        {mayPart ? <AppLink to={`/parts/${id}`}>{name}</AppLink> : name}
        <div className="rb-muted">{[stock_number, brand?.name].filter(Boolean).join(' · ')}</div>
        {item.free_shipping && (
          <StatusTag tone="outlined">{t('parts-orders.details.free_shipping')}</StatusTag>
        )}{' '}
        {item.is_overload && <StatusTag tone="outlined">{t('parts-orders.details.overload')}</StatusTag>}
      </div>
    </div>
  )
}

/** Price and old price. */
function Price({ item }: { item: PartsOrderItem }) {
  const before = Math.max(item.price_old ?? 0, item.base_price)
  return (
    <>
      <Money value={item.price} />
      {before > item.price && (
        <div className="rb-item-before">
          <Money value={before} />
        </div>
      )}
      <TypedPriceNote {...item} />
    </>
  )
}
