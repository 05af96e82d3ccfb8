import { z } from 'zod'
import { overdueAges } from '../repair-orders/payment-status.ts'
import { repairOrderStatuses } from '../repair-orders/repair-order-statuses.ts'
import { date, dollars, id, localDateTime } from '../shared/fields.ts'

export const shownOfMechanic = 8

const count = z.number().int()

const boardOrder = z.object({
  id,
  order_number: z.string(),
  status: z.enum(repairOrderStatuses),
  /** In the caller's time zone. */
  implementation_date: localDateTime,
  vehicle: z.object({ unit_number: z.string(), make: z.string(), model: z.string() }),
  work: z.string(),
  work_count: count,
  minutes: count,
})
export type BoardOrder = z.infer<typeof boardOrder>

const boardMechanic = z.object({
  /** Null: orders without a mechanic. */
  id: id.nullable(),
  full_name: z.string(),
  order_count: count,
  planned_minutes: count,
  orders: z.array(boardOrder),
})
export type BoardMechanic = z.infer<typeof boardMechanic>

export const boardDay = z.object({
  date,
  order_count: count,
  planned_minutes: count,
  mechanic_minutes: count,
  working_minutes: count,
  statuses: z.object({ new: count, in_process: count, finished: count }),
  /** Active mechanics, and others who have an order today. */
  mechanics: z.array(boardMechanic),
})
export type BoardDay = z.infer<typeof boardDay>

const owed = z.object({ count, amount: dollars })
export type Owed = z.infer<typeof owed>

const ages = Object.fromEntries(overdueAges.map(({ name }) => [name, owed])) as Record<
  (typeof overdueAges)[number]['name'],
  typeof owed
>

const sales = z.object({
  date,
  /** Of repair orders finished that day, before taxes. */
  sales: dollars,
  /** Null for callers who may not see costs. */
  profit: dollars.nullable(),
})

/** The last 14 days, oldest first, and the open orders of the next seven days. */
export const boardSales = z.object({ days: z.array(sales), planned: z.object({ count, amount: dollars }) })
export type BoardSales = z.infer<typeof boardSales>

export const shownSublets = 6

/** Sublet work of an open order without the number of the supplier's invoice. */
const boardSublet = z.object({
  id: z.number().int(),
  order_id: id,
  order_number: z.string(),
  name: z.string(),
  /** Empty: none was named. */
  supplier: z.string(),
})
export type BoardSublet = z.infer<typeof boardSublet>

/** Each group is the filter of the same name in the list of repair orders. */
export const boardOwed = z.object({
  to_bill: owed,
  overdue: owed.extend({ oldest_days: count }),
  not_due: owed,
  ...ages,
  /** Without the supplier's invoice, the oldest first; none for callers who may not see costs. */
  sublets: z.object({ count, first: z.array(boardSublet) }),
})
export type BoardOwed = z.infer<typeof boardOwed>
