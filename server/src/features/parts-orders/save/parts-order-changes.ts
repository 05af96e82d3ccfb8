import { companyBeside, customerName } from '#contract/customers/customer-name.ts'
import type { PartsOrder, PartsOrderAddress } from '#contract/parts-orders/parts-order.ts'
import { type Change, changesBetween } from '#server/operation/history.ts'

const label = (name: string) => `parts-orders.changes.${name}`

export const partsOrderChanges = (before: PartsOrder, after: PartsOrder): Change[] =>
  changesBetween(plain(before), plain(after), [
    { field: 'source', label: label('source'), as: 'key' },
    { field: 'customer', label: label('customer') },
    { field: 'delivery_type', label: label('delivery_type'), as: 'key' },
    { field: 'delivery_cost', label: label('delivery_cost'), as: 'money' },
    { field: 'delivery_address', label: label('delivery_address') },
    { field: 'billing_address', label: label('billing_address') },
    { field: 'terms', label: label('terms'), as: 'key' },
    { field: 'method', label: label('method'), as: 'key' },
    { field: 'tax_rate', label: label('tax_rate'), as: 'percent' },
    { field: 'tags', label: label('tags') },
    { field: 'due_date', label: label('due_date'), as: 'date' },
    { field: 'total', label: label('total'), as: 'money' },
  ])

const plain = (order: PartsOrder) => ({
  source: key('parts-orders.sources', order.source),
  customer: order.customer?.full_name ?? null,
  delivery_type: key('parts-orders.delivery_types', order.delivery_type),
  delivery_cost: order.delivery_cost,
  delivery_address: line(order.delivery_address),
  billing_address: line(order.billing_address),
  terms: key('lookups.payment_terms', order.payment.terms),
  method: key('lookups.payment_methods', order.payment.method),
  tax_rate: order.tax_rate,
  tags: order.tags.map(tag => tag.name).join(', '),
  due_date: order.due_date,
  total: order.total_amount,
})

const key = (of: string, value: string | null): string | null => value && `${of}.${value}`

const line = (address: PartsOrderAddress | null): string | null =>
  address &&
  [
    customerName(address),
    companyBeside(customerName(address), address.company_name),
    address.address,
    address.city,
    `${address.state.short} ${address.zip}`,
    address.phone,
  ]
    .filter(Boolean)
    .join(', ')
