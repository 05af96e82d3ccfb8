import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { expect, it, vi } from 'vitest'
import { hashPassword } from '#server/access/passwords.ts'
import { shopFixtures } from '#server/testing/shop-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

// Performs the requests of docs/guide/api.md and compares each response with the one shown.
const guide = readFileSync(join(import.meta.dirname, '../../../docs/guide/api.md'), 'utf8')
const blocks = [...guide.matchAll(/^```http( received)?\n(.*?)^```$/gms)].map(([, received, text]) => ({
  isReceived: received !== undefined,
  ...readMessage(text!),
}))

const test = await testShop()
const boss = await test.signIn('superadmin')
await test.signIn('mechanic')
await shopFixtures(test, boss).shopPart(5, { price: 19.99 })
await nameAsInTheDemoShop()
const url = await test.app.listen({ port: 0, host: '127.0.0.1' })

const messages: { headers: IncomingHttpHeaders; body: string }[] = []
const receiver = createServer(async (request, response) => {
  const body = (await request.setEncoding('utf8').toArray()).join('')
  messages.push({ headers: request.headers, body })
  response.end()
})
await new Promise<void>(resolve => receiver.listen(0, '127.0.0.1', resolve))

const values = new Map<string, unknown>([
  ['your_address', `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`],
])
let cookie = ''

it('shows the actual response of each request', async () => {
  expect(blocks.length).toBeGreaterThan(30)
  let answer: { status: number; body: unknown } | undefined
  for (const block of blocks) {
    const { start, body } = block
    if (block.isReceived) {
      await test.runJobs()
      const message = messages.shift()!
      // The signature is checked by the machine's clock, and was made by the shop's.
      vi.useFakeTimers({ toFake: ['Date'], now: test.clock.now() })
      new Webhook(String(values.get('webhook_secret'))).verify(message.body, message.headers as never)
      vi.useRealTimers()
      for (const [name, shown] of block.headers) compare(message.headers[name], shown, name)
      compare(JSON.parse(message.body), shownJson(body), start)
    } else if (start.startsWith('HTTP/1.1 ')) {
      expect(`HTTP/1.1 ${answer?.status}`, JSON.stringify(answer?.body)).toBe(start)
      if (body) compare(answer!.body, shownJson(body), start)
      answer = undefined
    } else {
      expect(answer, `what is answered before ${start} is shown`).toBeUndefined()
      answer = await perform(block)
    }
  }
  expect(messages).toEqual([])
  receiver.close()
})

interface Message {
  start: string
  headers: [name: string, value: string][]
  body: string
}

function readMessage(text: string): Message {
  const [head, ...rest] = text.trim().split('\n\n')
  const [start, ...lines] = head!.split('\n')
  const headers = lines.map(line => line.split(/: (.*)/s).slice(0, 2) as [string, string])
  return { start: start!, headers, body: rest.join('\n\n') }
}

async function perform({ start, headers, body }: Message) {
  const [method, path] = fill(start).split(' ')
  const response = await fetch(url + path, {
    method: method!,
    headers: [...headers.map(([name, value]): [string, string] => [name, fill(value)]), ['Cookie', cookie]],
    ...(body && { body: fill(body) }),
  })
  cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
  const text = await response.text()
  return { status: response.status, body: text && JSON.parse(text) }
}

const fill = (text: string) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    if (!values.has(name)) throw new Error(`{{${name}}} is used before an answer shows it`)
    return String(values.get(name))
  })

const shownJson = (body: string) => JSON.parse(body.replace(/(?<!")\{\{(\w+)\}\}/g, '"{{$1}}"'))

/** Fields that are shown must be equal; a list must have exactly the entries that are shown. */
function compare(actual: unknown, shown: unknown, place: string): void {
  const name = typeof shown === 'string' && /^\{\{(\w+)\}\}$/.exec(shown)?.[1]
  if (name) {
    expect(actual, place).toBeTruthy()
    // Values of earlier responses stay, except tokens.
    if (values.has(name) && !['token', 'refresh'].includes(name)) expect(actual, place).toBe(values.get(name))
    values.set(name, actual)
  } else if (typeof shown === 'object' && shown !== null) {
    if (Array.isArray(shown) && shown.length === 0) expect(actual, place).toEqual([])
    for (const [key, value] of Object.entries(shown))
      compare((actual as Record<string, unknown>)?.[key], value, `${place} ${key}`)
  } else expect(actual, place).toBe(shown)
}

async function nameAsInTheDemoShop() {
  const password_hash = await hashPassword('rigbay-demo')
  await test.db
    .updateTable('users')
    .set({ email: 'superadmin@rigbay.test', password_hash })
    .where('id', '=', boss.user.id)
    .execute()
}
