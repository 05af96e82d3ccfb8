import { expect, type Page, type Request } from '@playwright/test'
import { signIn } from '../shop.ts'
import { test } from '../test.ts'

// On a slow phone the number of requests matters as much as their size, which `npm run check` measures.

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

test('no page makes more than thirty requests', async ({ page: first, context }) => {
  await signIn(first, 'admin')
  for (const path of pages) {
    // A new tab: a tab also requests the fonts of its former page.
    const page = await context.newPage()
    const paths = await requestsOf(page, async () => {
      await page.goto(path)
      await expect(page.getByRole('main')).toBeVisible()
      await page.waitForLoadState('networkidle')
    })
    expect.soft(paths.length, `${path}\n${paths.join('\n')}`).toBeLessThanOrEqual(30)
    await page.close()
  }
})

test('no page violates its content security policy', async ({ page }) => {
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

test('the sign-in page does not load the application', async ({ page }) => {
  const paths = await requestsOf(page, async () => {
    await page.goto('/orders')
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  })
  expect(paths.filter(path => /frame|lists|forms/.test(path))).toEqual([])
})

async function requestsOf(page: Page, visit: () => Promise<void>): Promise<string[]> {
  const paths: string[] = []
  const note = (request: Request) => {
    // Drops late requests of the former page.
    if (request.isNavigationRequest()) paths.length = 0
    paths.push(new URL(request.url()).pathname)
  }
  page.on('request', note)
  await visit()
  page.off('request', note)
  return paths
}
