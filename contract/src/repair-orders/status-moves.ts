import type { Permission } from '../access/permissions.ts'
import type { RepairOrderStatus } from './repair-order-statuses.ts'

/** Seconds in which a finished order may be reopened. */
export const statusChangeWindow = 86_400

export interface StatusMove {
  from: RepairOrderStatus
  to: RepairOrderStatus
  requires: Permission
  /** Seconds after the last change of status. */
  within?: number
}

const requires = 'orders-bs.change-status' satisfies Permission

/** Only delete and restore lead into and out of `deleted`. */
const statusMoves: readonly StatusMove[] = [
  { from: 'new', to: 'in_process', requires },
  { from: 'new', to: 'finished', requires },
  { from: 'in_process', to: 'new', requires },
  { from: 'in_process', to: 'finished', requires },
  { from: 'finished', to: 'new', requires, within: statusChangeWindow },
  { from: 'finished', to: 'in_process', requires, within: statusChangeWindow },
]

export const moveBetween = (from: RepairOrderStatus, to: RepairOrderStatus): StatusMove | undefined =>
  statusMoves.find(move => move.from === from && move.to === to)

/** `changedAt` and `now` are unix seconds; the last second is in time. */
export const isTooLate = (move: StatusMove, changedAt: number, now: number): boolean =>
  move.within !== undefined && now - changedAt > move.within

export const nextStatuses = (
  order: { status: RepairOrderStatus; status_changed_at: number },
  now: number,
  may: (permission: Permission) => boolean,
): RepairOrderStatus[] =>
  statusMoves
    .filter(
      move =>
        move.from === order.status && may(move.requires) && !isTooLate(move, order.status_changed_at, now),
    )
    .map(move => move.to)
