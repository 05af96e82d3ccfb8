import { expect, type Page } from '@playwright/test'
import { listPaths } from '../addresses.ts'
import { rowIds, rows } from '../rows.ts'
import { signIn, signInElsewhere, visit } from '../shop.ts'
import { test } from '../test.ts'

test('every list explains whether it is empty, has no matches, or needs a right', async ({ page }) => {
  await signIn(page, 'superadmin')
  for (const path of listPaths) {
    await visit(page, path)
    await page.getByRole('searchbox').first().fill('qqzzqq')
    await expect(page.getByText('Nothing matches these filters'), path).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).last().click()
    await expect(rows(page).first(), path).toBeVisible()

    await page.route(
      url => url.pathname.startsWith('/api/v1/') && url.searchParams.has('per_page'),
      async route => {
        const answer = await route.fetch()
        const { meta, ...rest } = await answer.json()
        await route.fulfill({ response: answer, json: { ...rest, data: [], meta: { ...meta, total: 0 } } })
      },
    )
    await page.goto(path)
    await expect(page.getByRole('main').getByText(/^No .+ yet$/), path).toBeVisible()
    await expect(page.getByText('Nothing matches these filters')).toHaveCount(0)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }

  await page.route('**/api/v1/profile', async route => {
    const answer = await route.fetch()
    const { data } = await answer.json()
    const role = { ...data.role, name: 'Mechanic' }
    await route.fulfill({ response: answer, json: { data: { ...data, role, role_id: 3, permissions: {} } } })
  })
  await page.goto('/')
  for (const path of listPaths) {
    await visit(page, path)
    await expect(page.getByText('ask an administrator for access'), path).toBeVisible()
  }
})

test('the address of every list shows the same rows to another user', async ({ page, browser }) => {
  await signIn(page, 'superadmin')
  const other = await signInElsewhere(browser, 'superadmin')
  for (const path of listPaths) {
    await visit(page, path)
    await expect(rows(page).first()).toBeVisible()
    const sort = page.getByRole('columnheader').getByRole('button').first()
    await sort.click()
    await expect(page).toHaveURL(/order_type=asc/)
    await sort.click()
    await expect(page).toHaveURL(/order_type=desc/)
    const next = page.getByRole('button', { name: 'Page 2', exact: true })
    if ((await next.count()) > 0) {
      await next.click()
      await expect(page).toHaveURL(/page=2/)
      // The address changes before the rows.
      await expect(next).toHaveAttribute('aria-current', 'page')
    }
    await expect(page.locator('th[aria-sort=descending]')).toBeVisible()
    await expectLoaded(page)
    const shown = await rowIds(page)
    await other.goto(page.url())
    await expect(rows(other).first()).toBeVisible()
    await expectLoaded(other)
    expect(await rowIds(other), page.url()).toEqual(shown)
  }
  await other.context().close()
})

const expectLoaded = (page: Page): Promise<void> =>
  expect(page.locator('.rb-stale, .rb-skeleton-bar, [aria-busy=true]')).toHaveCount(0)
