import { expect, type Page } from '@playwright/test'

interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: each journey knows the response of its endpoint
  body: { data?: any; errors?: { code: string; title: string }[] }
}

export function call(page: Page, method: string, path: string, body?: object): Promise<Answer> {
  return page.evaluate(
    async ([method, path, body]) => {
      const stored = localStorage.getItem('HL__auth') ?? ''
      const pair = JSON.parse([...stored].map(one => String.fromCharCode(one.charCodeAt(0) - 3)).join(''))
      const response = await fetch(path, {
        method,
        headers: {
          Authorization: `Bearer ${pair.access_token}`,
          'Admin-Panel': 'true',
          'App-Language': 'en',
          TimezoneId: 'America/Chicago',
          'Idempotency-Key': crypto.randomUUID(),
          ...(body ? { 'Content-Type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      return { status: response.status, body: response.status === 204 ? {} : await response.json() }
    },
    [method, `/api/v1${path}`, body] as const,
  )
}

/** The `data` of an API response; a refusal fails the journey. */
export async function apiData<T>(page: Page, method: string, path: string, body?: object): Promise<T> {
  const answer = await call(page, method, path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body.data
}

/** The page's API requests from now on, like `GET /customers?page=1`, without live validation. */
export function apiRequestsOf(page: Page): string[] {
  const requests: string[] = []
  page.on('request', request => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/v1/') && !request.headers()['validate-only'])
      requests.push(`${request.method()} ${pathname.slice(7)}${search}`)
  })
  return requests
}

/** Resolves once all earlier requests of the page were recorded, because a later one has its response. */
export async function flushRequests(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/health/live').then(response => response.text()))
}

/** Pauses the page's clock, 10 seconds ahead: less than the timeout of its connection, which would refetch everything. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
}

/** From the next load on the page sees these rights on the named resources; the server's stay. */
export async function mockPermissions(
  page: Page,
  rights: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  await page.route('**/api/v1/profile', async route => {
    const response = await route.fetch()
    const profile = await response.json()
    Object.assign(profile.data.permissions, rights)
    await route.fulfill({ response, json: profile })
  })
}

/** Holds requests back until `release` is called. */
export async function delayResponses(page: Page, pattern: string | RegExp | ((url: URL) => boolean)) {
  let release: () => void = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(pattern, async route => {
    await held
    await route.continue()
  })
  return { release }
}
