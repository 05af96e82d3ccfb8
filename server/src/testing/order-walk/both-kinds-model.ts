export interface BothKinds {
  onHand: number[]
  cents: number[]
  repairs: { quantities: number[]; status: 'new' | 'finished' | 'deleted' }[]
  sales: Sale[]
}

interface Sale {
  isPickup: boolean
  status:
    | 'draft'
    | 'new'
    | 'in_process'
    | 'pending_pickup'
    | 'sent'
    | 'delivered'
    | 'lost'
    | 'damaged'
    | 'returned'
    | 'canceled'
    | 'gone'
  lines: { quantity: number; cents: number }[]
  paid: number
  isRefunded: boolean
}

type MovedTo = 'in_process' | 'sent' | 'pending_pickup' | 'delivered' | 'lost' | 'damaged' | 'returned'

/** `order` and `part` count from 0. */
export type BothAct =
  | { do: 'open repair' | 'begin'; quantities: number[]; isPickup: boolean }
  | { do: 'save repair'; order: number; quantities: number[] }
  | { do: 'finish repair' | 'reopen repair' | 'delete repair'; order: number }
  | { do: 'add' | 'set'; order: number; part: number; quantity: number }
  | { do: 'drop'; order: number; part: number }
  | { do: 'check out' | 'cancel' | 'delete' | 'refund'; order: number }
  | { do: 'move'; order: number; to: MovedTo }
  | { do: 'pay'; order: number; cents: number }
  | { do: 'buy'; part: number; quantity: number }
  | { do: 'price'; part: number; cents: number }

const isHolding = ({ status }: Sale) => ['new', 'in_process', 'pending_pickup'].includes(status)
const isSold = ({ status }: Sale) => ['sent', 'delivered', 'lost', 'damaged'].includes(status)

export const heldBySale = (sale: Sale): number[] =>
  sale.lines.map(line => (isHolding(sale) ? line.quantity : 0))
export const soldBySale = (sale: Sale): number[] => sale.lines.map(line => (isSold(sale) ? line.quantity : 0))
export const heldByRepair = ({ status, quantities }: BothKinds['repairs'][number]): number[] =>
  quantities.map(quantity => (status === 'new' ? quantity : 0))

export const reservedOf = (shop: BothKinds, part: number): number =>
  [...shop.repairs.map(heldByRepair), ...shop.sales.map(heldBySale)].reduce(
    (sum, held) => sum + held[part]!,
    0,
  )

export const totalOf = (sale: Sale): number =>
  sale.lines.reduce((sum, line) => sum + line.quantity * line.cents, 0)

/** Applies an allowed act; false if refused. Written from the decisions, not from the code. */
export function take(shop: BothKinds, act: BothAct): boolean {
  const free = (part: number, own = 0) => shop.onHand[part]! - reservedOf(shop, part) + own
  const fits = (quantities: number[], own: number[] = []) =>
    quantities.every((quantity, part) => quantity <= free(part, own[part] ?? 0))
  const move = (quantities: number[], sign: 1 | -1) => {
    for (const [part, quantity] of quantities.entries()) shop.onHand[part]! += sign * quantity
  }
  switch (act.do) {
    case 'buy':
      shop.onHand[act.part]! += act.quantity
      return true
    case 'price':
      shop.cents[act.part] = act.cents
      return true
    case 'open repair':
      if (!fits(act.quantities)) return false
      shop.repairs.push({ quantities: act.quantities, status: 'new' })
      return true
    case 'begin':
      shop.sales.push({
        isPickup: act.isPickup,
        status: 'draft',
        lines: shop.onHand.map(() => ({ quantity: 0, cents: 0 })),
        paid: 0,
        isRefunded: false,
      })
      return true
    case 'save repair':
    case 'finish repair':
    case 'reopen repair':
    case 'delete repair': {
      const repair = shop.repairs[act.order]
      if (!repair) return false
      if (act.do === 'reopen repair') {
        if (repair.status !== 'finished') return false
        move(repair.quantities, 1)
        repair.status = 'new'
        return true
      }
      if (repair.status !== 'new') return false
      if (act.do === 'save repair') {
        if (!fits(act.quantities, repair.quantities)) return false
        repair.quantities = act.quantities
      } else if (act.do === 'finish repair') {
        move(repair.quantities, -1)
        repair.status = 'finished'
      } else repair.status = 'deleted'
      return true
    }
  }
  const sale = shop.sales[act.order]
  if (!sale || sale.status === 'gone') return false
  const isOpen = ['draft', 'new', 'in_process'].includes(sale.status)
  switch (act.do) {
    case 'add':
    case 'set': {
      const line = sale.lines[act.part]!
      if (!isOpen || sale.paid > 0 || (act.do === 'set' && line.quantity === 0)) return false
      const quantity = act.do === 'add' ? line.quantity + act.quantity : act.quantity
      const own = sale.status === 'draft' ? 0 : line.quantity
      if (quantity > free(act.part, own)) return false
      if (line.quantity === 0) line.cents = shop.cents[act.part]!
      line.quantity = quantity
      return true
    }
    case 'drop': {
      const line = sale.lines[act.part]!
      const others = sale.lines.filter(one => one !== line && one.quantity > 0)
      if (!isOpen || sale.paid > 0 || line.quantity === 0) return false
      if (sale.status !== 'draft' && others.length === 0) return false
      line.quantity = 0
      return true
    }
    case 'check out': {
      const quantities = sale.lines.map(line => line.quantity)
      if (sale.status !== 'draft' || quantities.every(quantity => quantity === 0) || !fits(quantities))
        return false
      sale.status = 'new'
      return true
    }
    case 'cancel':
    case 'delete':
      if (sale.status === 'draft') {
        sale.status = 'gone'
        return true
      }
      if (act.do === 'cancel') {
        if (!isHolding(sale)) return false
        sale.isRefunded = sale.paid > 0
        sale.paid = 0
        sale.status = 'canceled'
        return true
      }
      if (sale.paid > 0 || sale.isRefunded || !['new', 'canceled'].includes(sale.status)) return false
      sale.status = 'gone'
      return true
    case 'refund':
      if (sale.status !== 'returned' || sale.isRefunded || sale.paid === 0) return false
      sale.isRefunded = true
      return true
    case 'pay':
      if (['draft', 'canceled', 'returned'].includes(sale.status)) return false
      if (sale.paid + act.cents > totalOf(sale)) return false
      sale.paid += act.cents
      return true
    case 'move': {
      const from: Record<typeof act.to, string[]> = {
        in_process: ['new'],
        sent: sale.isPickup ? [] : ['in_process'],
        pending_pickup: sale.isPickup ? ['in_process'] : [],
        delivered: ['sent', 'pending_pickup'],
        lost: ['sent'],
        damaged: ['sent', 'delivered'],
        returned: ['sent', 'delivered', 'lost', 'damaged'],
      }
      if (!from[act.to].includes(sale.status)) return false
      const wasSold = isSold(sale)
      sale.status = act.to
      const quantities = sale.lines.map(line => line.quantity)
      if (!wasSold && isSold(sale)) move(quantities, -1)
      if (act.to === 'returned') move(quantities, 1)
      return true
    }
  }
}
