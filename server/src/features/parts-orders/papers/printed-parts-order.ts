import { type Kysely, type Selectable, sql } from 'kysely'
import { companyBeside, customerName } from '#contract/customers/customer-name.ts'
import { discountedPrice } from '#contract/parts-orders/parts-order-totals.ts'
import type { Language } from '#contract/shared/languages.ts'
import { lineAmount } from '#contract/shared/money.ts'
import { formatPhone } from '#contract/shared/phone.ts'
import type { Database, PartsOrders } from '#server/database/tables.ts'
import { type InvoiceParty, placeLine } from '#server/features/billing/index.ts'
import { readCharges } from '#server/features/charges/index.ts'

/** A parts order for documents: customer and parts as of the checkout. */
export type PrintedPartsOrder = NonNullable<Awaited<ReturnType<typeof partsOrderToPrint>>>

interface StoredAddress {
  first_name: string
  last_name: string
  company_name: string
  address: string
  city: string
  state_id: number
  zip: string
  phone: string
}

interface StoredCustomer {
  full_name: string
  company_name: string
  phone: string | null
  phone_extension: string | null
  email: string | null
  language?: Language
  exempt_until?: string | null
}

type Row = Selectable<PartsOrders> & {
  customer_language: Language
  live_exempt_until: string | null
  first_invoice_date: string | null
}

/** Null if it is a draft or does not exist. */
export async function partsOrderToPrint(db: Kysely<Database>, id: number) {
  const { rows } = await sql<Row>`
    select o.*, c.language as customer_language, e.date_active_to as live_exempt_until, (
      select i.invoice_date from invoices i where i.order_kind = 'parts_order' and i.order_id = o.id order by i.id limit 1
    ) as first_invoice_date
    from parts_orders o
    join customers c on c.id = o.customer_id
    left join tax_exemptions e on e.customer_id = c.id and e.status = 'ACCEPTED'
    where o.id = ${id} and not o.is_draft`.execute(db)
  const [order] = rows
  if (!order) return null
  const customer = order.customer_snapshot as unknown as StoredCustomer
  return {
    ...order,
    order_number: order.order_number!,
    customer,
    language: customer.language ?? order.customer_language,
    exempt_until: customer.exempt_until === undefined ? order.live_exempt_until : customer.exempt_until,
    billing_address: order.billing_address as unknown as StoredAddress | null,
    delivery_address: order.delivery_address as unknown as StoredAddress | null,
    isVoid: order.deleted_at !== null || order.status === 'canceled' || order.refunded_at !== null,
    items: await readItems(db, id),
    charges: await readCharges(db, 'parts_order_charges', id),
    shipments: await readShipments(db, id),
  }
}

async function readItems(db: Kysely<Database>, orderId: number) {
  const rows = await db
    .selectFrom('parts_order_items')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  return rows.map(row => {
    const quantity = Number(row.quantity)
    const price = discountedPrice({ base_price: Number(row.base_price), discount: row.discount })
    return {
      stock_number: row.stock_number,
      name: row.name,
      unit_name: row.unit_name,
      quantity,
      price,
      amount: lineAmount({ price, quantity }),
    }
  })
}

const readShipments = (db: Kysely<Database>, orderId: number) =>
  db
    .selectFrom('parts_order_deliveries')
    .select(['delivery_method', 'date_sent', 'tracking_number'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()

export const partyOf = ({ customer, billing_address }: PrintedPartsOrder): InvoiceParty => ({
  name: customer.full_name,
  company: companyBeside(customer.full_name, customer.company_name),
  address: billing_address ? addressLines(billing_address) : [],
  phone: formatPhone(customer.phone, customer.phone_extension),
  email: customer.email ?? '',
  tax_exemption: '',
})

export const partyAt = (address: StoredAddress | null): InvoiceParty | null =>
  address && {
    name: customerName(address),
    company: companyBeside(customerName(address), address.company_name),
    address: addressLines(address),
    phone: formatPhone(address.phone, null),
    email: '',
    tax_exemption: '',
  }

const addressLines = (address: StoredAddress): string[] =>
  [address.address, placeLine(address.city, address.state_id, address.zip)].filter(Boolean)
