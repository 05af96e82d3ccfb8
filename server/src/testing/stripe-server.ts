import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import qs from 'qs'

export const stripeSecrets = { STRIPE_SECRET_KEY: 'sk_test_local', STRIPE_WEBHOOK_SECRET: 'whsec_local' }

interface StripeSession {
  id: string
  sent: {
    line_items: { price_data: { unit_amount: string; currency: string; product_data: { name: string } } }[]
    locale: string
    success_url: string
    cancel_url: string
    expires_at: string
    metadata: Record<string, string>
  }
  status: 'open' | 'complete' | 'expired'
}

export type LocalStripe = Awaited<ReturnType<typeof startStripe>>

/** A fake Stripe: checkout sessions to open, expire and pay, and their events. */
export async function startStripe() {
  const sessions: StripeSession[] = []
  const answers = new Map<string, { body: string; answer: object }>()
  const state = { isAway: false, opened: 0 }

  const server = createServer((request, response) => {
    void bodyOf(request).then(body => {
      if (state.isAway) request.socket.destroy()
      else answer(request, response, body)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function answer(request: IncomingMessage, response: ServerResponse, body: string): void {
    const [, id = '', act] = /^\/v1\/checkout\/sessions\/?(\w*)\/?(\w*)$/.exec(request.url ?? '') ?? []
    const session = sessions.find(one => one.id === id)
    if (request.url === '/v1/checkout/sessions') {
      const key = String(request.headers['idempotency-key'])
      const known = answers.get(key)
      if (!known) answers.set(key, { body, answer: opened(body) })
      if (known && known.body !== body) send(response, 400, refused('idempotency_error'))
      else send(response, 200, answers.get(key)!.answer)
      return
    }
    if (session && act === 'expire') {
      if (session.status !== 'open') {
        send(response, 400, refused('invalid_request_error'))
        return
      }
      session.status = 'expired'
    }
    if (session) send(response, 200, described(session))
    else showPage(request, response)
  }

  function showPage(request: IncomingMessage, response: ServerResponse): void {
    const paid = sessions.find(one => request.url === `/pay/${one.id}`)
    if (!paid) send(response, 404, refused('invalid_request_error'))
    else if (request.method === 'GET') page(response, paid)
    else response.writeHead(303, { location: paid.sent.success_url }).end()
  }

  function opened(body: string): object {
    state.opened += 1
    const sent = qs.parse(body, { depth: 9 }) as unknown as StripeSession['sent']
    const session: StripeSession = { id: `cs_${randomUUID().replaceAll('-', '')}`, sent, status: 'open' }
    sessions.push(session)
    return described(session)
  }

  const described = ({ id, sent, status }: StripeSession) => ({
    id,
    object: 'checkout.session',
    status,
    metadata: sent.metadata,
    url: status === 'open' ? `${url}/pay/${id}` : null,
  })

  const centsOf = ({ sent }: StripeSession) => Number(sent.line_items[0]!.price_data.unit_amount)
  const event = (type: string, object: object, id = `evt_${randomUUID()}`) => ({
    id,
    object: 'event',
    type,
    data: { object },
  })

  function completed(session: StripeSession, changes: object = {}) {
    session.status = 'complete'
    return event('checkout.session.completed', {
      ...described(session),
      payment_status: 'paid',
      amount_total: centsOf(session),
      currency: 'usd',
      payment_intent: `pi_${session.id}`,
      ...changes,
    })
  }
  const expired = (session: StripeSession) => event('checkout.session.expired', described(session))
  /** `amount_refunded`: the sum of all refunds. */
  const refunded = (session: StripeSession, amount_refunded: number) =>
    event('charge.refunded', {
      id: `ch_${session.id}`,
      object: 'charge',
      payment_intent: `pi_${session.id}`,
      amount: centsOf(session),
      amount_refunded,
      metadata: session.sent.metadata,
    })

  /** A dispute (`needs_response`) or its decision, without our metadata, as Stripe sends it. */
  const disputed = (session: StripeSession, status: 'needs_response' | 'won' | 'lost', amount: number) =>
    event(status === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed', {
      id: `du_${session.id}`,
      object: 'dispute',
      charge: `ch_${session.id}`,
      payment_intent: `pi_${session.id}`,
      amount,
      currency: 'usd',
      reason: 'fraudulent',
      status,
      metadata: {},
    })

  return {
    url,
    state,
    sessions,
    event,
    completed,
    expired,
    refunded,
    disputed,
    close: () => new Promise(done => server.close(done)),
  }
}

export async function deliver(event: object, shopUrl: string): Promise<number> {
  const payload = JSON.stringify(event)
  const { status } = await fetch(`${shopUrl}/api/v1/public/payment-events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signatureOf(payload, new Date()) },
    body: payload,
  })
  return status
}

export const signatureOf = (
  payload: string,
  at: Date,
  secret = stripeSecrets.STRIPE_WEBHOOK_SECRET,
): string => {
  const seconds = Math.floor(at.getTime() / 1000)
  const signature = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')
  return `t=${seconds},v1=${signature}`
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

function send(response: ServerResponse, status: number, answer: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
}

const refused = (type: string) => ({ error: { type, message: 'Refused' } })

function page(response: ServerResponse, { sent }: StripeSession): void {
  response
    .writeHead(200, { 'content-type': 'text/html' })
    .end(
      `<h1>${sent.line_items[0]!.price_data.product_data.name}</h1><form method="post"><button>Pay</button></form><a href="${sent.cancel_url}">Back</a>`,
    )
}
