import { expect } from '@playwright/test'
import { itemOf, test } from './gallery.ts'

test('what the server objects to stands beside its field while one types, and goes once it is right', {
  tag: '@PLAT-038',
}, async ({ page, server }) => {
  await page.goto('/things/create')
  const price = page.getByLabel('Price')
  await expect(price).toBeVisible()
  expect(server.checks()).toEqual([])
  await page.getByLabel('Name').fill('Belt')
  await price.fill('150')
  await expect(itemOf(page, 'Price').getByText('At most $100.00')).toBeVisible()
  expect(server.checks().at(-1)!.body).toMatchObject({ name: 'Belt', price: 150 })
  await price.fill('15')
  await expect(page.getByText('At most $100.00')).toHaveCount(0)
  await page.getByLabel('First line').fill('bad')
  await expect(itemOf(page, 'First line').getByText('Not this note')).toBeVisible()
  expect(server.saves()).toEqual([])
})

test('a submit that is refused shows every error, goes to the first, and loses nothing', async ({
  page,
  server,
}) => {
  await page.goto('/things/create')
  await page.getByLabel('Price').fill('150')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(itemOf(page, 'Name').getByText('Field is required')).toBeVisible()
  await expect(itemOf(page, 'Price').getByText('At most $100.00')).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page.getByLabel('Price')).toHaveValue(/^150/)

  // What belongs to no field is said all the same; however soon it is sent again, the press is not lost.
  await page.getByLabel('Price').fill('50')
  await page.getByLabel('Name').fill('nowhere')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This cannot be saved today').first()).toBeVisible()
  await expect(page).toHaveURL(/create$/)
  expect(server.things).toHaveLength(30)
})

test('what is typed is kept as a draft, offered on coming back, and dropped by a save', async ({
  page,
  server,
}) => {
  await page.goto('/things/create')
  await page.getByLabel('Name').fill('Half a belt')
  await expect.poll(() => server.drafts.get('things.create')).toMatchObject({ name: 'Half a belt' })
  await page.reload()
  await expect(page.getByText('Do you want to restore unsaved data?')).toBeVisible()
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page.getByLabel('Name')).toHaveValue('Half a belt')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/things$/)
  await expect.poll(() => server.drafts.has('things.create')).toBe(false)

  server.drafts.set('things.create', { name: 'Unwanted' })
  await page.goto('/things/create')
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await expect(page.getByLabel('Name')).toHaveValue('')
  await expect.poll(() => server.drafts.has('things.create')).toBe(false)
})

test('cancelling asks once something was typed', async ({ page, server }) => {
  await page.goto('/things')
  await page.getByRole('link', { name: 'New thing' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/things$/)
  await page.getByRole('link', { name: 'New thing' }).click()
  await page.getByLabel('Name').fill('Belt')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Are you sure? All changes will be lost!')).toBeVisible()
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await expect(page.getByLabel('Name')).toHaveValue('Belt')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page).toHaveURL(/\/things$/)
  expect(server.saves()).toEqual([])
})
