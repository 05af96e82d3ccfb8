import { expect, type Page, type Request } from '@playwright/test'
import { signIn } from '../shop.ts'
import { test } from '../test.ts'

// On a middling phone each request costs as much as the bytes it brings. What they weigh, `npm run check` says.

const pages = [
  '/',
  '/orders',
  '/orders/1',
  '/orders/create',
  '/parts-orders',
  '/parts-orders/create',
  '/customers',
  '/parts',
  '/users',
  '/profile',
]

test('no page asks for more than thirty files and answers', async ({ page: first, context }) => {
  await signIn(first, 'admin')
  for (const path of pages) {
    // In a tab of its own: the next page of a tab asks for the typefaces that the one before has used, too.
    const page = await context.newPage()
    const asked = await requestsOf(page, async () => {
      await page.goto(path)
      await expect(page.getByRole('main')).toBeVisible()
      await page.waitForLoadState('networkidle')
    })
    expect.soft(asked.length, `${path}\n${asked.join('\n')}`).toBeLessThanOrEqual(30)
    await page.close()
  }
})

test('no page does what its content security policy forbids', async ({ page }) => {
  await page.addInitScript(() => {
    const breaches: string[] = []
    Object.assign(window, { breaches })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      breaches.push(`${violatedDirective} ${blockedURI} ${sourceFile}`),
    )
  })
  const breaches = () => page.evaluate(() => (window as unknown as { breaches: string[] }).breaches)
  await page.goto('/auth')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(await breaches()).toEqual([])
  await signIn(page, 'admin')
  for (const path of pages) {
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect.soft(await breaches(), path).toEqual([])
  }
})

test('who is not signed in waits for the sign-in page alone, not for the application', async ({ page }) => {
  const asked = await requestsOf(page, async () => {
    await page.goto('/orders')
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  })
  expect(asked.filter(path => /frame|lists|forms/.test(path))).toEqual([])
})

async function requestsOf(page: Page, visit: () => Promise<void>): Promise<string[]> {
  const asked: string[] = []
  const note = (request: Request) => {
    // What the page before still asked for is not this one's.
    if (request.isNavigationRequest()) asked.length = 0
    asked.push(new URL(request.url()).pathname)
  }
  page.on('request', note)
  await visit()
  page.off('request', note)
  return asked
}
