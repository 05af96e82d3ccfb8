import { expect, type Page } from '@playwright/test'
import { call } from './browser-calls.ts'

export interface Order {
  id: number
  order_number: string
  total_amount: number
  version: number
}

/** The API's response to the user of the page; a refusal fails the journey. */
export async function ask<T>(page: Page, method: string, path: string, body?: object): Promise<T> {
  const answer = await call(page, method, path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body.data
}

/** An order with only labor, a separate one for each test. */
export async function newOrder(page: Page, change: object = {}): Promise<Order> {
  return ask<Order>(page, 'POST', '/orders', await orderBody(page, change))
}

/** What the form sends of such an order. */
export async function orderBody(page: Page, change: object = {}): Promise<object> {
  const [vehicle] = await ask<{ id: number; kind: string }[]>(
    page,
    'GET',
    '/vehicles/short-list?search=freightliner',
  )
  const [mechanic] = await ask<{ id: number }[]>(
    page,
    'GET',
    '/users/short-list?roles[0]=mechanic&statuses[0]=active',
  )
  return {
    [vehicle?.kind === 'trailer' ? 'trailer_id' : 'truck_id']: vehicle?.id,
    mechanic_id: mechanic?.id,
    types_of_work: [{ name: 'Inspection', hourly_rate: 120, duration: '1:30', inventories: [] }],
    due_date: '2027-12-30',
    implementation_date: '2027-12-20 08:30',
    ...change,
  }
}

export const rowOf = (page: Page, number: string) =>
  page.locator('tbody tr[data-row]').filter({ hasText: number })

/** Chooses an item of the menu of an order's row in the list. */
export async function openMenu(page: Page, number: string, item: string, more = ''): Promise<void> {
  await page.goto(`/orders?search=${number}${more}`)
  await rowOf(page, number).getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: new RegExp(`${item}$`) }).click()
}

/** Types into a search box and picks the first hit. */
export async function choose(page: Page, field: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(text)
  await page.locator('.ant-select-item-option:visible').first().click()
  // A dropdown that is still closing would be taken for the next field's.
  await expect(page.locator('.ant-select-item-option:visible')).toHaveCount(0)
}

export async function setDate(page: Page, field: string, text: string): Promise<void> {
  await page.getByLabel(field).fill(text)
  await page.getByLabel(field).press('Enter')
  await page.getByLabel(field).press('Tab')
}

/** Goes to the next step by one press. */
export async function nextStep(page: Page): Promise<void> {
  const count = page.getByText(/^Step \d of \d$/)
  const before = (await count.textContent()) ?? ''
  await page.getByRole('button', { name: 'Next step' }).click()
  await expect(count).not.toHaveText(before)
}

/** Discards a draft that another test left behind. */
export async function answerDraft(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  const no = page.getByRole('dialog').getByRole('button', { name: 'No' })
  if (await no.isVisible()) await no.click()
}

/** In the shop's time zone, as YYYY-MM-DD. */
export const today = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(new Date())
