import type { Page } from '@playwright/test'

interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: a journey knows what it asked for
  body: { data?: any; errors?: { code: string; title: string }[] }
}

/** Calls the API as the person who is signed in in this page, past the page's own requests. */
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

/** The API's addresses that the page asks from now on, as `GET /customers?page=1`, without checks of what is typed. */
export function askedOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', request => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/v1/') && !request.headers()['validate-only'])
      asked.push(`${request.method()} ${pathname.slice(7)}${search}`)
  })
  return asked
}

/** Whatever the page has asked for until now was seen once this resolves: a request of its own comes after all of it. */
export async function caughtUp(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/health/live').then(response => response.text()))
}

/**
 * The page's clock stands still, and goes on only when it is told to. It goes ahead by less than the page waits for a
 * sign of life of its connection: a lost one would let it read everything again.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
}

/** Whoever is signed in holds these rights on the named resources from the next page on, as far as the page knows. */
export async function holdOnly(
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

/** Lets the answers of an address wait until `release` is called. */
export async function holdBack(page: Page, pattern: string | RegExp | ((url: URL) => boolean)) {
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
