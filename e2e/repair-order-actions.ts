import { expect, type Page } from '@playwright/test'
import { apiData } from './api-calls.ts'

export interface Order {
  id: number
  order_number: string
  total_amount: number
  version: number
}

export async function newOrder(page: Page, change: object = {}): Promise<Order> {
  return apiData<Order>(page, 'POST', '/orders', await orderBody(page, change))
}

export async function orderBody(page: Page, change: object = {}): Promise<object> {
  const [vehicle] = await apiData<{ id: number; kind: string }[]>(
    page,
    'GET',
    '/vehicles/short-list?search=freightliner',
  )
  const [mechanic] = await apiData<{ id: number }[]>(
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

export async function openMenu(page: Page, number: string, item: string, more = ''): Promise<void> {
  await page.goto(`/orders?search=${number}${more}`)
  await rowOf(page, number).getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: new RegExp(`${item}$`) }).click()
}

export async function choose(page: Page, field: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(text)
  await page.locator('.ant-select-item-option:visible').first().click()
  // Otherwise the next search could pick from the closing dropdown.
  await expect(page.locator('.ant-select-item-option:visible')).toHaveCount(0)
}

export async function setDate(page: Page, field: string, text: string): Promise<void> {
  await page.getByLabel(field).fill(text)
  await page.getByLabel(field).press('Enter')
  await page.getByLabel(field).press('Tab')
}

export async function nextStep(page: Page): Promise<void> {
  const count = page.getByText(/^Step \d of \d$/)
  const before = (await count.textContent()) ?? ''
  await page.getByRole('button', { name: 'Next step' }).click()
  await expect(count).not.toHaveText(before)
}

/** Fills the dates and the mechanic of a new order, from the step of its works to the last one. */
export async function fillLastSteps(page: Page): Promise<void> {
  await setDate(page, 'Due date', '12/30/2027')
  await nextStep(page)
  await setDate(page, 'Implementation date and time', '12/20/2027 8:30 AM')
  await nextStep(page)
  await page.getByRole('combobox', { name: 'Mechanic' }).click()
  await page.locator('.ant-select-item-option:visible').first().click()
}

/** Declines to restore a draft, if asked. */
export async function declineDraft(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  const no = page.getByRole('dialog').getByRole('button', { name: 'No' })
  if (await no.isVisible()) await no.click()
}

/** YYYY-MM-DD in the shop's time zone. */
export const today = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(new Date())
