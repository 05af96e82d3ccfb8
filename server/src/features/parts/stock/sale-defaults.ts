import type { SaleDefaults } from '#contract/parts/part-sale.ts'
import { invoiceNumberMax } from '#contract/parts/purchase.ts'
import { taxRatesOf } from '#server/features/customers/index.ts'
import type { Context } from '#server/operation/context.ts'
import { readLevelPrice } from './sale-price.ts'

/** What a sale over the counter starts with. */
export async function readSaleDefaults(
  context: Context,
  { customer_id = null, part_id }: { customer_id?: number | null; part_id?: number },
): Promise<SaleDefaults> {
  const sales = await context.db
    .selectFrom('stock_movements')
    .select('invoice_number')
    .where('sale', 'is not', null)
    .orderBy('id', 'desc')
    .limit(maxCompared)
    .execute()
  return {
    tax: (await taxRatesOf(context, customer_id)).sales,
    invoice_number: nextInvoiceNumber(sales.map(sale => sale.invoice_number)),
    level_price: part_id === undefined ? null : await readLevelPrice(context, part_id, customer_id),
  }
}

const maxCompared = 200

/** One above the highest of the series of the newest number; empty if it would be too long. */
function nextInvoiceNumber(newestFirst: readonly string[]): string {
  const [, series = '', digits = ''] = /^(.*?)(\d*)$/.exec(newestFirst[0] ?? '') ?? []
  const used = newestFirst
    .filter(number => number.startsWith(series) && /^\d+$/.test(number.slice(series.length)))
    .map(number => Number(number.slice(series.length)))
  const next = series + String(Math.max(0, ...used) + 1).padStart(digits.length, '0')
  return next.length > invoiceNumberMax ? '' : next
}
