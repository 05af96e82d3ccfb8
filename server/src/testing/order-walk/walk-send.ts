import { repairOrderBillingEndpoints as money } from '#contract/billing/repair-order-billing-endpoints.ts'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { repairOrderEndpoints as api } from '#contract/repair-orders/repair-order-endpoints.ts'
import { toDollars } from '#contract/shared/money.ts'
import type { partFixtures } from '#server/testing/part-fixtures.ts'
import type { Options, TestClient } from '#server/testing/test-client.ts'
import type { Act } from './order-model.ts'
import type { Ids } from './walk-stored.ts'

export const nobody = 999_999_999

type PartPayload = ReturnType<Awaited<ReturnType<typeof partFixtures>>['payload']>

/** Only a POST can be repeated with one key. */
export const isPost = (act: Act): boolean =>
  !['delete', 'restore', 'delete for good', 'delete payment'].includes(act.do)

export function send(person: TestClient, act: Act, ids: Ids, payloads: PartPayload[], options: Options) {
  switch (act.do) {
    case 'create':
      return person.attempt(api.createRepairOrder, { body: bodyOf(act, ids) }, options)
    case 'buy':
      return person.attempt(
        partEndpoints.purchasePart,
        { ...part(act, ids), body: { date: '2026-11-01', cost: 4, quantity: act.quantity } },
        options,
      )
    case 'sell over the counter': {
      const body = { describe: 'broke', quantity: act.quantity, price: 10, date: '2026-11-01' } as const
      return person.attempt(partEndpoints.sellPart, { ...part(act, ids), body }, options)
    }
    case 'price': {
      const { purchase: _, unit_id: __, ...payload } = payloads[act.part]!
      const body = { ...payload, price_retail: toDollars(act.cents) }
      return person.attempt(partEndpoints.updatePart, { ...part(act, ids), body }, options)
    }
  }
  const by = { params: { id: ids.orders[act.order] ?? nobody } }
  switch (act.do) {
    case 'save':
      return person.attempt(byPost(api.updateRepairOrder), { ...by, body: bodyOf(act, ids) }, options)
    case 'restore-update':
      return person.attempt(byPost(api.restoreUpdateRepairOrder), { ...by, body: bodyOf(act, ids) }, options)
    case 'move':
      return person.attempt(api.changeRepairOrderStatus, { ...by, body: { status: act.status } }, options)
    case 'reassign': {
      const body = { mechanic_id: ids.mechanics[act.mechanic]! }
      return person.attempt(api.reassignMechanic, { ...by, body }, options)
    }
    case 'delete':
      return person.attempt(api.deleteRepairOrder, by, options)
    case 'restore':
      return person.attempt(api.restoreRepairOrder, by, options)
    case 'delete for good':
      return person.attempt(api.deleteRepairOrderPermanently, by, options)
    case 'pay': {
      const amount = toDollars(act.cents)
      const body = { amount, payment_date: '2026-11-21', payment_method: 'cash' } as const
      return person.attempt(money.createOrderPayment, { ...by, body }, options)
    }
    case 'delete payment': {
      const payment_id = ids.payments[act.order]?.[act.payment] ?? nobody
      return person.attempt(money.deleteOrderPayment, { params: { ...by.params, payment_id } }, options)
    }
  }
}

const part = (act: { part: number }, ids: Ids) => ({ params: { id: ids.parts[act.part]! } })

const byPost = <E extends object>(endpoint: E): E => ({ ...endpoint, method: 'POST' })

/** A quantity above one is sent as two rows. */
const bodyOf = (
  act: { labor: number; quantities: readonly number[]; reprice: boolean; mechanic: number; version?: number },
  ids: Ids,
) => ({
  truck_id: ids.truck,
  mechanic_id: ids.mechanics[act.mechanic]!,
  due_date: '2026-12-21',
  implementation_date: '2026-11-25 09:30',
  need_to_update_prices: act.reprice,
  version: act.version,
  types_of_work: [
    {
      name: 'Work',
      hourly_rate: toDollars(act.labor),
      duration: '1:00',
      inventories: act.quantities.flatMap((quantity, i) =>
        (quantity > 1 ? [1, quantity - 1] : quantity ? [1] : []).map(some => ({
          id: ids.parts[i]!,
          quantity: some,
        })),
      ),
    },
  ],
})
