import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { partsOrderBillingEndpoints as money } from '#contract/billing/parts-order-billing-endpoints.ts'
import { partsOrderLinks, repairOrderLinks } from '#contract/billing/payment-link-endpoints.ts'
import { paymentEventEndpoints, publicInvoiceEndpoints } from '#contract/billing/public-invoice.ts'
import { notificationEndpoints } from '#contract/notifications/notification-endpoints.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { checkedOutOrders } from '#server/testing/checked-out-order.ts'
import { databaseSnapshots } from '#server/testing/database-snapshot.ts'
import { sampleShipment } from '#server/testing/parts-order-fixtures.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { signatureOf, startStripe, stripeSecrets } from '#server/testing/stripe-server.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { untilLockWaits } from '#server/testing/until-lock-waits.ts'

const stripe = await startStripe()
afterAll(() => stripe.close())
const test = await testShop({ ...stripeSecrets, STRIPE_API_BASE: stripe.url })
const { checkedOut, release } = checkedOutOrders(test)
const make = orderFixtures(test)
const admin = await test.signIn('admin')
const start = new Date('2026-11-21T15:00:00Z')

beforeEach(async () => {
  stripe.state.isAway = false
  test.clock.set(start.toISOString())
  await test.db.deleteFrom('attempts').execute()
  await test.db
    .updateTable('company')
    .set({ email: 'office@prairie.example', billing_payment_details: 'Zelle: pay@prairie.example' })
    .execute()
})

async function tokenFor(email: string): Promise<string> {
  await test.runJobs()
  const [mail] = (await test.shop.mail.list()).filter(one => one.to.includes(email))
  const { text } = (await test.shop.mail.read(mail!.id))!
  return /\/invoice\/([\w-]+)/.exec(text)![1]!
}

/** A parts order of $100.00 whose customer has a payment link. */
async function linked(options: Parameters<typeof checkedOut>[0] = {}) {
  const order = await checkedOut(options)
  await admin.call(partsOrderLinks.sendPartsOrderPaymentLink, { params: { id: order.id } })
  return { ...order, token: await tokenFor(order.email!) }
}

const press = (token: string) =>
  test.stranger.attempt(publicInvoiceEndpoints.payPublicInvoice, { params: { token } })
const open = async (token: string, checkout?: string) =>
  (
    await test.stranger.call(publicInvoiceEndpoints.getPublicInvoice, {
      params: { token },
      query: { checkout },
    })
  ).data
/** Presses Pay. */
async function session(token: string) {
  const { body, errors } = await press(token)
  expect(errors).toEqual([])
  return stripe.sessions.find(one => body.data.url.endsWith(one.id))!
}
const postEvent = (
  event: object,
  sent: { at?: Date; secret?: string; payload?: string; signature?: string } = {},
) => {
  const payload = JSON.stringify(event)
  return test.app.inject({
    method: 'POST',
    url: paymentEventEndpoints.receivePaymentEvent.path,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': sent.signature ?? signatureOf(payload, sent.at ?? test.clock.now(), sent.secret),
    },
    payload: sent.payload ?? payload,
  })
}
const deliver = async (event: object) => expect((await postEvent(event)).statusCode).toBe(204)
const byHand = (id: number, amount: number) =>
  admin.attempt(money.createPartsOrderPayment, {
    params: { id },
    body: { amount, payment_date: '2026-11-21', payment_method: 'cash' },
  })
const read = async (id: number) =>
  (await admin.call(partsOrderEndpoints.getPartsOrder, { params: { id } })).data
const sums = async (id: number) => {
  const { paid_amount, balance, payments } = await read(id)
  return { paid_amount, balance, payments: payments.map(payment => payment.amount) }
}
const acts = async (id: number, kind = 'parts_order') =>
  (
    await test.db
      .selectFrom('history')
      .select('act')
      .where('kind', '=', kind)
      .where('record_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(row => row.act)
const messages = async (about: string) =>
  (await admin.call(notificationEndpoints.listNotifications)).data
    .map(one => one.message)
    .filter(message => message.includes(about))
const codes = (answer: { errors: { code: string }[] }) => answer.errors.map(error => error.code)

describe('paying an invoice online', () => {
  it('opens the provider’s page for the balance, in the customer’s language', async () => {
    const { id, number, token } = await linked({ language: 'ru' })
    await byHand(id, 33.33)
    expect(await open(token)).toMatchObject({
      can_pay_online: true,
      online_payment: null,
      words: { pay_online: 'Оплатить $66.67 картой' },
    })
    const { sent } = await session(token)
    expect(sent).toMatchObject({
      locale: 'ru',
      line_items: [
        { price_data: { unit_amount: '6667', currency: 'usd', product_data: { name: `Счёт ${number}` } } },
      ],
      cancel_url: `${test.shop.configuration.publicUrl}/invoice/${token}`,
      expires_at: String(start.getTime() / 1000 + 3600),
    })
    expect(sent.success_url).toBe(`${sent.cancel_url}?checkout=${sent.metadata.rigbay_checkout}`)
  })

  it('makes one page for a double press, and another when the balance changed', async () => {
    const { id, token } = await linked()
    const before = stripe.state.opened
    const answers = await Promise.all([press(token), press(token), press(token)])
    expect(new Set(answers.map(answer => answer.body.data.url)).size).toBe(1)
    const first = await session(token)
    expect(stripe.state.opened).toBe(before + 1)
    await byHand(id, 40)
    await test.runJobs()
    expect(first.status).toBe('expired')
    const second = await session(token)
    expect(second.sent.line_items[0]!.price_data.unit_amount).toBe('6000')
    // A page that is about to expire is not reused.
    test.clock.advance(46 * 60_000)
    expect(await session(token)).not.toBe(second)
    await test.runJobs()
    expect(second.status).toBe('expired')
  })

  it('offers no page for a changed balance before the old one is closed at the provider', async () => {
    const { id, token } = await linked()
    const first = await session(token)
    await byHand(id, 40)
    const second = await session(token)
    expect(first.status).toBe('open')
    expect(second.sent.line_items[0]!.price_data.unit_amount).toBe('6000')
  })

  it('records the payment on the provider’s event, like a payment by hand', async () => {
    const { id, number, token } = await linked()
    const paid = await session(token)
    const checkout = paid.sent.metadata.rigbay_checkout!
    expect((await open(token, checkout)).online_payment).toBe('on_its_way')
    test.clock.advance(26 * 60_000)
    await deliver(stripe.completed(paid))
    const { payments, balance } = await read(id)
    expect(payments).toMatchObject([
      {
        amount: 100,
        payment_method: 'online',
        reference_number: `pi_${paid.id}`,
        payment_date: '2026-11-21',
        created_by: null,
      },
    ])
    expect(balance).toBe(0)
    expect(await acts(id)).toEqual(['payment_link_sent', 'payment_link_handed_over', 'payment_added'])
    expect(await messages(number)).toEqual([`Order ${number}: a payment of $100.00 was received`])
    expect(await open(token, checkout)).toMatchObject({
      status: { key: 'paid' },
      can_pay_online: false,
      online_payment: 'received',
    })
    const again = await press(token)
    expect([again.status, ...codes(again)]).toEqual([422, 'order_already_paid'])
    // Another order's invoice does not show it.
    expect((await open((await linked()).token, checkout)).online_payment).toBe(null)
  })

  it('works for repair orders', async () => {
    const { id } = await make.order(admin)
    const { customer, total_amount } = (
      await admin.call(repairOrderEndpoints.getRepairOrder, { params: { id } })
    ).data
    const email = 'fleet@fleet.example'
    await test.db.updateTable('customers').set({ email }).where('id', '=', customer.id).execute()
    await admin.call(repairOrderLinks.sendOrderPaymentLink, { params: { id } })
    await deliver(stripe.completed(await session(await tokenFor(email))))
    const { data } = await admin.call(repairOrderEndpoints.getRepairOrder, { params: { id } })
    expect(data).toMatchObject({ paid_amount: total_amount, balance: 0 })
    expect(await acts(id, 'repair_order')).toContain('payment_added')
  })

  it('reports an outage of the provider, stores nothing partial, and works afterwards', async () => {
    const { token } = await linked()
    stripe.state.isAway = true
    const away = await press(token)
    expect([away.status, ...codes(away)]).toEqual([424, 'payment_provider_away'])
    expect(away.errors[0]!.title).toBe(
      'Card payment is not available right now. Nothing was charged: try again in a few minutes',
    )
    stripe.state.isAway = false
    const first = await session(token)
    expect(stripe.sessions.filter(one => one.sent.success_url.includes(token))).toEqual([first])
    const kept = await test.db
      .selectFrom('online_checkouts')
      .select('url')
      .where('provider_id', '=', first.id)
      .execute()
    expect(kept).toEqual([{ url: `${stripe.url}/pay/${first.id}` }])
  })

  it('refuses amounts that cards cannot pay and links that do not work', async () => {
    const { id, token } = await linked()
    await byHand(id, 99.6)
    expect((await open(token)).can_pay_online).toBe(false)
    expect(codes(await press(token))).toEqual(['payment_provider_away'])
    await admin.call(partsOrderLinks.revokePartsOrderPaymentLink, { params: { id } })
    expect(codes(await press(token))).toEqual(['payment_link_invalid'])
  })

  it('closes the page when the link is revoked', async () => {
    const { id, token } = await linked()
    const page = await session(token)
    await admin.call(partsOrderLinks.revokePartsOrderPaymentLink, { params: { id } })
    await test.runJobs()
    expect(page.status).toBe('expired')
  })

  it('closes the page when an order is canceled, deleted or returned', async () => {
    const params = ({ id }: { id: number }) => ({ params: { id } })
    const canceled = await linked()
    const deleted = await linked()
    const returned = await linked()
    const repair = await make.order(admin)
    const { customer } = (await admin.call(repairOrderEndpoints.getRepairOrder, params(repair))).data
    const email = 'owner@fleet.example'
    await test.db.updateTable('customers').set({ email }).where('id', '=', customer.id).execute()
    await admin.call(repairOrderLinks.sendOrderPaymentLink, params(repair))
    const pages: Awaited<ReturnType<typeof session>>[] = []
    for (const token of [canceled.token, deleted.token, returned.token, await tokenFor(email)])
      pages.push(await session(token))
    await admin.call(partsOrderEndpoints.cancelPartsOrder, params(canceled))
    await admin.call(partsOrderEndpoints.deletePartsOrder, params(deleted))
    for (const status of ['in_process', 'sent', 'returned'] as const) {
      const sent_data = status === 'sent' ? [sampleShipment] : []
      const body = { status, sent_data }
      await admin.call(partsOrderEndpoints.changePartsOrderStatus, { ...params(returned), body })
    }
    await admin.call(repairOrderEndpoints.deleteRepairOrder, params(repair))
    await test.runJobs()
    expect(pages.map(page => page.status)).toEqual(['expired', 'expired', 'expired', 'expired'])
  })
})

describe('an event of the provider', () => {
  it('is refused without its signature, and writes nothing', async () => {
    const { token } = await linked()
    const event = stripe.completed(await session(token))
    const snapshot = await databaseSnapshots(test.db)
    const before = await snapshot()
    const payload = JSON.stringify(event)
    const answers = [
      await postEvent(event, { secret: 'whsec_other' }),
      await postEvent(event, { payload: payload.replace('10000', '10001') }),
      await postEvent(event, { at: new Date(start.getTime() - 3600_000) }),
      await postEvent(event, { payload: 'no event', signature: 't=1,v1=' }),
      await postEvent(event, { payload: 'no event', signature: signatureOf('no event', test.clock.now()) }),
      await test.app.inject({
        method: 'POST',
        url: paymentEventEndpoints.receivePaymentEvent.path,
        headers: { 'content-type': 'application/json' },
        payload,
      }),
    ]
    expect(answers.map(answer => answer.statusCode)).toEqual(Array(6).fill(400))
    expect(answers[0]!.json().errors[0].code).toBe('wrong_signature')
    expect(await snapshot()).toEqual(before)
  })

  it('counts once: repeated, concurrent, a day late, or as another event of the same page', async () => {
    const { id, token } = await linked()
    const paid = await session(token)
    const event = stripe.completed(paid)
    test.clock.advance(25 * 3600_000)
    const other = { ...event, id: 'evt_other', type: 'checkout.session.async_payment_succeeded' }
    const answers = await Promise.all([event, event, other, event, other].map(one => postEvent(one)))
    expect(answers.map(answer => answer.statusCode)).toEqual([204, 204, 204, 204, 204])
    await deliver(event)
    expect(await sums(id)).toEqual({ paid_amount: 100, balance: 0, payments: [100] })
    expect(await read(id)).toMatchObject({ payments: [{ payment_date: '2026-11-22' }] })
  })

  it('counts in any order: an expired page that was paid after all', async () => {
    const { id, token } = await linked()
    const page = await session(token)
    await deliver(stripe.expired(page))
    expect((await open(token, page.sent.metadata.rigbay_checkout)).online_payment).toBe(null)
    const unpaid = await linked()
    expect(await session(unpaid.token)).not.toBe(page)
    await deliver(stripe.completed(page))
    await deliver(stripe.expired(page))
    expect((await sums(id)).payments).toEqual([100])
  })

  it('waits while the money is pending', async () => {
    const { id, token } = await linked()
    const page = await session(token)
    await deliver(stripe.completed(page, { payment_status: 'unpaid' }))
    expect((await sums(id)).payments).toEqual([])
  })

  it('records the amount received although a payment was entered meanwhile, and notifies staff', async () => {
    const { id, number, token } = await linked()
    const page = await session(token)
    await byHand(id, 70)
    await deliver(stripe.completed(page))
    expect(await sums(id)).toEqual({ paid_amount: 170, balance: -70, payments: [70, 100] })
    expect((await acts(id)).slice(-2)).toEqual(['payment_added', 'payment_over_balance'])
    expect(await messages(number)).toContain(
      `Order ${number}: $100.00 was paid online, $70.00 more than was due`,
    )
    expect(codes(await byHand(id, 1))).toEqual(['order_already_paid'])
    expect(await open(token)).toMatchObject({ status: { key: 'paid' }, can_pay_online: false })
  })

  it('reverses what was refunded to the card, even if the refund event comes first', async () => {
    const { id, number, token } = await linked()
    const page = await session(token)
    const paid = stripe.completed(page)
    await deliver(stripe.refunded(page, 3000))
    await deliver(paid)
    expect(await sums(id)).toEqual({ paid_amount: 70, balance: 30, payments: [70] })
    await deliver(stripe.refunded(page, 10_000))
    await deliver(stripe.refunded(page, 3000))
    expect(await sums(id)).toEqual({ paid_amount: 0, balance: 100, payments: [] })
    expect((await acts(id)).filter(act => act === 'payment_refunded')).toHaveLength(2)
    expect(await messages(number)).toContain(`Order ${number}: $70.00 of an online payment refunded`)
  })

  it('counts all refunds that arrive before their payment, in any order', async () => {
    const { id, token } = await linked()
    const page = await session(token)
    for (const inAll of [2000, 5000, 3000]) {
      await deliver(stripe.refunded(page, inAll))
      test.clock.advance(1000)
    }
    await deliver(stripe.completed(page))
    expect(await sums(id)).toEqual({ paid_amount: 50, balance: 50, payments: [50] })
    expect((await acts(id)).filter(act => act === 'payment_refunded')).toHaveLength(1)
  })

  it('counts a refund reported by two events once', async () => {
    const { id, number, token } = await linked()
    const page = await session(token)
    await deliver(stripe.completed(page))
    await deliver(stripe.refunded(page, 3000))
    const before = [await read(id), await acts(id), await messages(number)]
    await deliver(stripe.refunded(page, 3000))
    expect([await read(id), await acts(id), await messages(number)]).toEqual(before)
  })

  it('about a dispute is recorded, notifies the office once, and leaves the ledger', async () => {
    const { id, number, token } = await linked()
    const page = await session(token)
    await deliver(stripe.completed(page))
    const opened = stripe.disputed(page, 'needs_response', 10_000)
    await Promise.all([deliver(opened), deliver(opened)])
    const won = stripe.disputed(page, 'won', 10_000)
    await deliver(won)
    await deliver(won)
    expect((await acts(id)).slice(-2)).toEqual(['payment_disputed', 'payment_dispute_won'])
    expect((await acts(id)).filter(act => act.startsWith('payment_dispute'))).toHaveLength(2)
    expect((await messages(number)).slice(0, 2)).toEqual([
      `Order ${number}: the dispute over $100.00 of an online payment was closed. The shop keeps the money`,
      `Order ${number}: the payer’s bank disputes $100.00 of an online payment. Respond on the payment provider’s site`,
    ])
    const sales = await test.signIn('sales_manager')
    expect((await sales.call(notificationEndpoints.listNotifications)).data).toEqual([])
    expect((await sums(id)).payments).toEqual([100])
  })

  it('about a dispute waits for its payment, and is ignored for an unknown payment', async () => {
    const { id, number, token } = await linked()
    const page = await session(token)
    await deliver(stripe.disputed(page, 'needs_response', 4000))
    test.clock.advance(1000)
    await deliver(stripe.disputed(page, 'lost', 4000))
    expect(await messages(number)).toEqual([])
    await deliver(stripe.completed(page))
    await deliver(stripe.completed(page))
    expect((await acts(id)).slice(-3)).toEqual(['payment_added', 'payment_disputed', 'payment_dispute_lost'])
    expect((await messages(number))[0]).toContain('$40.00 of an online payment was lost')
    await deliver({ ...stripe.disputed(page, 'lost', 4000), data: { object: { payment_intent: null } } })
    expect(await messages(number)).toHaveLength(3)
  })

  it('about a dispute waits for a payment that is being entered', async () => {
    const { id, token } = await linked()
    const page = await session(token)
    const events = await test.db.transaction().execute(async db => {
      await db.selectFrom('parts_orders').select('id').where('id', '=', id).forUpdate().execute()
      const payment = deliver(stripe.completed(page))
      await untilLockWaits(test.db, 1)
      const dispute = deliver(stripe.disputed(page, 'needs_response', 10_000))
      await untilLockWaits(test.db, 2)
      return [payment, dispute]
    })
    await Promise.all(events)
    expect((await acts(id)).slice(-2)).toEqual(['payment_added', 'payment_disputed'])
  })

  it('for a canceled order notifies staff and leaves the ledger', async () => {
    const { id, number, token } = await linked()
    const page = await session(token)
    await release(id)
    await test.db.updateTable('parts_orders').set({ status: 'canceled' }).where('id', '=', id).execute()
    await deliver(stripe.completed(page))
    await deliver(stripe.completed(page))
    await deliver(stripe.refunded(page, 10_000))
    expect((await read(id)).payments).toEqual([])
    expect((await acts(id)).filter(act => act === 'online_payment_unapplied')).toHaveLength(1)
    const sentence = `Order ${number}: $100.00 was paid online, but the order no longer takes payments: refund it or settle it with the customer`
    expect(await messages(number)).toEqual([sentence])
    const events = await test.db
      .selectFrom('payment_events')
      .select(['outcome', 'amount'])
      .where('checkout_id', '=', page.sent.metadata.rigbay_checkout!)
      .orderBy('outcome')
      .orderBy('amount')
      .execute()
    expect(events).toEqual([
      { outcome: 'nothing_to_do', amount: '0.00' },
      { outcome: 'nothing_to_do', amount: '100.00' },
      { outcome: 'unapplied', amount: '100.00' },
    ])
  })

  it('for an unknown page or another currency notifies staff', async () => {
    const { id, number, token } = await linked()
    const page = await session(token)
    const metadata = { rigbay_checkout: 'gone', order_number: number }
    await deliver(stripe.completed(page, { metadata }))
    await deliver(stripe.completed(page, { currency: 'eur' }))
    expect((await read(id)).payments).toEqual([])
    expect((await messages(number)).map(message => /: (.*) was paid/.exec(message)![1])).toEqual([
      '100 EUR',
      '$100.00',
    ])
  })

  it('about something else is ignored', async () => {
    const snapshot = await databaseSnapshots(test.db)
    const before = await snapshot()
    const [page] = stripe.sessions
    await deliver(stripe.completed(page!, { metadata: {} }))
    await deliver(stripe.event('customer.created', { id: 'cus_1', object: 'customer' }))
    expect(await snapshot()).toEqual(before)
  })

  it('adds up with a concurrent payment by hand', async () => {
    for (let round = 0; round < 6; round++) {
      const { id, token } = await linked()
      const event = stripe.completed(await session(token))
      const [hand] = await Promise.all([byHand(id, 100), postEvent(event), postEvent(event)])
      const came = hand.status === 200 ? 200 : 100
      expect(await sums(id)).toMatchObject({ paid_amount: came, balance: 100 - came })
      expect((await acts(id)).includes('payment_over_balance')).toBe(came === 200)
    }
  })

  it('is accepted while the company is frozen', async () => {
    const { id, token } = await linked()
    const event = stripe.completed(await session(token))
    await test.db.updateTable('company').set({ is_frozen: true }).execute()
    await deliver(event)
    await test.db.updateTable('company').set({ is_frozen: false }).execute()
    expect((await sums(id)).payments).toEqual([100])
  })
})

describe('without a provider', () => {
  it('the invoice offers other ways to pay', async () => {
    const { token } = await linked()
    const { configuration } = test.shop
    const { stripe: set } = configuration
    configuration.stripe = undefined
    try {
      expect(await open(token)).toMatchObject({
        can_pay_online: false,
        payment_details: 'Zelle: pay@prairie.example',
      })
      expect(codes(await press(token))).toEqual(['payment_provider_away'])
      expect((await postEvent({ id: 'evt_1' })).statusCode).toBe(404)
    } finally {
      configuration.stripe = set
    }
  })
})
