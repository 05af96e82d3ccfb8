import { z } from 'zod'
import { transaction, transactionTypes } from '../parts/transactions.ts'
import { isDate, parseDate } from '../shared/dates.ts'
import { date, dollars, id } from '../shared/fields.ts'
import { pageQuery } from '../shared/page.ts'
import { typedText } from '../shared/text.ts'
import { reportSeries } from './report-series.ts'

/** Also MM/DD/YYYY. */
const reportDay = z
  .string()
  .overwrite(text => parseDate(text) ?? text)
  .refine(isDate, { params: { code: 'validate__date' } })

export const inventoryReportFilters = z.object({
  /** Stock number or name of the part, order or invoice number, supplier, comment. */
  q: typedText().max(200).optional(),
  date_from: reportDay.optional(),
  date_to: reportDay.optional(),
  /** The part's current category, or one above it. */
  category_id: id.optional(),
  supplier_id: id.optional(),
  transaction_type: z.enum(transactionTypes).optional(),
})
export type InventoryReportFilters = z.output<typeof inventoryReportFilters>

export const inventoryReportQuery = pageQuery(['date']).extend(inventoryReportFilters.shape)
export type InventoryReportQuery = z.output<typeof inventoryReportQuery>

const { shape } = transaction

export const inventoryReportRow = z.object({
  id,
  inventory_id: id,
  stock_number: z.string(),
  name: z.string(),
  is_inventory_deleted: z.boolean(),
  date,
  operation_type: shape.operation_type,
  /** `defect` and `broke` are written off, without revenue. */
  describe: shape.describe,
  quantity: z.number(),
  unit_name: z.string(),
  /** Dollars per unit, with up to four decimals. Null for callers who may not see costs. */
  cost: z.number().nullable(),
  /** Dollars per unit; 0 for a purchase. */
  price: dollars,
  order_id: shape.order_id,
  order_type: shape.order_type,
  has_order: z.boolean(),
  invoice_number: z.string(),
  category: z.string(),
  supplier: z.string(),
})
export type InventoryReportRow = z.infer<typeof inventoryReportRow>

/** Of all filtered movements: quantity × cost, and what invoices charged before taxes; returns are subtracted. */
export const inventoryReportTotals = z.object({
  /** Null for callers who may not see costs. */
  cost_total: dollars.nullable(),
  price_total: dollars,
})
export type InventoryReportTotals = z.infer<typeof inventoryReportTotals>

/** For the chosen days; an open end is twelve months from the other. */
export const inventoryReportSeries = reportSeries({
  /** Null for callers who may not see costs. */
  purchases: dollars.nullable(),
  /** Sold less returned, as invoiced before taxes. */
  sales: dollars,
})
export type InventoryReportSeries = z.infer<typeof inventoryReportSeries>
