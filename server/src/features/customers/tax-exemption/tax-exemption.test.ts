import { beforeEach, expect, it } from 'vitest'
import { customerEndpoints as calls } from '#contract/customers/customer-endpoints.ts'
import { truckEndpoints } from '#contract/vehicles/vehicle-endpoints.ts'
import { plusDays } from '#server/platform/clock.ts'
import { maria, truck } from '#server/testing/sample-customer.ts'
import { testShop } from '#server/testing/test-shop.ts'

let params: { id: number }

const test = await testShop()
const admin = await test.signIn('admin')
const sales = await test.signIn('sales_manager')

beforeEach(async () => {
  test.clock.set('2026-11-21T15:00:00Z')
  params = { id: (await admin.call(calls.createCustomer, { body: maria })).data.id }
})

const certificate = () => new File(['Certificate of exemption'], 'certificate.txt')
const handIn = () => sales.call(calls.createTaxExemption, { params, files: { certificate: [certificate()] } })
const accept = () => admin.call(calls.acceptTaxExemption, { params, body: { date_active_to: '2026-11-25' } })
const exemption = async () => (await admin.call(calls.getCustomer, { params })).data.taxExemption

it('goes from the certificate to accepted, and expires after its last day', {
  tags: ['CUST-009', 'CUST-010', 'CUST-011'],
}, async () => {
  expect((await handIn()).data).toMatchObject({
    status: 'UNDER_REVIEW',
    certificate: { file_name: 'certificate.txt' },
  })
  const file = await admin.attempt(calls.getTaxCertificate, { params })
  expect(file.raw.toString()).toBe('Certificate of exemption')
  const soon = plusDays(test.clock.now(), 3).toISOString().slice(0, 10)
  const endless = await admin.attempt(calls.acceptTaxExemption, { params, body: {} as never })
  expect(endless.errors[0]).toMatchObject({
    code: 'validate__required',
    source: { parameter: 'date_active_to' },
  })
  await admin.call(calls.acceptTaxExemption, { params, body: { date_active_to: soon } })
  expect(await exemption()).toMatchObject({ status: 'ACCEPTED', date_active_to: soon })
  test.clock.advance(6 * 86_400_000)
  expect(await exemption()).toMatchObject({ status: 'EXPIRED', date_active_to: soon })
})

it("is valid until the end of its last day in the company's calendar", {
  tags: 'CUST-010',
}, async () => {
  await handIn()
  await admin.call(calls.acceptTaxExemption, { params, body: { date_active_to: '2026-11-25' } })
  const { data } = await admin.call(truckEndpoints.createVehicle, { body: { ...truck, owner_id: params.id } })
  const ofTruck = async () =>
    (await admin.call(truckEndpoints.getVehicle, { params: { id: data.id } })).data.owner.tax_exempt_until
  const marked = async () => {
    await test.shop.jobs.enqueue(test.db, 'customers.expire-tax-exemptions', {})
    await test.runJobs()
    const rows = test.db.selectFrom('tax_exemptions').select('status').where('customer_id', '=', params.id)
    return [(await exemption()).status, (await rows.executeTakeFirstOrThrow()).status]
  }
  // Half an hour before midnight in Chicago, the next day in UTC.
  test.clock.set('2026-11-26T05:30:00Z')
  expect(await ofTruck()).toBe('2026-11-25')
  expect(await marked()).toEqual(['ACCEPTED', 'ACCEPTED'])
  test.clock.advance(3_600_000)
  expect(await ofTruck()).toBeNull()
  expect(await marked()).toEqual(['EXPIRED', 'EXPIRED'])
})

it('is declined, submitted again and deleted', { tags: ['CUST-010', 'CUST-011'] }, async () => {
  expect(await exemption()).toMatchObject({ status: 'NOT_SEND', date_active_to: null })
  await handIn()
  await admin.call(calls.declineTaxExemption, { params })
  expect(await exemption()).toMatchObject({ status: 'DECLINED' })
  await handIn()
  await sales.call(calls.dropTaxExemption, { params })
  expect(await exemption()).toEqual({ status: 'NOT_SEND', date_active_to: null, certificate: null })
  expect((await admin.attempt(calls.dropTaxExemption, { params })).errors[0]).toMatchObject({
    code: 'tax_exemption_step',
  })
})

it('can be deleted and submitted again after every decision', { tags: 'CUST-011' }, async () => {
  const expire = async () => {
    await accept()
    test.clock.set('2026-11-26T18:00:00Z')
  }
  const decisions = [
    ['UNDER_REVIEW', async () => {}],
    ['DECLINED', () => admin.call(calls.declineTaxExemption, { params })],
    ['EXPIRED', expire],
    ['ACCEPTED', accept],
  ] as const
  for (const [status, decide] of decisions) {
    const decided = async () => {
      test.clock.set('2026-11-21T15:00:00Z')
      await handIn()
      await decide()
      expect((await exemption()).status).toBe(status)
    }
    await decided()
    const caller = status === 'ACCEPTED' ? admin : sales
    await caller.call(calls.dropTaxExemption, { params })
    expect((await exemption()).status).toBe('NOT_SEND')
    // A valid exemption must be deleted or expire first.
    if (status === 'ACCEPTED') continue
    await decided()
    expect((await handIn()).data.status).toBe('UNDER_REVIEW')
    await sales.call(calls.dropTaxExemption, { params })
  }
})

it('can be dropped only by admins while it is valid', { tags: 'CUST-011' }, async () => {
  await handIn()
  await accept()
  const refused = await sales.attempt(calls.dropTaxExemption, { params })
  expect([refused.status, refused.errors[0]!.code]).toEqual([403, 'forbidden'])
  expect((await exemption()).status).toBe('ACCEPTED')
  // Two admins at once: one drops it, for the other there is nothing left to drop.
  const both = await Promise.all([1, 2].map(() => admin.attempt(calls.dropTaxExemption, { params })))
  expect(both.map(({ status }) => status).sort()).toEqual([204, 422])
})

it('keeps a certificate that was dropped or replaced in the history', { tags: 'CUST-011' }, async () => {
  await handIn()
  await accept()
  await admin.call(calls.dropTaxExemption, { params })
  await handIn()
  const other = new File(['Another certificate'], 'another.txt')
  await sales.call(calls.createTaxExemption, { params, files: { certificate: [other] } })
  await test.runJobs()
  const { data } = await sales.call(calls.listFullHistory, { params, query: {} })
  const kept = data.filter(({ file }) => file)
  expect(kept.map(entry => [entry.message, entry.file!.file_name])).toEqual([
    ['Tax certificate replaced', 'certificate.txt'],
    ['Tax exemption removed', 'certificate.txt'],
  ])
  for (const { id, file } of kept) {
    expect(file!.url).toBe(`/api/v1/customers/${params.id}/history/${id}/file`)
    const content = await sales.attempt(calls.getHistoryFile, { params: { ...params, entry_id: id } })
    expect(content.raw.toString()).toBe('Certificate of exemption')
  }
  const { id } = (await admin.call(calls.createCustomer, { body: { ...maria, email: 'other@example.com' } }))
    .data
  for (const entry of [data.find(({ file }) => !file)!.id, kept[0]!.id]) {
    const missing = entry === kept[0]!.id ? { id } : params
    expect(
      (await sales.attempt(calls.getHistoryFile, { params: { ...missing, entry_id: entry } })).status,
    ).toBe(404)
  }
})

it('is accepted and declined by admins only, for a future day', async () => {
  await handIn()
  const body = { date_active_to: '2099-01-01' }
  expect((await sales.attempt(calls.acceptTaxExemption, { params, body })).status).toBe(403)
  expect((await sales.attempt(calls.declineTaxExemption, { params })).status).toBe(403)
  for (const date_active_to of ['2020-01-01', '2026-11-21']) {
    const past = await admin.attempt(calls.acceptTaxExemption, { params, body: { date_active_to } })
    expect(past.errors[0]).toMatchObject({
      code: 'tax_exemption_date_past',
      source: { parameter: 'date_active_to' },
    })
  }
})

it('requires a certificate', async () => {
  const refused = await sales.attempt(calls.createTaxExemption, { params, files: { certificate: [] } })
  expect(refused.errors[0]).toMatchObject({ code: 'file_required', source: { parameter: 'certificate' } })
  const script = new File(['<script>'], 'certificate.html')
  const wrong = await sales.attempt(calls.createTaxExemption, { params, files: { certificate: [script] } })
  expect(wrong.errors[0]).toMatchObject({ code: 'file_wrong_type' })
})
