export interface Shop {
  hour: number
  parts: { onHand: number; cents: number }[]
  /** By creation; a permanently deleted order stays as `gone`. */
  orders: Order[]
}

export interface Order {
  status: 'new' | 'in_process' | 'finished' | 'deleted' | 'gone'
  before: string | null
  mechanic: number
  version: number
  changedAt: number
  labor: number
  lines: Line[]
  total: number
  paid: number
  payments: { cents: number; isDeleted: boolean }[]
}

/** `cents`: price per unit in this order. */
export interface Line {
  quantity: number
  cents: number
}

/** Without discount and taxes. */
export const totalOf = (labor: number, lines: readonly Line[]): number =>
  labor + sum(lines.map(line => line.quantity * line.cents))

/** An order that costs nothing is paid once finished. */
export const isPaid = ({ total, paid, status }: Order): boolean =>
  total > 0 ? paid >= total : status === 'finished'

export const isOpen = (order: Order): boolean => order.status === 'new' || order.status === 'in_process'

export const holdOf = (order: Order): number[] => order.lines.map(line => (isOpen(order) ? line.quantity : 0))

export const fits = (shop: Shop, lines: readonly Line[], own?: Order): boolean =>
  lines.every((line, i) => {
    const others = shop.orders.filter(order => order !== own).map(order => holdOf(order)[i]!)
    return line.quantity <= shop.parts[i]!.onHand - sum(others)
  })

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0)

/** The expected content of the database, as `storedShop` reads it. */
export const shown = (shop: Shop) => ({
  parts: shop.parts.map((part, i) => {
    const reserved = sum(shop.orders.map(order => holdOf(order)[i]!))
    return { onHand: part.onHand, moved: part.onHand, reserved, held: reserved, cents: part.cents }
  }),
  orders: shop.orders.map(order => {
    const payments = order.payments.map(payment => ({ ...payment }))
    if (order.status === 'gone') return { status: 'gone', payments }
    const { status, before, mechanic, version, total, paid } = order
    return {
      status,
      before,
      mechanic,
      version,
      total,
      paid,
      isPaid: isPaid(order),
      lines: order.lines.map(line => (line.quantity > 0 ? { ...line } : { quantity: 0, cents: 0 })),
      held: holdOf(order),
      sold: order.lines.map(line => (status === 'finished' ? line.quantity : 0)),
      payments,
    }
  }),
})
