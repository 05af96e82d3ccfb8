import { lazy, Suspense } from 'react'
import { type PriceChange, priceChangeEndpoints, priceChangeStatuses } from '#contract/parts/price-changes.ts'
import { formatDollars, marginOf } from '#contract/shared/money.ts'
import { onRecordChanged } from '#web/api/record-changes.ts'
import { ListPage } from '#web/ui/list/list-page.tsx'
import type { ListColumn, ListFilter } from '#web/ui/list/list-types.ts'
import { DateText } from '#web/ui/text/date-text.tsx'
import { Money } from '#web/ui/text/money.tsx'

// Here, so that only this page loads the calls.
onRecordChanged('part', [priceChangeEndpoints.listPriceChanges])

const BulkBar = lazy(() => import('../bulk/price-changes-bulk-bar.tsx'))

/** The open ones, unless another status is chosen. */
export default function PriceChangeListPage() {
  return (
    <ListPage
      name="price-changes"
      read={{ endpoint: priceChangeEndpoints.listPriceChanges }}
      heading={{ title: 'parts.price_changes.title', count: 'parts.price_changes.count' }}
      filters={filters}
      columns={columns}
      rows={{
        link: row => `/parts/${row.part_id}`,
        select: selection => (
          <Suspense>
            <BulkBar selection={selection} />
          </Suspense>
        ),
      }}
      empty={{ title: 'parts.price_changes.none', text: 'parts.price_changes.none_text' }}
    />
  )
}

const columns: ListColumn<PriceChange>[] = [
  {
    title: 'parts.fields.stock_number',
    width: 130,
    hidePriority: 3,
    render: row => <strong className="rb-row-name">{row.stock_number}</strong>,
  },
  { title: 'parts.fields.name', minWidth: 220, isLink: true, render: row => row.part_name },
  {
    title: 'parts.price_changes.received',
    sort: 'created',
    width: 126,
    hidePriority: 2,
    render: row => <DateText value={row.received_on} />,
  },
  {
    title: 'parts.price_changes.cost',
    width: 190,
    hidePriority: 4,
    align: 'right',
    render: row => <FromTo from={formatDollars(row.old_cost)} to={formatDollars(row.new_cost)} />,
  },
  {
    title: 'parts.price_changes.margin',
    width: 150,
    hidePriority: 1,
    align: 'right',
    render: row => (
      <FromTo
        from={percent(marginOf(priceBefore(row), row.new_cost))}
        to={percent(marginOf(row.suggested, row.new_cost))}
      />
    ),
  },
  {
    title: 'parts.price_changes.price',
    width: 110,
    align: 'right',
    render: row => <Money value={priceBefore(row)} />,
  },
  {
    title: 'parts.price_changes.suggested',
    width: 140,
    align: 'right',
    isPinned: true,
    render: row => (
      <strong>
        <Money value={row.suggested} />
      </strong>
    ),
  },
]

/** Of an accepted change the price that it replaced. */
const priceBefore = ({ status, price, old_price }: PriceChange) => (status === 'accepted' ? old_price : price)

const percent = (margin: number | null) => (margin === null ? '-' : `${margin}%`)

const FromTo = ({ from, to }: { from: string; to: string }) => (
  <span className="rb-number">
    <span className="rb-muted">{from} →</span> {to}
  </span>
)

const filters: ListFilter[] = [
  { kind: 'search', name: 'search', label: 'parts.search' },
  {
    kind: 'select',
    name: 'status',
    label: 'parts.status',
    width: 150,
    options: priceChangeStatuses.map(value => ({ value, label: `parts.price_changes.statuses.${value}` })),
  },
]
