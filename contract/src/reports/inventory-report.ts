import { z } from 'zod'
import { transaction, transactionTypes } from '../parts/transactions.ts'
import { isDate, parseDate } from '../shared/dates.ts'
import { date, dollars, id } from '../shared/fields.ts'
import { pageQuery } from '../shared/page.ts'
import { typedText } from '../shared/text.ts'
import { reportSeries } from './report-series.ts'

/** Also as it is shown: MM/DD/YYYY. */
const reportDay = z
  .string()
  .overwrite(text => parseDate(text) ?? text)
  .refine(isDate, { params: { code: 'validate__date' } })

export const inventoryReportFilters = z.object({
  /** Stock number or name of the part, order or invoice number, supplier, comment. */
  q: typedText().max(200).optional(),
  date_from: reportDay.optional(),
  date_to: reportDay.optional(),
  /** Of the part, as it is now; a category with all below it. */
  category_id: id.optional(),
  supplier_id: id.optional(),
  transaction_type: z.enum(transactionTypes).optional(),
})
export type InventoryReportFilters = z.output<typeof inventoryReportFilters>

export const inventoryReportQuery = pageQuery(['date']).extend(inventoryReportFilters.shape)
export type InventoryReportQuery = z.output<typeof inventoryReportQuery>

const { shape } = transaction

/** A movement of stock. */
export const inventoryReportRow = z.object({
  id,
  inventory_id: id,
  stock_number: z.string(),
  name: z.string(),
  is_inventory_deleted: z.boolean(),
  date,
  operation_type: shape.operation_type,
  /** `defect` and `broke`: written off, which brings in nothing. */
  describe: shape.describe,
  quantity: z.number(),
  unit_name: z.string(),
  /** Of one, in dollars, with up to four decimals. */
  cost: z.number(),
  /** Of one, in dollars. 0 for a purchase. */
  price: dollars,
  order_id: shape.order_id,
  order_type: shape.order_type,
  /** There is an order that can be opened. */
  has_order: z.boolean(),
  /** For an order's movement, the order number. */
  invoice_number: z.string(),
  category: z.string(),
  supplier: z.string(),
})
export type InventoryReportRow = z.infer<typeof inventoryReportRow>

/** Over all that the filters find, quantity by cost and by price; what was returned counts against what was sold. */
export const inventoryReportTotals = z.object({
  cost_total: dollars,
  /** Without what was written off. */
  price_total: dollars,
})
export type InventoryReportTotals = z.infer<typeof inventoryReportTotals>

/** Over the chosen days; where an end is not chosen, as far as twelve months reach. */
export const inventoryReportSeries = reportSeries({
  /** Bought, quantity by cost. */
  purchases: dollars,
  /** Sold less returned, quantity by price. */
  sales: dollars,
})
export type InventoryReportSeries = z.infer<typeof inventoryReportSeries>
