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

/** What can be opened without the application; the storage belongs to its origin all the same. */
export const lightestPage = '/health/live'

interface Session {
  pair: object
  cookies: Cookie[]
  since: number
}

const sessions = new Map<Account, Session>()
/** Well within the life of an access token: nobody renews what another journey has as well. */
const sharedForMs = 5 * 60_000

/**
 * Signed in; no page of the app is open yet. Journeys share a session an account, until one of them renews or ends it.
 * The identity page itself is a journey of its own: `signInByHand`.
 */
export async function signIn(page: Page, who: Account | Credentials): Promise<void> {
  const context = page.context()
  const known = typeof who === 'string' ? sessions.get(who) : undefined
  const isFresh = known !== undefined && Date.now() - known.since < sharedForMs
  const session = isFresh ? known : await openSession(context, credentialsOf(who))
  if (typeof who === 'string') sessions.set(who, session)
  forgetWhatEnds(context)
  await context.addCookies(session.cookies)
  if (!page.url().endsWith(lightestPage)) await page.goto(lightestPage)
  await keep(page, { auth: session.pair })
}

/** Those of a shop that is no more. */
export const forgetSessions = (): void => sessions.clear()

const watched = new WeakSet<BrowserContext>()

function forgetWhatEnds(context: BrowserContext): void {
  if (watched.has(context)) return
  watched.add(context)
  context.on('request', request => {
    if (/\/api\/v1\/auth\/(refresh|logout)$/.test(request.url())) forgetSessions()
  })
}

async function openSession(context: BrowserContext, who: Credentials): Promise<Session> {
  const ask = async (path: string, data: object) => {
    const answer = await context.request.post(path, {
      data,
      headers: { 'Admin-Panel': 'true', 'App-Language': 'en' },
    })
    expect(answer.status(), await answer.text()).toBe(200)
    return (await answer.json()).data
  }
  const { salt } = await ask('/auth/sign-in', who)
  const pair = await ask('/api/v1/auth/token', { token: salt })
  return { pair, cookies: await context.cookies(), since: Date.now() }
}

export async function signInAtHome(page: Page, who: Account | Credentials): Promise<void> {
  await signIn(page, who)
  await page.goto('/')
  await expect(page.getByRole('banner')).toBeVisible()
}

/** Puts values into the browser's storage as Rigbay keeps them there; the page must be one of the shop's. */
export function keep(page: Page, values: Readonly<Record<string, unknown>>): Promise<void> {
  const stored = Object.entries(values).map(([name, value]) => [storagePrefix + name, encode(value)] as const)
  return page.evaluate(items => {
    for (const [name, value] of items) localStorage.setItem(name, value)
  }, stored)
}

/** Signs in on the identity page, as a person does, and waits for home. */
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

/** A second person, at home on a machine of their own. */
export async function anotherPerson(
  browser: Browser,
  who: Account | Credentials,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage()
  await waitForPages(page)
  await signInAtHome(page, who)
  return page
}

/** What is said at the top right. Its sentence may stand in the page as well, so look for it here. */
export const notices = (page: Page) => page.locator('.ant-notification-notice')

/**
 * Nothing is pressed on the page that is being left: its successor's code may still be on its way. No address is opened
 * in the moment in which a closed dialog leaves the history, and Back not pressed in the one in which an opened dialog
 * enters it, which nobody's hands are quick enough for.
 */
export function waitForPages(page: Page): Promise<void> {
  const goto = page.goto.bind(page)
  page.goto = async (...asked) => {
    await page.waitForFunction(
      () =>
        !history.state?.isOverlay ||
        [...document.querySelectorAll('[role=dialog], [role=menu], dialog[open], .rb-popup')].some(overlay =>
          overlay.checkVisibility(),
        ),
    )
    return goto(...asked)
  }
  const goBack = page.goBack.bind(page)
  page.goBack = async (...asked) => {
    await page.evaluate(async () => {
      for (let rest = 0; rest < 2; rest++) {
        // A busy machine may leave a page without an idle moment for minutes.
        await new Promise(resolve => requestIdleCallback(resolve, { timeout: 500 }))
        await new Promise(resolve => setTimeout(resolve, 10))
      }
    })
    return goBack(...asked)
  }
  return page.addLocatorHandler(page.locator('main[aria-busy=true]'), () => Promise.resolve())
}

/**
 * To an address of the application without loading it anew, which takes a tenth of what `goto` takes, for journeys that
 * look at many pages. Nor does a page ask before it is left.
 */
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

/** As much of TanStack's router as `visit` needs. */
interface Router {
  history: { push(to: string, state: undefined, how: { ignoreBlocker: boolean }): void }
  subscribe(event: 'onRendered', heard: () => void): () => void
}

const credentialsOf = (who: Account | Credentials): Credentials =>
  typeof who === 'string' ? { email: accounts[who], password } : who

/** Leaves the form of the page without saving it: its draft is dropped, and the next journey finds none. */
export async function leaveForm(page: Page): Promise<void> {
  const dropped = page.waitForResponse(
    answer => answer.request().method() === 'DELETE' && answer.url().includes('/drafts/'),
  )
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await dropped
}
