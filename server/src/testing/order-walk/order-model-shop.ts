/** The model's shop in plain variables. Money is in cents. */
export interface Shop {
  /** Since the walk began. */
  hour: number
  parts: { onHand: number; cents: number }[]
  /** In the order in which they were opened; a permanently deleted order stays as `gone`. */
  orders: Order[]
}

export interface Order {
  status: 'new' | 'in_process' | 'finished' | 'deleted' | 'gone'
  before: string | null
  mechanic: number
  version: number
  /** The hour of the last change of status. */
  changedAt: number
  /** Of its one work, in cents. */
  labor: number
  /** One for each part of the shop. */
  lines: Line[]
  total: number
  paid: number
  payments: { cents: number; isDeleted: boolean }[]
}

/** `cents` is the price per unit in this order. */
export interface Line {
  quantity: number
  cents: number
}

/** A work and its parts, without discount or taxes. */
export const totalOf = (labor: number, lines: readonly Line[]): number =>
  labor + sum(lines.map(line => line.quantity * line.cents))

/** What costs nothing is paid once it is finished. */
export const isPaid = ({ total, paid, status }: Order): boolean =>
  total > 0 ? paid >= total : status === 'finished'

export const isOpen = (order: Order): boolean => order.status === 'new' || order.status === 'in_process'

/** How many of each part the order has reserved. */
export const holdOf = (order: Order): number[] => order.lines.map(line => (isOpen(order) ? line.quantity : 0))

/** Whether enough of every part is available, including what the order itself has reserved. */
export const fits = (shop: Shop, lines: readonly Line[], own?: Order): boolean =>
  lines.every((line, i) => {
    const others = shop.orders.filter(order => order !== own).map(order => holdOf(order)[i]!)
    return line.quantity <= shop.parts[i]!.onHand - sum(others)
  })

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0)

/** Everything that must be found in the database, as `storedShop` reads it. */
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
