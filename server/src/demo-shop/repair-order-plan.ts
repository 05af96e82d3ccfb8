import { type RepairOrderTotals, repairOrderTotals } from '#contract/repair-orders/repair-order-totals.ts'
import { fromMinutes } from '#contract/shared/duration.ts'
import { percentOf, toCents, toDollars } from '#contract/shared/money.ts'
import type { Calendar } from './calendar.ts'
import { chargesSince, type DemoCharge, sublets } from './charges.ts'
import type { Customer } from './customers.ts'
import type { Part } from './parts.ts'
import type { Person } from './people.ts'
import { type Random, seededRandom } from './random.ts'
import { orderFiller, type RepairOrderWork } from './repair-order-content.ts'
import { enter, type PlannedPayment, planPayments } from './repair-order-payments.ts'
import { planVisits, type Visit } from './repair-order-schedule.ts'
import type { TypeOfWork } from './types-of-work.ts'
import type { Vehicle } from './vehicles.ts'

export interface OrderPlan {
  number: string
  status: 'new' | 'in_process' | 'finished' | 'deleted'
  vehicle: Vehicle
  customer: Customer
  mechanic: Person
  author: Person
  created_at: Date
  implementation_date: Date
  dueDay: number
  notes: string
  works: RepairOrderWork[]
  /** Of the whole order. */
  charges: DemoCharge[]
  discount: number
  tax_labor: number
  tax_inventory: number
  totals: RepairOrderTotals
  started_at: Date | null
  finished: Date[]
  reopened: Date[]
  deleted_at: Date | null
  invoices: { at: Date; day: number; by: Person; recipients: string[] }[]
  payments: PlannedPayment[]
}

export function planOrders(
  calendar: Calendar,
  world: {
    vehicles: readonly Vehicle[]
    people: readonly Person[]
    types: readonly TypeOfWork[]
    parts: readonly Part[]
    automatic: readonly DemoCharge[]
  },
): OrderPlan[] {
  const random = seededRandom('orders')
  const fill = orderFiller(world.types, world.parts)
  const office = world.people.filter(({ role }) => role === 'sales_manager' || role === 'admin')
  const visits = planVisits(calendar, world.vehicles, world.people)
  const plans = visits.map(visit => planOrder(random, calendar, visit, fill, office, world.automatic))
  addSublets(plans)
  return plans
    .sort((one, other) => one.created_at.getTime() - other.created_at.getTime())
    .map((plan, index) => ({ ...plan, number: `R-${String(index + 1).padStart(6, '0')}` }))
}

function planOrder(
  random: Random,
  calendar: Calendar,
  visit: Visit,
  fill: ReturnType<typeof orderFiller>,
  office: readonly Person[],
  automatic: readonly DemoCharge[],
): OrderPlan {
  const { vehicle, day, start, outcome } = visit
  const customer = vehicle.owner
  const staffThen = office.filter(person => person.since < visit.createdDay)
  const works = fill(vehicle, visit.createdDay)
  if (outcome === 'new' && random.chance(0.15)) lowerPrices(works)
  const rates = ratesOf(random, customer)
  const charges = visit.createdDay < chargesSince ? [] : [...automatic]
  const plan: OrderPlan = {
    number: '',
    status: outcome,
    vehicle,
    customer,
    mechanic: visit.mechanic,
    author: random.weighted(staffThen, ({ mailbox, role }) =>
      mailbox === 'sales' ? 4 : role === 'admin' ? 1 : 2,
    ),
    created_at: calendar.at(visit.createdDay, visit.createdMinutes),
    implementation_date: calendar.at(day, start),
    dueDay: day + termDays(customer),
    notes: random.chance(0.65) ? works[0]!.complaint : '',
    works,
    charges,
    ...rates,
    totals: totalsOf(works, charges, rates),
    started_at: null,
    finished: [],
    reopened: [],
    deleted_at: null,
    invoices: [],
    payments: [],
  }
  if (outcome === 'deleted') {
    plan.deleted_at = calendar.at(Math.min(visit.createdDay + 2, -1), 16 * 60 + random.int(0, 50))
  }
  if (outcome === 'in_process' || outcome === 'finished') {
    plan.started_at = calendar.at(day, start + random.int(0, 12))
  }
  if (outcome === 'new' && plan.totals.total > 1500) {
    const at = { customer, finishedDay: visit.createdDay, finishedMinutes: visit.createdMinutes }
    const deposit = toDollars(percentOf(toCents(plan.totals.total), 30))
    plan.payments = [enter(random, calendar, at, { amount: deposit, day: visit.createdDay }, staffThen)]
  }
  if (outcome === 'finished') finish(random, calendar, plan, visit, staffThen)
  return plan
}

function finish(
  random: Random,
  calendar: Calendar,
  plan: OrderPlan,
  { day, start }: Visit,
  office: readonly Person[],
): void {
  const labor = plan.works.reduce((sum, work) => sum + work.minutes, 0)
  let done = closing(
    calendar,
    day,
    start + Math.round(labor * (0.9 + 0.3 * random.next())) + random.int(15, 45),
  )
  plan.finished.push(calendar.at(done.day, done.minutes))
  const next = { day: done.day + 1, minutes: calendar.hours(done.day + 1).opens + 20 }
  if (next.day < 0 && next.minutes < done.minutes && random.chance(0.012)) {
    plan.reopened.push(calendar.at(next.day, next.minutes))
    done = { day: next.day, minutes: next.minutes + 95 }
    plan.finished.push(calendar.at(done.day, done.minutes))
  }
  const { customer, totals, dueDay } = plan
  const by = random.pick(office)
  const recipients = customer.email && random.chance(0.75) ? [customer.email] : []
  if (random.chance(done.day > -20 ? 0.7 : 0.95)) {
    plan.invoices.push({
      at: calendar.at(done.day, done.minutes + random.int(4, 10)),
      day: done.day,
      by,
      recipients,
    })
  }
  const finished = { finishedDay: done.day, finishedMinutes: done.minutes }
  plan.payments = planPayments(
    random,
    calendar,
    { customer, total: totals.total, dueDay, ...finished },
    office,
  )
  remind(calendar, plan, by)
}

/** A copy of the invoice a week after the due date, if not paid by then. */
function remind(calendar: Calendar, plan: OrderPlan, by: Person): void {
  const day = plan.dueDay + 7
  const isOwed = !plan.payments.some(payment => payment.day <= day)
  if (day >= 0 || !isOwed || plan.invoices.length === 0 || !plan.customer.email) return
  const at = calendar.at(day, calendar.hours(day).opens + 65)
  plan.invoices.push({ at, day, by, recipients: [plan.customer.email] })
}

/** Work not done at closing is done the next day, up to yesterday. */
function closing(calendar: Calendar, day: number, minutes: number): { day: number; minutes: number } {
  const { closes } = calendar.hours(day)
  if (minutes <= closes) return { day, minutes }
  if (day >= -1) return { day: -1, minutes: closes }
  return closing(calendar, day + 1, calendar.hours(day + 1).opens + (minutes - closes))
}

/** Large fleets thirty days, other fleets fifteen, others three. */
const termDays = ({ fleet }: Customer): number => (fleet ? (fleet.size >= 10 ? 30 : 15) : 3)

/** Percent. Parts are taxed unless resold; labor hardly ever. */
function ratesOf(random: Random, { fleet }: Customer) {
  return {
    discount: random.chance(fleet ? 0.25 : 0.06) ? random.pick([5, 7.5, 10]) : 0,
    tax_labor: random.chance(0.04) ? 2.5 : 0,
    tax_inventory: random.chance(fleet ? 0.3 : 0.75) ? 8.5 : 0,
  }
}

/** In two orders that are being worked on. */
function addSublets(plans: readonly OrderPlan[]): void {
  const open = plans.filter(({ status, vehicle }) => status === 'in_process' && vehicle.kind === 'truck')
  for (const [index, sublet] of sublets.entries()) {
    const plan = open[index]!
    plan.charges.unshift(sublet)
    plan.totals = totalsOf(plan.works, plan.charges, plan)
  }
}

const totalsOf = (
  works: readonly RepairOrderWork[],
  charges: readonly DemoCharge[],
  { discount, tax_labor, tax_inventory }: ReturnType<typeof ratesOf>,
): RepairOrderTotals =>
  repairOrderTotals({
    ...{ discount, tax_labor, tax_inventory, charges },
    works: works.map(work => ({
      hourly_rate: work.rate,
      duration: fromMinutes(work.minutes),
      parts: work.lines,
      charges: work.charges,
    })),
  })

/** Prices before the last price list: the order offers to apply the new ones. */
function lowerPrices(works: readonly RepairOrderWork[]): void {
  for (const line of works.flatMap(work => work.lines)) {
    line.price = toDollars(percentOf(toCents(line.price), 96))
  }
}
