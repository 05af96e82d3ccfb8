import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Cookie,
  expect,
  type Page,
} from '@playwright/test'
import { encode, storagePrefix } from '../web/src/api/local-storage.ts'

export const accounts = {
  superadmin: 'superadmin@rigbay.test',
  admin: 'admin@rigbay.test',
  mechanic: 'mechanic@rigbay.test',
  sales: 'sales@rigbay.test',
} as const

export type Account = keyof typeof accounts

export const password = 'rigbay-demo'
export const phoneScreen = { width: 360, height: 760 }

export interface Credentials {
  email: string
  password: string
}

/** A page of the same origin that does not load the application. */
export const blankPath = '/health/live'

interface Session {
  pair: object
  cookies: Cookie[]
  since: number
}

const sessions = new Map<Account, Session>()
/** Shorter than the life of an access token, so that no journey renews a shared session. */
const sessionLifeMs = 5 * 60_000

/** Signs in without the sign-in page; no page of the app is open yet. Journeys share one session per account. */
export async function signIn(page: Page, who: Account | Credentials): Promise<void> {
  const context = page.context()
  const known = typeof who === 'string' ? sessions.get(who) : undefined
  const isFresh = known !== undefined && Date.now() - known.since < sessionLifeMs
  const session = isFresh ? known : await openSession(context, credentialsOf(who))
  if (typeof who === 'string') sessions.set(who, session)
  forgetEndedSessions(context)
  await context.addCookies(session.cookies)
  if (!page.url().endsWith(blankPath)) await page.goto(blankPath)
  await writeStorage(page, { auth: session.pair })
}

export const forgetSessions = (): void => sessions.clear()

const watched = new WeakSet<BrowserContext>()

function forgetEndedSessions(context: BrowserContext): void {
  if (watched.has(context)) return
  watched.add(context)
  context.on('request', request => {
    if (/\/api\/v1\/auth\/(refresh|logout)$/.test(request.url())) forgetSessions()
  })
}

async function openSession(context: BrowserContext, who: Credentials): Promise<Session> {
  const post = async (path: string, data: object) => {
    const answer = await context.request.post(path, {
      data,
      headers: { 'Admin-Panel': 'true', 'App-Language': 'en' },
    })
    expect(answer.status(), await answer.text()).toBe(200)
    return (await answer.json()).data
  }
  const { salt } = await post('/auth/sign-in', who)
  const pair = await post('/api/v1/auth/token', { token: salt })
  return { pair, cookies: await context.cookies(), since: Date.now() }
}

export async function signInAtHome(page: Page, who: Account | Credentials): Promise<void> {
  await signIn(page, who)
  await page.goto('/')
  await expect(page.getByRole('banner')).toBeVisible()
}

/** Writes values to the local storage in Rigbay's encoding. */
export function writeStorage(page: Page, values: Readonly<Record<string, unknown>>): Promise<void> {
  const stored = Object.entries(values).map(([name, value]) => [storagePrefix + name, encode(value)] as const)
  return page.evaluate(items => {
    for (const [name, value] of items) localStorage.setItem(name, value)
  }, stored)
}

export async function signInByHand(page: Page, who: Account | Credentials): Promise<void> {
  await page.goto('/')
  await fillSignIn(page, credentialsOf(who))
  await expect(page.getByRole('banner')).toBeVisible()
}

export async function fillSignIn(page: Page, who: Credentials): Promise<void> {
  await page.getByLabel('E-mail').fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Signs in another user in a browser context of their own, at home. */
export async function signInElsewhere(
  browser: Browser,
  who: Account | Credentials,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage()
  await stabilizeNavigation(page)
  await signInAtHome(page, who)
  return page
}

/** Notices at the top right; the page itself may have the same text. */
export const notices = (page: Page) => page.locator('.ant-notification-notice')

/**
 * Waits where a test is quicker than a person: before clicks until the code of the next page is loaded, before `goto`
 * until a closed dialog has left the history, before `goBack` until an opened one has entered it.
 */
export function stabilizeNavigation(page: Page): Promise<void> {
  const goto = page.goto.bind(page)
  page.goto = async (...options) => {
    await page.waitForFunction(
      () =>
        !history.state?.isOverlay ||
        [...document.querySelectorAll('[role=dialog], [role=menu], dialog[open], .rb-popup')].some(overlay =>
          overlay.checkVisibility(),
        ),
    )
    return goto(...options)
  }
  const goBack = page.goBack.bind(page)
  page.goBack = async (...options) => {
    await page.evaluate(async () => {
      for (let rest = 0; rest < 2; rest++) {
        // On a busy machine a page may never be idle.
        await new Promise(resolve => requestIdleCallback(resolve, { timeout: 500 }))
        await new Promise(resolve => setTimeout(resolve, 10))
      }
    })
    return goBack(...options)
  }
  return page.addLocatorHandler(page.locator('main[aria-busy=true]'), () => Promise.resolve())
}

/** Navigates within the loaded application, ten times faster than `goto`. Unsaved forms do not ask. */
export async function visit(page: Page, address: string): Promise<void> {
  const isThere = await page.evaluate(async to => {
    const router = (window as { __TSR_ROUTER__?: Router }).__TSR_ROUTER__
    if (!router || to === location.pathname + location.search) return false
    const isRendered = new Promise<void>(done => {
      const stop = router.subscribe('onRendered', () => {
        stop()
        done()
      })
    })
    router.history.push(to, undefined, { ignoreBlocker: true })
    await isRendered
    return true
  }, address)
  if (!isThere) await page.goto(address)
}

interface Router {
  history: { push(to: string, state: undefined, how: { ignoreBlocker: boolean }): void }
  subscribe(event: 'onRendered', listener: () => void): () => void
}

const credentialsOf = (who: Account | Credentials): Credentials =>
  typeof who === 'string' ? { email: accounts[who], password } : who

/** Cancels the form and deletes its draft. */
export async function leaveForm(page: Page): Promise<void> {
  const dropped = page.waitForResponse(
    answer => answer.request().method() === 'DELETE' && answer.url().includes('/drafts/'),
  )
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await dropped
}
