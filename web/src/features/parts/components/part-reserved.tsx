import { useTranslation } from 'react-i18next'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import type { ReservedRow } from '#contract/parts/transactions.ts'
import { innerPageSize } from '#contract/shared/page.ts'
import { InnerList } from '#web/ui/list/inner-list.tsx'
import type { ListColumn, ListFilter } from '#web/ui/list/list-types.ts'
import { DateText } from '#web/ui/text/date-text.tsx'
import { orderPath } from '../order-path.ts'
import { formatQuantity } from '../quantity-format.ts'

export function PartReserved({ partId }: { partId: number }) {
  return (
    <InnerList
      name="part-reserved"
      read={{
        endpoint: partEndpoints.listReserved,
        params: { id: partId },
        searchPrefix: 'r_',
        pageSize: innerPageSize,
      }}
      filters={filters}
      columns={columns}
      rows={{ link: orderPath }}
      empty={{ title: 'parts.nothing_reserved' }}
    />
  )
}

function OrderOf({ row }: { row: ReservedRow }) {
  const { t } = useTranslation()
  return row.order_number || <span className="rb-muted">{t('parts.another_order')}</span>
}

const filters: ListFilter[] = [
  { kind: 'search', name: 'q', label: 'parts.search_reserved' },
  {
    kind: 'select',
    name: 'order_kind',
    label: 'parts.order',
    width: 170,
    options: [
      { value: 'bs', label: 'app.menu.repair_orders' },
      { value: 'parts', label: 'app.menu.parts_orders' },
    ],
  },
]

const columns: ListColumn<ReservedRow>[] = [
  { title: 'parts.order', render: row => <OrderOf row={row} /> },
  {
    title: 'parts.fields.quantity',
    width: 110,
    align: 'right',
    render: row => <span className="rb-number">{formatQuantity(row.quantity)}</span>,
  },
  { title: 'parts.since', width: 190, render: row => <DateText value={row.created_at} /> },
]
