import { type Act, type Person, take } from './order-model.ts'
import { isOpen, isPaid, type Shop } from './order-model-shop.ts'

/** The actions that an order's page must offer this user by the model. */
export function offered(shop: Shop, by: Person, index: number) {
  const order = shop.orders[index]!
  const would = (act: Act) => take(structuredClone(shop), by, act) < 300
  const same = {
    quantities: order.lines.map(line => line.quantity),
    mechanic: order.mechanic,
    labor: order.labor,
    reprice: false,
  }
  const next = (['new', 'in_process', 'finished'] as const).filter(status =>
    would({ do: 'move', order: index, status }),
  )
  const last = order.payments.findLastIndex(payment => !payment.isDeleted)
  return {
    status: order.status,
    next_statuses: next,
    total_amount: order.total / 100,
    paid_amount: order.paid / 100,
    balance: (order.total - order.paid) / 100,
    is_prices_changed:
      (order.status === 'deleted' || (isOpen(order) && !isPaid(order))) &&
      order.lines.some((line, i) => line.quantity > 0 && line.cents !== shop.parts[i]!.cents),
    version: order.version,
    action_scopes: {
      can_update: would({ do: 'save', order: index, ...same }),
      can_delete: would({ do: 'delete', order: index }),
      // Offered even with insufficient stock: the restore reports it.
      can_restore: order.status === 'deleted' && by.endsWith('clerk'),
      can_delete_permanently: would({ do: 'delete for good', order: index }),
      can_change_status: next.length > 0,
      can_reassign_mechanic: would({ do: 'reassign', order: index, mechanic: 1 - order.mechanic }),
      can_create_payment: would({ do: 'pay', order: index, cents: 1 }),
      can_delete_payment: would({ do: 'delete payment', order: index, payment: last }),
    },
  }
}
