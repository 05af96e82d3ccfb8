import { expect, it } from 'vitest'
import { repairOrderBillingEndpoints as money } from '#contract/billing/repair-order-billing-endpoints.ts'
import { repairOrderEndpoints as api } from '#contract/repair-orders/repair-order-endpoints.ts'
import type { Change } from '#server/operation/history.ts'
import { databaseSnapshots } from '#server/testing/database-snapshot.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

/** Repetitions; REPEATS=1000 for the long run. */
const repeats = Number(process.env.REPEATS ?? 100)

const test = await testShop({ DATABASE_POOL: '20' })
const make = orderFixtures(test)
const clerks = [await test.signIn('admin'), await test.signIn('admin')]

async function payment() {
  const [clerk] = clerks
  const { id } = await make.order(clerk!)
  const body = { amount: 50, payment_date: '2026-11-21', payment_method: 'cash' } as const
  const key = { idempotencyKey: `payment of ${id}` }
  return {
    pay: () => clerk!.attempt(money.createOrderPayment, { params: { id }, body }, key),
    payments: async () => (await clerk!.call(api.getRepairOrder, { params: { id } })).data.payments,
  }
}

it('a payment repeated with its idempotency key is one payment with the same answer', async () => {
  const { pay, payments } = await payment()
  const first = await pay()
  const databaseSnapshot = await databaseSnapshots(test.db)
  const before = await databaseSnapshot()
  for (let i = 1; i < repeats; i++) {
    const again = await pay()
    expect([again.status, again.body]).toEqual([200, first.body])
  }
  expect(await databaseSnapshot()).toEqual(before)
  expect(await payments()).toEqual([first.body.data])
})

it('a payment sent concurrently with one key is one payment; early repetitions are refused as in progress', async () => {
  for (let sent = 0; sent < repeats; sent += 50) {
    const { pay, payments } = await payment()
    const answers = await Promise.all(Array.from({ length: 50 }, pay))
    const [paid, ...others] = await payments()
    expect(others).toEqual([])
    for (const { status, body, errors } of answers) {
      if (status === 200) expect(body.data).toEqual(paid)
      else expect([status, errors[0]!.code]).toEqual([409, 'request_in_flight'])
    }
    expect((await pay()).body.data).toEqual(paid)
  }
})

it('an edit and a deletion repeated with their keys are done once with the same answer', async () => {
  const [clerk] = clerks
  const { id, body, version } = await make.order(clerk!)
  const send = (idempotencyKey: string, notes: string) =>
    clerk!.attempt(
      api.updateRepairOrder,
      { params: { id }, body: { ...body, version, notes } },
      { idempotencyKey },
    )
  const first = await send('edit', 'Once')
  const again = await send('edit', 'Once')
  expect([again.status, again.body]).toEqual([200, first.body])
  expect((await send('edit', 'Other')).errors[0]!.code).toBe('idempotency_key_reused')
  expect((await send('another edit', 'Once')).errors[0]!.code).toBe('version_conflict')

  const drop = () => clerk!.attempt(api.deleteRepairOrder, { params: { id } }, { idempotencyKey: 'deletion' })
  expect([(await drop()).status, (await drop()).status]).toEqual([204, 204])
  const acts = (await clerk!.call(api.listHistory, { params: { id } })).data.map(entry => entry.message)
  expect(acts).toHaveLength(3)
})

it('of two concurrent saves one wins, and the other gets a version conflict with the saved order', async () => {
  const { id, body, ...made } = await make.order(clerks[0]!)
  let { version } = made
  for (let round = 0; round < repeats; round++) {
    const answers = await Promise.all(
      clerks.map((clerk, i) =>
        clerk.attempt(api.updateRepairOrder, {
          params: { id },
          body: { ...body, notes: `Round ${round}, clerk ${i}`, version },
        }),
      ),
    )
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 409])
    const winner = answers.findIndex(answer => answer.status === 200)
    version += 1
    for (const answer of answers) {
      expect(answer.body.data).toMatchObject({ notes: `Round ${round}, clerk ${winner}`, version })
    }
  }
  // Each save reports the state left by the previous one.
  const saves = await test.db
    .selectFrom('history')
    .select('changes')
    .where('kind', '=', 'repair_order')
    .where('record_id', '=', id)
    .where('act', '=', 'updated')
    .orderBy('id')
    .execute()
  const notes = saves.map(({ changes }) =>
    (changes as Change[]).find(({ label }) => label.endsWith('.notes')),
  )
  expect(notes.map(note => note?.before)).toEqual(['', ...notes.slice(0, -1).map(note => note?.after)])
  expect(saves).toHaveLength(repeats)
})
