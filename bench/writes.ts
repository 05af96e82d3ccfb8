import type { CreatedOrders } from './created-orders.ts'
import { isBrief } from './measure.ts'
import type { Rows } from './rows.ts'
import type { SampleRecords } from './sample-records.ts'

/** Orders saved, paid, finished and reserved; returns the ids of those that were paid. */
export async function measureWrites(
  rows: Rows,
  { parts, some }: SampleRecords,
  created: CreatedOrders,
): Promise<number[]> {
  const { isWanted, write } = rows
  const { createOrder, fiveWorks, orderOf } = created
  const order = await createOrder(fiveWorks())
  const twin = await createOrder(fiveWorks())
  await write(
    'saving 5 works of 10 parts',
    2.5,
    { method: 'PUT', path: `/api/v1/orders/${order.id}`, body: JSON.stringify(fiveWorks(order)) },
    `save?id=${twin.id}`,
  )
  // Several orders in turn, as each payment adds lines.
  const inTurn: number[] = []
  if (['a payment', 'finishing and reopening', 'a shop day'].some(isWanted))
    for (let n = 0; n < (isBrief ? 2 : 40); n++) inTurn.push((await createOrder(fiveWorks())).id)
  const [ours, theirs] = [inTurn.slice(0, inTurn.length / 2), inTurn.slice(inTurn.length / 2)]
  await write(
    'a payment',
    2.5,
    {
      path: ours.map(id => `/api/v1/orders/${id}/payments`),
      body: JSON.stringify({ amount: 0.01, payment_date: '2026-11-21', payment_method: 'cash' }),
    },
    theirs.map(id => `payment?id=${id}`),
  )
  const moves = ['finished', 'in_process']
  await write(
    'finishing and reopening',
    2.5,
    {
      path: ours.flatMap(id => moves.map(() => `/api/v1/orders/${id}/change-status`)),
      body: moves.map(status => JSON.stringify({ status })),
    },
    theirs.flatMap(id => moves.map(status => `finish?id=${id}&status=${status}`)),
  )
  const [hot, cold] = parts.slice(-2)
  await write(
    'the last part, 16 people',
    1.67,
    {
      path: '/api/v1/orders',
      body: JSON.stringify(
        orderOf([
          { name: 'Brakes', duration: '1:00', hourly_rate: 145, inventories: [{ id: hot!.id, quantity: 1 }] },
        ]),
      ),
      connections: 16,
    },
    `reserve?part=${cold!.id}&vehicle=${some.vehicle}&customer=${some.customer}&mechanic=${some.mechanic}`,
  )
  return inTurn
}
