import { describe, expect, it } from 'vitest'
import { lookupEndpoints } from '#contract/lookups/lookup-endpoints.ts'
import { draftEndpoints } from '#contract/records/drafts.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { truckEndpoints } from '#contract/vehicles/vehicle-endpoints.ts'
import { plusDays } from '#server/platform/clock.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const admin = await test.signIn('admin')

const create = lookupEndpoints.createExpenseType

describe('drafts', () => {
  it('are at most 100 a person and 256 KB each, and a refused draft changes nothing', async () => {
    const hoarder = await test.signIn('mechanic')
    const params = { id: 'parts.create' }
    const save = async (tab: number, data: string) =>
      (await hoarder.attempt(draftEndpoints.saveDraft, { params, body: { data, tab: `tab-${tab}` } })).status
    expect(await save(0, 'x'.repeat(257 * 1024))).toBe(413)
    expect(await save(0, 'x'.repeat(255 * 1024))).toBe(200)
    for (let tab = 1; tab < 100; tab++) expect(await save(tab, 'mine')).toBe(200)
    expect(await save(100, 'mine')).toBe(413)
    expect(await save(0, 'mine')).toBe(200)
    const other = { params, body: { data: 'mine' } }
    expect((await admin.attempt(draftEndpoints.saveDraft, other)).status).toBe(200)
  })

  it('are saved by form and record, read and dropped', { tags: ['PLAT-032', 'PLAT-033'] }, async () => {
    const params = { id: 'orders.create' }
    const calls = Object.values(draftEndpoints).map(({ method, path }) => `${method} ${path}`)
    expect(calls).toEqual(['GET', 'POST', 'DELETE'].map(method => `${method} /api/v1/drafts/{id}`))
    await admin.call(draftEndpoints.saveDraft, { params, body: { data: { notes: 'half a sentence' } } })
    expect((await admin.call(draftEndpoints.getDraft, { params })).data!.data).toEqual({
      notes: 'half a sentence',
    })
    const other = { params: { id: 'orders.edit.12' } }
    expect((await admin.call(draftEndpoints.getDraft, other)).data).toBeNull()
    await admin.call(draftEndpoints.saveDraft, { ...other, body: { data: { notes: 'the other' } } })
    await admin.call(draftEndpoints.dropDraft, { params })
    expect((await admin.call(draftEndpoints.getDraft, { params })).data).toBeNull()
    expect((await admin.call(draftEndpoints.getDraft, other)).data!.data).toEqual({ notes: 'the other' })
    await admin.call(draftEndpoints.dropDraft, other)
  })

  it('of orders and trucks are stored by live validation, until the form drops them', {
    tags: ['PLAT-035', 'ROF-012', 'ROF-042', 'VEH-023'],
  }, async () => {
    for (const [id, endpoint] of [
      ['orders.create', repairOrderEndpoints.createRepairOrder],
      ['trucks.create', truckEndpoints.createVehicle],
    ] as const) {
      const params = { id }
      const read = async () => (await admin.call(draftEndpoints.getDraft, { params })).data
      const body = { notes: 'half a sentence' }
      await admin.attempt(endpoint, { body } as never, { validateOnly: true, draftStore: id })
      expect((await read())!.data).toEqual(body)
      await admin.call(draftEndpoints.dropDraft, { params })
      expect(await read()).toBeNull()
      // Dropping a missing draft is no error: the form does so after every save.
      expect((await admin.attempt(draftEndpoints.dropDraft, { params })).status).toBe(204)
    }
  })

  it('are separate by tab: read newest first, dropped one by one or all at once', {
    tags: 'PLAT-032',
  }, async () => {
    const params = { id: 'trucks.create' }
    const store = (title: string, draftTab: string) =>
      admin.attempt(create, { body: { title } }, { validateOnly: true, draftStore: params.id, draftTab })
    const read = async () => {
      const { data, others } = await admin.call(draftEndpoints.getDraft, { params })
      return [data, ...others].map(draft => draft && [draft.tab, draft.data])
    }
    await store('in the first', 'tab-1')
    test.clock.advance(60_000)
    await store('in the second', 'tab-2')
    expect(await read()).toEqual([
      ['tab-2', { title: 'in the second' }],
      ['tab-1', { title: 'in the first' }],
    ])
    test.clock.advance(60_000)
    await admin.call(draftEndpoints.saveDraft, { params, body: { data: { title: 'again' }, tab: 'tab-1' } })
    expect(await read()).toEqual([
      ['tab-1', { title: 'again' }],
      ['tab-2', { title: 'in the second' }],
    ])
    await admin.call(draftEndpoints.dropDraft, { params, query: { tab: 'tab-1' } })
    expect(await read()).toEqual([['tab-2', { title: 'in the second' }]])
    await store('of none', '')
    await admin.call(draftEndpoints.dropDraft, { params })
    expect(await read()).toEqual([null])
  })

  it('are private to their user', { tags: 'PLAT-035' }, async () => {
    const other = await test.signIn('sales_manager')
    const params = { id: 'customers.create' }
    await admin.call(draftEndpoints.saveDraft, { params, body: { data: 1 } })
    expect((await other.call(draftEndpoints.getDraft, { params })).data).toBeNull()
    await other.call(draftEndpoints.dropDraft, { params })
    expect((await admin.call(draftEndpoints.getDraft, { params })).data!.data).toBe(1)
  })

  it('are stored for 30 days after the last change', { tags: 'PLAT-032' }, async () => {
    const params = { id: 'trailers.create' }
    const [day, hour] = [86_400_000, 3_600_000]
    await test.db
      .updateTable('sessions')
      .set({ expires_at: plusDays(test.clock.now(), 60) })
      .execute()
    const keptAfter = async (milliseconds: number) => {
      test.clock.advance(milliseconds)
      await test.shop.jobs.enqueue(test.db, 'drafts.forget', {})
      await test.runJobs()
      return (await admin.call(draftEndpoints.getDraft, { params })).data?.data
    }
    await admin.call(draftEndpoints.saveDraft, { params, body: { data: 1 } })
    expect(await keptAfter(20 * day)).toBe(1)
    await admin.call(draftEndpoints.saveDraft, { params, body: { data: 2 } })
    expect(await keptAfter(30 * day - hour)).toBe(2)
    expect(await keptAfter(2 * hour)).toBeUndefined()
  })
})
