import { z } from 'zod'
import { orderStatuses } from '../lookups/fixed-lists.ts'
import { paymentStatuses } from '../repair-orders/payment-status.ts'
import { repairOrderStatuses } from '../repair-orders/repair-order-statuses.ts'
import { dollars, id, localDateTime } from '../shared/fields.ts'
import { pageQuery, searchText } from '../shared/page.ts'
import { reportSeries } from './report-series.ts'

export const ordersReportFilters = z.object({
  /** Order number, customer, or vehicle (VIN, unit, plate, make, model). */
  search: searchText,
  /** Without a status: all but deleted ones. */
  status: z.enum(orderStatuses).optional(),
  payment_status: z.enum(paymentStatuses).optional(),
  customer_id: id.optional(),
  /** `YYYY-MM-DD - YYYY-MM-DD` of the implementation date, inclusive days of the company's calendar; also MM/DD/YYYY. */
  dates_range: z.string().optional(),
})
export type OrdersReportFilters = z.output<typeof ordersReportFilters>

const sorts = [
  'created',
  'order_number',
  'total_amount',
  'implementation_date',
  'current_due',
  'past_due',
  'total_due',
] as const

export const ordersReportQuery = pageQuery(sorts).extend(ordersReportFilters.shape)
export type OrdersReportQuery = z.output<typeof ordersReportQuery>

export const ordersReportRow = z.object({
  id,
  /** `R-000001` */
  order_number: z.string(),
  /**
   * Cost of the parts: of a finished order from the stock ledger, sold less returned; otherwise at the
   * current moving average. Null for callers who may not see costs, as `charges_cost` and `profit`.
   */
  parts_cost: dollars.nullable(),
  total_amount: dollars,
  /** What was charged besides labor and parts, and what it cost the shop. */
  charges_amount: dollars,
  charges_cost: dollars.nullable(),
  /** The total before taxes, after the discount, less both costs. */
  profit: dollars.nullable(),
  /** In the company's time zone, as the filter. */
  implementation_date: localDateTime,
  /** Of a finished order, as when it was finished. */
  customer: z.string(),
  company_name: z.string(),
  customer_id: id,
  status: z.enum(repairOrderStatuses),
  is_paid: z.boolean(),
  current_due: dollars,
  past_due: dollars,
  total_due: dollars,
})
export type OrdersReportRow = z.infer<typeof ordersReportRow>

export const ordersReportTotals = z.object({
  current_due: dollars,
  past_due: dollars,
  total_due: dollars,
  total_amount: dollars,
  /** Null for callers who may not see costs, as the two costs. */
  total_profit: dollars.nullable(),
  total_parts_cost: dollars.nullable(),
  total_charges: dollars,
  total_charges_cost: dollars.nullable(),
})
export type OrdersReportTotals = z.infer<typeof ordersReportTotals>

/** For the chosen days; default: the last twelve months. */
export const ordersReportSeries = reportSeries({
  sales: dollars,
  /** Null for callers who may not see costs. */
  profit: dollars.nullable(),
  /** Before discount and taxes, as `parts` and `charges`. */
  labor: dollars,
  parts: dollars,
  charges: dollars,
})
export type OrdersReportSeries = z.infer<typeof ordersReportSeries>
