import { sql } from 'kysely'
import { states } from '#contract/lookups/places.ts'
import { formatPartsOrderNumber } from '#contract/parts-orders/parts-order-number.ts'
import { type PricedItem, partsOrderTotals } from '#contract/parts-orders/parts-order-totals.ts'
import { orderFixtures } from './repair-order-fixtures.ts'
import type { TestShop } from './test-shop.ts'

interface CheckedOutOptions {
  items?: (Partial<PricedItem> & { name?: string; stock_number?: string })[]
  delivery_type?: 'pickup' | 'delivery'
  delivery_cost?: number
  tax_rate?: number
  source?: string
  language?: string
  email?: string | null
  due_date?: string
}

const address = {
  customer_address_id: null,
  first_name: 'Maria',
  last_name: 'Alvarez',
  company_name: 'Alvarez Freight LLC',
  address: '1200 Industrial Dr',
  city: 'Joliet',
  state_id: states.find(state => state.short === 'IL')!.id,
  zip: '60431',
  phone: '+18155550119',
}

export function checkedOutOrders(test: TestShop) {
  const make = orderFixtures(test)
  let made = 0
  const checkedOut = async ({ items = [{}], language = 'en', ...options }: CheckedOutOptions = {}) => {
    made += 1
    const email = options.email === undefined ? `maria${made}@fleet.example` : options.email
    const customer_id = await make.customer({ language })
    await test.db.updateTable('customers').set({ email }).where('id', '=', customer_id).execute()
    const delivery_type = options.delivery_type ?? 'delivery'
    const { delivery_cost = 0, tax_rate = 0 } = options
    const priced = items.map(item => ({
      quantity: 2,
      base_price: 50,
      price_old: null,
      discount: 0,
      delivery_cost: 0,
      free_shipping: false,
      ...item,
    }))
    const totals = partsOrderTotals({
      items: priced,
      charges: [],
      delivery_type,
      delivery_cost,
      tax_rate,
      tax_labor: 0,
    })
    const now = test.clock.now()
    const order = await test.db
      .insertInto('parts_orders')
      .values({
        order_number: formatPartsOrderNumber(9000 + made),
        is_draft: false,
        source: options.source ?? 'bs',
        customer_id,
        customer_snapshot: JSON.stringify({
          id: customer_id,
          first_name: 'Maria',
          last_name: 'Alvarez',
          full_name: 'Maria Alvarez',
          company_name: 'Alvarez Freight LLC',
          email,
          phone: '+13125550119',
          phone_extension: null,
          language,
        }),
        delivery_type,
        delivery_cost: String(delivery_cost),
        delivery_address: delivery_type === 'delivery' ? JSON.stringify(address) : null,
        billing_address: JSON.stringify(address),
        payment_terms: '15_days',
        payment_method: 'check',
        tax_rate: String(tax_rate),
        subtotal_amount: String(totals.subtotal),
        delivery_amount: String(totals.shipping),
        tax_amount: String(totals.tax),
        saving_amount: String(totals.saving),
        total_amount: String(totals.total),
        due_date: options.due_date ?? '2026-12-06',
        items_count: priced.length,
        created_at: now,
        checked_out_at: now,
      })
      .returning(['id', 'order_number', 'customer_id', 'total_amount'])
      .executeTakeFirstOrThrow()
    for (const { name, stock_number, ...item } of priced) {
      const part_id = await make.part(10, { price: item.base_price })
      const values = { part_id, order_id: order.id, quantity: String(item.quantity) }
      await test.db
        .insertInto('parts_order_items')
        .values({
          ...values,
          name: name ?? 'Brake shoe kit',
          stock_number: stock_number ?? `BRK-${part_id}`,
          unit_name: 'pcs',
          discount: item.discount,
          base_price: String(item.base_price),
          price_old: item.price_old === null ? null : String(item.price_old),
          delivery_cost: String(item.delivery_cost),
          free_shipping: item.free_shipping,
          is_overload: false,
        })
        .execute()
      await test.db
        .insertInto('reservations')
        .values({ ...values, order_kind: 'parts_order' })
        .execute()
      await sql`update part_stock set reserved = ${item.quantity} where part_id = ${part_id}`.execute(test.db)
    }
    return {
      id: order.id,
      email,
      number: order.order_number!,
      total: Number(order.total_amount),
      customer_id,
    }
  }

  /** Removes the reservations, for tests that set another status. */
  async function release(orderId: number): Promise<void> {
    await sql`
      update part_stock set reserved = 0
      where part_id in (select part_id from reservations where order_kind = 'parts_order' and order_id = ${orderId})
    `.execute(test.db)
    await test.db
      .deleteFrom('reservations')
      .where('order_kind', '=', 'parts_order')
      .where('order_id', '=', orderId)
      .execute()
  }

  return { checkedOut, release }
}
