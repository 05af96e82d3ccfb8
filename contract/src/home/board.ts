import { z } from 'zod'
import { overdueAges } from '../repair-orders/payment-status.ts'
import { repairOrderStatuses } from '../repair-orders/repair-order-statuses.ts'
import { date, dollars, id, localDateTime } from '../shared/fields.ts'

/** How many orders of one mechanic the board shows; the list has them all. */
export const shownOfMechanic = 8

const count = z.number().int()

/** A repair order as the board shows it. */
const boardOrder = z.object({
  id,
  order_number: z.string(),
  status: z.enum(repairOrderStatuses),
  /** In the caller's time zone. */
  implementation_date: localDateTime,
  vehicle: z.object({ unit_number: z.string(), make: z.string(), model: z.string() }),
  /** The first type of work, and how many there are. */
  work: z.string(),
  work_count: count,
  /** Planned for all of them. */
  minutes: count,
})
export type BoardOrder = z.infer<typeof boardOrder>

const boardMechanic = z.object({
  /** Null: orders that nobody has. */
  id: id.nullable(),
  full_name: z.string(),
  order_count: count,
  planned_minutes: count,
  /** The first ones by time. */
  orders: z.array(boardOrder),
})
export type BoardMechanic = z.infer<typeof boardMechanic>

/** The orders whose implementation date is today, in the company's calendar. */
export const boardDay = z.object({
  date,
  order_count: count,
  planned_minutes: count,
  /** What a mechanic can be given, as the company settings say. */
  mechanic_minutes: count,
  /** What all mechanics can be given. */
  working_minutes: count,
  statuses: z.object({ new: count, in_process: count, finished: count }),
  /** Active mechanics, and whoever else has one of the orders. */
  mechanics: z.array(boardMechanic),
})
export type BoardDay = z.infer<typeof boardDay>

/** Orders, and what is still to be paid for them. */
const owed = z.object({ count, amount: dollars })
export type Owed = z.infer<typeof owed>

const ages = Object.fromEntries(overdueAges.map(({ name }) => [name, owed])) as Record<
  (typeof overdueAges)[number]['name'],
  typeof owed
>

/** What is owed for repair orders, each group as the list's filter of the same name finds it. */
export const boardOwed = z.object({
  to_bill: owed,
  overdue: owed.extend({ oldest_days: count }),
  not_due: owed,
  ...ages,
})
export type BoardOwed = z.infer<typeof boardOwed>
