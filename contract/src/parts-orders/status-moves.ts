import type { Permission } from '../access/permissions.ts'
import type { DeliveryType, PartsOrderStatus } from './parts-order-statuses.ts'

export interface StatusMove {
  from: PartsOrderStatus
  to: PartsOrderStatus
  requires: Permission
  /** Only for this delivery type. */
  for?: DeliveryType
  /** What happens to the parts: reserved ones are sold, or sold ones returned to stock. */
  goods?: 'sold' | 'returned'
}

const requires = 'orders-parts.change-status' satisfies Permission

/** In display order. Only cancelling leads to `canceled`. */
const statusMoves: readonly StatusMove[] = [
  { from: 'new', to: 'in_process', requires },
  { from: 'in_process', to: 'sent', requires, for: 'delivery', goods: 'sold' },
  { from: 'in_process', to: 'pending_pickup', requires, for: 'pickup' },
  { from: 'pending_pickup', to: 'delivered', requires, goods: 'sold' },
  { from: 'sent', to: 'delivered', requires },
  { from: 'sent', to: 'lost', requires },
  { from: 'sent', to: 'damaged', requires },
  { from: 'sent', to: 'returned', requires, goods: 'returned' },
  { from: 'delivered', to: 'returned', requires, goods: 'returned' },
  { from: 'delivered', to: 'damaged', requires },
  { from: 'lost', to: 'returned', requires, goods: 'returned' },
  { from: 'damaged', to: 'returned', requires, goods: 'returned' },
]

interface Moved {
  status: PartsOrderStatus
  delivery_type: DeliveryType | null
}

const isOpenTo = (order: Moved, move: StatusMove): boolean =>
  move.from === order.status && (move.for === undefined || move.for === order.delivery_type)

export const moveTo = (order: Moved, to: PartsOrderStatus): StatusMove | undefined =>
  statusMoves.find(move => move.to === to && isOpenTo(order, move))

/** The statuses that change-status allows now, in display order. A draft has none. */
export const nextStatuses = (
  order: Moved & { is_draft: boolean },
  may: (permission: Permission) => boolean,
): PartsOrderStatus[] =>
  order.is_draft
    ? []
    : statusMoves.filter(move => isOpenTo(order, move) && may(move.requires)).map(move => move.to)

const cancelable: readonly PartsOrderStatus[] = ['new', 'in_process', 'pending_pickup']

export const isCancelable = (status: PartsOrderStatus): boolean => cancelable.includes(status)
