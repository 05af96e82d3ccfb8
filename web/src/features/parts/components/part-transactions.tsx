import FileDoneOutlined from '@ant-design/icons/es/icons/FileDoneOutlined'
import FilePdfOutlined from '@ant-design/icons/es/icons/FilePdfOutlined'
import { useTranslation } from 'react-i18next'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { hasSaleDocuments, type Transaction, transactionTypes } from '#contract/parts/transactions.ts'
import { formatDollars } from '#contract/shared/money.ts'
import { innerPageSize } from '#contract/shared/page.ts'
import { InnerList } from '#web/ui/list/inner-list.tsx'
import type { ListColumn, ListFilter, RowAction } from '#web/ui/list/list-types.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { DateText } from '#web/ui/text/date-text.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { orderPath } from '../order-path.ts'
import { formatQuantity } from '../quantity-format.ts'
import { openSaleDocument } from '../sale/open-sale-document.ts'

export function PartTransactions({ partId }: { partId: number }) {
  return (
    <InnerList
      name="part-transactions"
      read={{
        endpoint: partEndpoints.listTransactions,
        params: { id: partId },
        searchPrefix: 't_',
        pageSize: innerPageSize,
      }}
      filters={filters}
      columns={columns}
      rows={{ actions }}
      empty={{ title: 'parts.no_transactions' }}
    />
  )
}

function TypeText({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation()
  const { describe, operation_type } = transaction
  return t(
    describe && describe !== 'sold'
      ? `parts.describes.${describe}`
      : `parts.operation_types.${operation_type}`,
  )
}

function PriceAfterTax({ value }: { value: number }) {
  const { t } = useTranslation()
  return t('parts.sale.after_tax', { price: formatDollars(value) })
}

/** Documents of a counter sale; an order has its own invoice. */
function actions(row: Transaction): RowAction<Transaction>[] {
  if (!hasSaleDocuments(row)) return []
  return [
    {
      key: 'invoice',
      label: 'parts.sale.invoice',
      icon: <FilePdfOutlined aria-hidden />,
      requires: partEndpoints.getTransactionInvoice,
      onClick: () => void openSaleDocument('invoice', row.id),
    },
    {
      key: 'receipt',
      label: 'parts.sale.receipt',
      icon: <FileDoneOutlined aria-hidden />,
      requires: partEndpoints.getTransactionReceipt,
      onClick: () => void openSaleDocument('receipt', row.id),
    },
  ]
}

const columns: ListColumn<Transaction>[] = [
  { title: 'parts.fields.date', width: 110, sort: 'date', render: row => <DateText value={row.date} /> },
  {
    title: 'parts.operation',
    render: row => <TypeText transaction={row} />,
    subtitle: row => row.user,
  },
  {
    title: 'parts.fields.quantity',
    width: 100,
    align: 'right',
    render: row => (
      <span className="rb-number">
        {row.operation_type === 'sold' ? '−' : '+'}
        {formatQuantity(row.quantity)}
      </span>
    ),
  },
  {
    title: 'parts.cost',
    width: 122,
    hidePriority: 1,
    align: 'right',
    render: row => <Money value={row.cost} />,
  },
  {
    title: 'parts.fields.price_retail',
    width: 164,
    align: 'right',
    render: row => <Money value={row.operation_type === 'purchase' ? null : row.price} />,
    subtitle: row =>
      row.price_after_tax !== null &&
      row.price_after_tax !== row.price && <PriceAfterTax value={row.price_after_tax} />,
  },
  {
    title: 'parts.invoice_or_order',
    width: 150,
    hidePriority: 2,
    render: row => {
      const path = orderPath(row)
      return path ? (
        <AppLink to={path}>{row.invoice_number}</AppLink>
      ) : (
        row.invoice_number || <span className="rb-muted">-</span>
      )
    },
    subtitle: row => row.supplier,
  },
]

const filters: ListFilter[] = [
  { kind: 'search', name: 'q', label: 'parts.search_transactions' },
  {
    kind: 'select',
    name: 'transaction_type',
    label: 'parts.operation',
    width: 150,
    options: transactionTypes.map(value => ({ value, label: `parts.operation_types.${value}` })),
  },
  { kind: 'dates', name: 'dates', label: 'parts.dates', names: { from: 'date_from', to: 'date_to' } },
]
