import { fits, holdOf, isOpen, isPaid, type Order, type Shop, sum, totalOf } from './order-model-shop.ts'

export const people = ['clerk', 'other clerk', 'sales', 'mechanic', 'other mechanic'] as const
export type Person = (typeof people)[number]
export const mechanics: readonly Person[] = ['mechanic', 'other mechanic']

export interface Form {
  mechanic: number
  labor: number
  quantities: readonly number[]
  reprice: boolean
}

/** `order` and `part` count from 0; `mechanic` is 0 or 1, or 2 for one who left. */
export type Act =
  | ({ do: 'create' } & Form)
  | ({ do: 'save' | 'restore-update'; order: number; version?: number } & Form)
  | { do: 'move'; order: number; status: 'new' | 'in_process' | 'finished' }
  | { do: 'reassign'; order: number; mechanic: number }
  | { do: 'delete' | 'restore' | 'delete for good'; order: number }
  | { do: 'pay'; order: number; cents: number }
  | { do: 'delete payment'; order: number; payment: number }
  | { do: 'buy' | 'sell over the counter'; part: number; quantity: number }
  | { do: 'price'; part: number; cents: number }

const gone = 2

const clerk: readonly Act['do'][] = [
  'create',
  'save',
  'restore-update',
  'move',
  'reassign',
  'delete',
  'restore',
  'delete for good',
  'pay',
  'delete payment',
  'buy',
  'sell over the counter',
  'price',
]
const rights: Record<Person, readonly Act['do'][]> = {
  clerk,
  'other clerk': clerk,
  sales: ['create', 'save', 'move', 'reassign', 'pay', 'buy', 'sell over the counter', 'price'],
  mechanic: ['move'],
  'other mechanic': ['move'],
}

/** Applies an allowed act; returns the expected status. Written from the specification, not from the code. */
export function take(shop: Shop, by: Person, act: Act): number {
  if (!rights[by].includes(act.do)) return 403
  if (act.do === 'create') return create(shop, act)
  if ('part' in act) return moveStock(shop, act)
  const order = shop.orders[act.order]
  if (!order || !sees(by, order)) return 404
  return takeOn(shop, order, act)
}

/** A mechanic sees their own orders that are not deleted. */
export const sees = (by: Person, order: Order): boolean =>
  order.status !== 'gone' &&
  (!mechanics.includes(by) || (mechanics[order.mechanic] === by && order.status !== 'deleted'))

type OnOrder = Extract<Act, { order: number }>

function takeOn(shop: Shop, order: Order, act: OnOrder): number {
  switch (act.do) {
    case 'save':
      if (!isOpen(order) || isPaid(order)) return 422
      return save(shop, order, act)
    case 'restore-update':
      if (order.status !== 'deleted') return 422
      return save(shop, order, act, () => bringBack(shop, order))
    case 'move':
      return move(shop, order, act.status)
    case 'reassign':
      if (!isOpen(order) || act.mechanic === order.mechanic || act.mechanic === gone) return 422
      order.mechanic = act.mechanic
      order.version++
      return 200
    case 'delete':
      if (!isOpen(order) || order.paid > 0) return 422
      Object.assign(order, { before: order.status, status: 'deleted', changedAt: shop.hour })
      order.version++
      return 204
    case 'restore':
      if (order.status !== 'deleted' || !fits(shop, order.lines, order)) return 422
      bringBack(shop, order)
      order.version++
      return 200
    case 'delete for good':
      if (order.status !== 'deleted') return 422
      order.status = 'gone'
      return 204
    case 'pay':
      if (order.status === 'deleted' || order.paid + act.cents > order.total) return 422
      order.payments.push({ cents: act.cents, isDeleted: false })
      order.paid += act.cents
      return 200
    case 'delete payment': {
      if (order.status === 'deleted') return 422
      const payment = order.payments[act.payment]
      if (!payment || payment.isDeleted) return 404
      payment.isDeleted = true
      order.paid -= payment.cents
      return 204
    }
  }
}

function create(shop: Shop, act: Extract<Act, { do: 'create' }>): number {
  const lines = act.quantities.map((quantity, i) => ({ quantity, cents: shop.parts[i]!.cents }))
  if (act.mechanic === gone || !fits(shop, lines)) return 422
  shop.orders.push({
    status: 'new',
    before: null,
    mechanic: act.mechanic,
    version: 1,
    changedAt: shop.hour,
    labor: act.labor,
    lines,
    total: totalOf(act.labor, lines),
    paid: 0,
    payments: [],
  })
  return 200
}

/** A part keeps the price of the time of adding, unless current prices are applied. */
function save(shop: Shop, order: Order, form: Form & { version?: number }, besides = () => {}): number {
  if (form.version !== undefined && form.version !== order.version) return 409
  const lines = form.quantities.map((quantity, i) => {
    const keeps = order.lines[i]!.quantity > 0 && !form.reprice
    return { quantity, cents: keeps ? order.lines[i]!.cents : shop.parts[i]!.cents }
  })
  const total = totalOf(form.labor, lines)
  if (form.mechanic === gone || !fits(shop, lines, order) || total < order.paid) return 422
  const { labor, mechanic } = form
  Object.assign(order, { labor, lines, mechanic, total, version: order.version + 1 })
  besides()
  return 200
}

function bringBack(shop: Shop, order: Order): void {
  Object.assign(order, { status: order.before, before: null, changedAt: shop.hour })
}

/** Reopening within 24 hours; into and out of deleted only by deleting and restoring. */
function move(shop: Shop, order: Order, to: 'new' | 'in_process' | 'finished'): number {
  if (order.status === 'deleted' || order.status === to) return 422
  if (order.status === 'finished' && shop.hour - order.changedAt > 24) return 422
  const sign = Number(order.status === 'finished') - Number(to === 'finished')
  for (const [i, line] of order.lines.entries()) shop.parts[i]!.onHand += sign * line.quantity
  Object.assign(order, { status: to, changedAt: shop.hour })
  return 200
}

function moveStock(shop: Shop, act: Extract<Act, { part: number }>): number {
  const part = shop.parts[act.part]!
  if (act.do === 'price') part.cents = act.cents
  else if (act.do === 'buy') part.onHand += act.quantity
  else if (act.quantity > part.onHand - sum(shop.orders.map(order => holdOf(order)[act.part]!))) return 422
  else part.onHand -= act.quantity
  return 200
}
