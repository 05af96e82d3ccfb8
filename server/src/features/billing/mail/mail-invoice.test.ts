import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { repairOrderBillingEndpoints as money } from '#contract/billing/repair-order-billing-endpoints.ts'
import { repairOrderEndpoints as api } from '#contract/repair-orders/repair-order-endpoints.ts'
import { FilesUnavailable } from '#server/platform/files/index.ts'
import { MailError } from '#server/platform/mail/index.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { png } from '#server/testing/sample-files.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const make = orderFixtures(test)
const admin = await test.signIn('admin')
beforeEach(() => name('Prairie Truck Repair'))
afterEach(() => {
  vi.restoreAllMocks()
})

const name = (company_name: string) =>
  test.db.updateTable('company').set({ company_name, email: 'office@prairie.example' }).execute()
const send = (id: number, ...recipient_email: string[]) =>
  admin.call(money.sendOrderDocuments, {
    params: { id },
    body: { recipient_email, invoice_date: '2026-11-21' },
  })
const history = async (id: number) =>
  (await admin.call(api.listHistory, { params: { id } })).data.map(entry => entry.message)
const mailsOf = async (order: { order_number: string }) =>
  (await test.shop.mail.list()).filter(mail => mail.subject.includes(order.order_number))
const away = () => Promise.reject(new MailError('temporary', 'Nobody listens there'))

it('sends one e-mail to each of five addresses and records each in the history', {
  tags: 'RO-047',
}, async () => {
  const order = await make.order(admin)
  const five = [1, 2, 3, 4, 5].map(n => `clerk${n}@fleet.example`)
  await send(order.id, ...five)
  expect(await test.runJobs()).toBe(5)
  const mails = await mailsOf(order)
  expect(mails.map(mail => mail.to.length)).toEqual([1, 1, 1, 1, 1])
  expect(mails.flatMap(mail => mail.to).sort()).toEqual(five)
  const { eml } = (await test.shop.mail.read(mails[0]!.id))!
  expect(eml.toString()).toMatch(/^From: "?Prairie[^<]*"? <rigbay@localhost>/m)
  const lines = await history(order.id)
  expect(lines.slice(0, 5).sort()).toEqual(
    five.map(
      address => `E-mail is not set up: the invoice for ${address} is only written to a folder of the server`,
    ),
  )
  expect(lines[5]).toBe(`Invoice sent to ${five.join(', ')}`)
})

it('sends once to an address given twice, whatever its case', async () => {
  const order = await make.order(admin)
  await send(order.id, 'Maria@Fleet.example', ' maria@fleet.example ', 'books@fleet.example')
  await test.runJobs()
  expect(await mailsOf(order)).toHaveLength(2)
})

it('is not sent if the order was deleted meanwhile, and the history says so', async () => {
  const order = await make.order(admin)
  await send(order.id, 'maria@fleet.example')
  await admin.call(api.deleteRepairOrder, { params: { id: order.id } })
  await test.runJobs()
  expect(await mailsOf(order)).toEqual([])
  expect(await history(order.id)).toContain('The invoice could not be sent to maria@fleet.example')
})

it('writes one line per header, whatever the company’s name', async () => {
  const order = await make.order(admin)
  await name('Prairie\r\nBcc: all@fleet.example\u2028X: <b>Repair</b>')
  await send(order.id, 'maria@fleet.example')
  await test.runJobs()
  const [listed] = await mailsOf(order)
  const mail = await test.shop.mail.read(listed!.id)
  expect(mail!.to).toEqual(['maria@fleet.example'])
  const headers = mail!.eml.toString().split('\r\n\r\n')[0]!
  expect(headers).not.toMatch(/^(Bcc|X):/im)
  expect(mail!.subject).toBe(
    `Invoice ${order.order_number} from Prairie Bcc: all@fleet.example X: <b>Repair</b>`,
  )
  expect(mail!.html).not.toContain('<b>Repair')
})

it('is given up on a final refusal or a long outage, and the history says so', async () => {
  const refused = await make.order(admin)
  const deliver = vi.spyOn(test.shop.mail, 'deliver')
  deliver.mockRejectedValue(new MailError('permanent', '550 No such user'))
  await send(refused.id, 'gone@fleet.example')
  await test.runJobs()
  expect((await history(refused.id))[0]).toBe('The invoice could not be sent to gone@fleet.example')

  deliver.mockImplementation(away)
  const late = await make.order(admin)
  await send(late.id, 'maria@fleet.example')
  test.clock.advance(31 * 3600 * 1000)
  await test.runJobs()
  expect((await history(late.id))[0]).toBe('The invoice could not be sent to maria@fleet.example')
})

it('is sent once if the history could not be written, and recorded as uncertain', async () => {
  const order = await make.order(admin)
  await sql`
    create function refuse() returns trigger language plpgsql as 'begin raise exception ''no room''; end';
    create trigger refuse before insert on history
      for each row when (new.act = 'documents_handed_over') execute function refuse()`.execute(test.db)
  await send(order.id, 'maria@fleet.example')
  await expect(test.runJobs()).rejects.toThrow('no room')
  await sql`drop trigger refuse on history`.execute(test.db)
  await test.retryJobs()
  expect(await mailsOf(order)).toHaveLength(1)
  expect((await history(order.id))[0]).toBe(
    'It is unknown whether the invoice reached maria@fleet.example. Ask before sending it again',
  )
  await send(order.id, 'maria@fleet.example')
  await test.runJobs()
  expect(await mailsOf(order)).toHaveLength(2)
})

it('keeps its Message-ID over retries, as a lost connection hides whether the server took it', async () => {
  const order = await make.order(admin)
  const deliver = vi.spyOn(test.shop.mail, 'deliver').mockImplementation(away)
  await send(order.id, 'maria@fleet.example', 'books@fleet.example')
  for (const _ of [1, 2]) await expect(test.runJobs()).rejects.toThrow('Nobody listens')
  await expect(test.retryJobs()).rejects.toThrow('Nobody listens')
  await expect(test.runJobs()).rejects.toThrow('Nobody listens')
  const ids = (to: string) => deliver.mock.calls.filter(([email]) => email.to === to).map(([{ id }]) => id)
  const [maria, books] = [ids('maria@fleet.example'), ids('books@fleet.example')]
  expect(maria).toEqual([expect.any(String), maria[0]])
  expect(books).toEqual([expect.any(String), books[0]])
  expect(maria[0]).not.toBe(books[0])
  deliver.mockRestore()
  await test.retryJobs()
  expect(await mailsOf(order)).toHaveLength(2)
})

it('records nothing uncertain when the logo cannot be read, and gives up if that lasts', async () => {
  await test.db.updateTable('company').set({ logo_key: 'xs.png sm.png logo.png' }).execute()
  const read = vi.spyOn(test.shop.files, 'get').mockRejectedValue(new FilesUnavailable('away'))
  const [order, late] = [await make.order(admin), await make.order(admin)]
  await send(order.id, 'maria@fleet.example')
  await expect(test.runJobs()).rejects.toThrow('away')
  const logo = await png()
  read.mockImplementation(async () => Readable.from([logo]))
  await test.retryJobs()
  expect(await mailsOf(order)).toHaveLength(1)
  expect((await history(order.id))[0]).toBe(
    'E-mail is not set up: the invoice for maria@fleet.example is only written to a folder of the server',
  )

  read.mockRejectedValue(new FilesUnavailable('away'))
  await send(late.id, 'maria@fleet.example')
  test.clock.advance(31 * 3600 * 1000)
  await test.runJobs()
  expect((await history(late.id))[0]).toBe('The invoice could not be sent to maria@fleet.example')
  await test.db.updateTable('company').set({ logo_key: null }).execute()
})

// The last test: from here on this shop runs its jobs by itself.
it('retries while the mail server is down, and sends once when it is back', async () => {
  const order = await make.order(admin)
  const deliver = vi.spyOn(test.shop.mail, 'deliver').mockImplementation(away)
  await test.shop.jobs.work(test.shop)
  await send(order.id, 'maria@fleet.example')
  const states = async () =>
    (
      await sql<{ state: string }>`
        select state from pgboss.job where name = 'billing.mail-invoice' and data->>'orderId' = ${String(order.id)}`.execute(
        test.db,
      )
    ).rows.map(row => row.state)
  await expect.poll(states, { timeout: 60_000 }).toEqual(['retry'])
  expect(await mailsOf(order)).toEqual([])
  deliver.mockRestore()
  await sql`update pgboss.job set start_after = now() where name = 'billing.mail-invoice'`.execute(test.db)
  await expect.poll(states, { timeout: 60_000 }).toEqual(['completed'])
  expect(await mailsOf(order)).toHaveLength(1)
  expect(await history(order.id)).toContain(
    'E-mail is not set up: the invoice for maria@fleet.example is only written to a folder of the server',
  )
})
