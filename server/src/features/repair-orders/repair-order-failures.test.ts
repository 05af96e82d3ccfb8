import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { repairOrderBillingEndpoints as money } from '#contract/billing/repair-order-billing-endpoints.ts'
import { repairOrderEndpoints as api } from '#contract/repair-orders/repair-order-endpoints.ts'
import type { Announcement } from '#server/platform/realtime.ts'
import { databaseSnapshots } from '#server/testing/database-snapshot.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { type StatementFailure, spyOnStatements } from '#server/testing/statement-spy.ts'
import type { Options } from '#server/testing/test-client.ts'
import { testShop } from '#server/testing/test-shop.ts'

const announced: Announcement[] = []

const test = await testShop()
const make = orderFixtures(test)
const admin = await test.signIn('admin')
await test.signIn('superadmin')
await test.db.updateTable('company').set({ email: 'shop@rigbay.test' }).execute()
const spy = spyOnStatements(test.shop.pool)
const databaseSnapshot = await databaseSnapshots(test.db)
test.shop.realtime.announce = announcements => announced.push(...announcements)
await admin.token() // reads the keys that it is signed with, once

type Send = (options: Options) => Promise<{ status: number; body?: unknown }>
interface Act {
  prepare(): Promise<Send>
  /** Whether the request is a POST, which may be repeated with its key. */
  isRepeatable: boolean
}

const repeatable = (prepare: Act['prepare']): Act => ({ prepare, isRepeatable: true })
const single = (prepare: Act['prepare']): Act => ({ prepare, isRepeatable: false })

/** Two types of work with two parts each, one part at its minimum; one type of work is saved to the list. */
async function form() {
  const parts = await Promise.all([make.part(5), make.part(2)])
  await test.db.updateTable('part_stock').set({ min_limit: '1' }).where('part_id', '=', parts[1]).execute()
  const inventories = parts.map(id => ({ id, quantity: 1 }))
  return make.payload({
    types_of_work: ['Brakes', 'Lights'].map((name, i) => ({
      name: `${name} ${parts[0]}`,
      hourly_rate: 100,
      duration: '1:00',
      save_to_the_list: i === 0,
      inventories: i === 0 ? inventories : inventories.slice(0, 1),
    })),
  })
}
async function order() {
  const body = await form()
  const { data } = await admin.call(api.createRepairOrder, { body })
  return { body, params: { id: data.id } }
}
const moved = async (to: 'in_process' | 'finished', from = order) => {
  const { params } = await from()
  return (options: Options) =>
    admin.attempt(api.changeRepairOrderStatus, { params, body: { status: to } }, options)
}
async function finished() {
  const made = await order()
  await admin.call(api.changeRepairOrderStatus, { params: made.params, body: { status: 'finished' } })
  return made
}
async function deleted() {
  const made = await order()
  await admin.call(api.deleteRepairOrder, { params: made.params })
  return made
}
const byPost = <E extends object>(endpoint: E): E => ({ ...endpoint, method: 'POST' })
const cash = { amount: 50, payment_date: '2026-11-21', payment_method: 'cash' } as const

const acts: Record<string, Act> = {
  create: repeatable(async () => {
    const body = await form()
    return options => admin.attempt(api.createRepairOrder, { body }, options)
  }),
  update: repeatable(async () => {
    const { params } = await order()
    const body = { ...(await form()), notes: 'Squeaks' }
    return options => admin.attempt(byPost(api.updateRepairOrder), { params, body }, options)
  }),
  finish: repeatable(() => moved('finished')),
  reopen: repeatable(() => moved('in_process', finished)),
  reassign: repeatable(async () => {
    const { params } = await order()
    const body = { mechanic_id: (await test.signIn('mechanic')).user.id }
    return options => admin.attempt(api.reassignMechanic, { params, body }, options)
  }),
  delete: single(async () => {
    const { params } = await order()
    return options => admin.attempt(api.deleteRepairOrder, { params }, options)
  }),
  restore: single(async () => {
    const { params } = await deleted()
    return options => admin.attempt(api.restoreRepairOrder, { params }, options)
  }),
  'restore-update': repeatable(async () => {
    const { params, body } = await deleted()
    return options =>
      admin.attempt(
        byPost(api.restoreUpdateRepairOrder),
        { params, body: { ...body, notes: 'Again' } },
        options,
      )
  }),
  'delete for good': single(async () => {
    const { params } = await deleted()
    return options => admin.attempt(api.deleteRepairOrderPermanently, { params }, options)
  }),
  payment: repeatable(async () => {
    const { params } = await order()
    return options => admin.attempt(money.createOrderPayment, { params, body: cash }, options)
  }),
  'payment deleted': single(async () => {
    const { params } = await order()
    const { data } = await admin.call(money.createOrderPayment, { params, body: cash })
    const payment = { params: { ...params, payment_id: data.id } }
    return options => admin.attempt(money.deleteOrderPayment, payment, options)
  }),
  'documents sent': repeatable(async () => {
    const { params } = await order()
    const body = { recipient_email: ['a@rigbay.test', 'b@rigbay.test'], invoice_date: '2026-11-21' }
    return options => admin.attempt(money.sendOrderDocuments, { params, body }, options)
  }),
  comment: repeatable(async () => {
    const { params } = await order()
    return options => admin.attempt(api.addComment, { params, body: { comment: 'Waiting' } }, options)
  }),
}

/** Always tested with lost connections, which takes longer; the others only with FAILURES=all. */
const isDear = new Set(
  process.env.FAILURES === 'all' ? Object.keys(acts) : ['create', 'finish', 'restore', 'payment'],
)

const linesOfHistory = async () => (await test.db.selectFrom('history').select('id').execute()).length

it.each(
  Object.entries(acts).flatMap(([name, act]) =>
    (isDear.has(name) ? (['refused', 'lost'] as const) : (['refused'] as const)).map(
      failure => [name, failure, act] as const,
    ),
  ),
)(
  '%s leaves what was before when a statement is %s, whichever it is, and is then done once',
  async (_name, failure, act) => {
    const send = await act.prepare()
    const options = { idempotencyKey: randomUUID() }
    const before = await databaseSnapshot()
    const lines = await linesOfHistory()
    announced.length = 0
    const failures = await failEachStatement(
      failure,
      () => send(options),
      async () => {
        expect(await databaseSnapshot()).toEqual(before)
        expect(announced).toEqual([])
      },
    )
    expect(failures).toContain('commit')
    expect(failures.length).toBeGreaterThan(6)
    const done = await databaseSnapshot()
    expect(await linesOfHistory()).toBe(lines + 1)
    if (!act.isRepeatable) return
    expect((await send(options)).status).toBeLessThan(300)
    expect(await databaseSnapshot()).toEqual(done)
  },
)

it('a file sent with an order is stored after any failure, without orphans', async () => {
  const parts = await form()
  for (const failure of ['refused', 'lost'] as const) {
    const body = { ...parts, notes: failure }
    const files = { attachment_files: [new File(['leak'], 'leak.txt')] }
    const options = { idempotencyKey: randomUUID() }
    const send = () => admin.attempt(api.createRepairOrder, { body, files }, options)
    await failEachStatement(failure, send, async () => {})
    await send()
  }
  test.clock.advance(2 * 86_400_000)
  await test.shop.jobs.enqueue(test.db, 'files.sweep', {})
  await test.runJobs()
  await test.runJobs()
  expect(await test.db.selectFrom('orphaned_uploads').select('key').execute()).toEqual([])
  const attached = await test.db.selectFrom('attachments').select(['id', 'record_id']).execute()
  expect(attached).toHaveLength(2)
  for (const { id, record_id } of attached) {
    const params = { id: record_id, file_id: id }
    expect((await admin.attempt(api.getAttachment, { params })).raw.toString()).toBe('leak')
  }
})

/**
 * Repeats the request until it succeeds, failing one statement later each time, and calls `look` after
 * each failure. Returns the failed statements.
 */
async function failEachStatement(
  failure: StatementFailure,
  send: () => ReturnType<Send>,
  look: () => Promise<void>,
) {
  const failures: string[] = []
  for (;;) {
    const { answer, failed } = await spy.failing(failures.length + 1, failure, send)
    if (answer.status < 300) {
      // Statements after the commit may fail: a job cleans up the stored files.
      if (failed !== null) expect(failed).toContain('orphaned_uploads')
      return failures
    }
    expect([failed, answer.status]).toEqual([failed, 503])
    failures.push(failed!)
    // The commit succeeded, but the response was lost.
    if (failure === 'lost' && failed === 'commit') return failures
    await look()
  }
}
