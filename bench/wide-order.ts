import type { Page } from 'playwright-core'

export type Ask = <T>(method: string, path: string, body?: object) => Promise<T>

/** Signs in as the demo superadmin; calls use the page's token. */
export async function signInForCalls(page: Page): Promise<Ask> {
  await page.goto('/')
  await page.getByLabel('E-mail').fill('superadmin@rigbay.test')
  await page.getByLabel('Password', { exact: true }).fill('rigbay-demo')
  const called = page.waitForRequest(request => request.headers().authorization !== undefined)
  await page.getByRole('button', { name: 'Sign in' }).click()
  const { authorization = '' } = (await called).headers()
  const { origin } = new URL(page.url())
  return async (method, path, body) => {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: {
        Authorization: authorization,
        'Admin-Panel': 'true',
        'Idempotency-Key': crypto.randomUUID(),
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const answer = (await response.json()) as { data: never }
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`)
    return answer.data
  }
}

/** Creates an order of 30 types of work with 30 parts each; returns its id. */
export async function wideOrder(ask: Ask): Promise<number> {
  const parts = await ask<{ id: number }[]>(
    'GET',
    '/inventories?per_page=48&order_by=stock_number&order_type=asc',
  )
  const chosen = parts.slice(0, 30)
  for (const { id } of chosen)
    await ask('POST', `/inventories/${id}/purchase`, { date: '2026-01-05', cost: 10, quantity: 5000 })
  const [vehicle] = await ask<{ id: number; kind: string }[]>(
    'GET',
    '/vehicles/short-list?search=freightliner',
  )
  const [mechanic] = await ask<{ id: number }[]>(
    'GET',
    '/users/short-list?roles[0]=mechanic&statuses[0]=active',
  )
  const order = await ask<{ id: number }>('POST', '/orders', {
    [vehicle?.kind === 'trailer' ? 'trailer_id' : 'truck_id']: vehicle?.id,
    mechanic_id: mechanic?.id,
    due_date: '2030-12-30',
    implementation_date: '2030-12-20 08:30',
    types_of_work: Array.from({ length: 30 }, (_, work) => ({
      name: `Work ${work + 1}`,
      hourly_rate: 120,
      duration: '1:30',
      inventories: chosen.map(({ id }, row) => ({ id, quantity: 1 + (row % 3) })),
    })),
  })
  return order.id
}
