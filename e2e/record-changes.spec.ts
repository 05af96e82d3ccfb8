import { expect } from '@playwright/test'
import { apiRequestsOf, call } from './api-calls.ts'
import { signIn, signInElsewhere } from './shop.ts'
import { test } from './test.ts'

test('a save refetches each list once, and the lists of other users', async ({ page, browser }) => {
  await signIn(page, 'admin')
  const made = await call(page, 'POST', '/types-of-work', {
    name: 'Yak shaving',
    duration: '1:00',
    hourly_rate: 90,
  })
  const list = '/type-of-work?search=yak'
  const other = await signInElsewhere(browser, 'superadmin')
  await other.goto(list)
  await expect(other.getByRole('row').filter({ hasText: 'Yak shaving' })).toBeVisible()

  await page.goto(list)
  await page.getByRole('row').filter({ hasText: 'Yak shaving' }).getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Yak trimming')
  await page.waitForLoadState('networkidle')
  const requests = apiRequestsOf(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Yak trimming' })).toBeVisible()
  // By then both have had the announcements.
  await expect(other.getByRole('row').filter({ hasText: 'Yak trimming' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const readsOf = (path: RegExp) => requests.filter(call => path.test(call))
  expect(readsOf(/^GET \/types-of-work\?/)).toHaveLength(1)
  expect(readsOf(new RegExp(`^GET /types-of-work/${made.body.data.id}$`))).toHaveLength(1)
})

test('changes by others before a page is connected are shown once it is', async ({ page, browser }) => {
  const other = await signInElsewhere(browser, 'superadmin')
  const body = { name: 'Yodel tuning', duration: '1:00', hourly_rate: 90 }
  const { id, version } = (await call(other, 'POST', '/types-of-work', body)).body.data
  await signIn(page, 'admin')
  const changed = Promise.withResolvers<void>()
  await page.routeWebSocket(/socket\.io/, async line => {
    await changed.promise
    line.connectToServer()
  })
  await page.goto('/type-of-work?search=yodel')
  await expect(page.getByRole('row').filter({ hasText: 'Yodel tuning' })).toBeVisible()
  await call(other, 'PUT', `/types-of-work/${id}`, { ...body, name: 'Yodel mending', version })
  changed.resolve()
  await expect(page.getByRole('row').filter({ hasText: 'Yodel mending' })).toBeVisible()
})
