import { expect, type Page } from '@playwright/test'
import { apiData } from './api-calls.ts'
import { choose, declineDraft, fillLastSteps, nextStep } from './repair-order-actions.ts'
import { signIn } from './shop.ts'
import { test } from './test.ts'

test('an order has supplies by itself, a sublet with its cost, and a fee waived with a reason', {
  tag: ['@CHG-4', '@CHG-5'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  const back = await chargeAutomatically(page)
  await page.goto('/orders/create')
  await declineDraft(page)
  await choose(page, 'Vehicle', 'Freightliner')
  await nextStep(page)
  await page.getByRole('combobox', { name: 'Type of work' }).fill('Replace clutch')
  await page.getByRole('textbox', { name: 'Duration, hours:minutes' }).fill('2')
  await page.getByRole('textbox', { name: 'Hourly rate' }).fill('100')

  await page.getByRole('button', { name: 'Add a charge', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Sublet' }).click()
  await expect(page.getByLabel('Name, Sublet')).toBeFocused()
  await page.keyboard.type('Resurface flywheel')
  await page.getByLabel('Cost', { exact: true }).fill('95')
  await page.getByLabel('Markup, %').fill('40')
  await expect(page.getByRole('region', { name: 'Replace clutch' })).toContainText('$333.00')
  const automatic = page.getByRole('list', { name: 'Charges added automatically' })
  await expect(automatic).toContainText('Shop supplies$10.00')
  await expect(automatic).toContainText('Environmental fee$12.50')
  await page.getByRole('button', { name: 'Waive Environmental fee' }).click()
  const reason = page.getByLabel('Why is it waived?')
  await expect(reason).toBeFocused()
  // Keys as fast as a scanner's would be a scan.
  await reason.fill('Fleet agreement')
  await reason.press('Enter')
  await expect(page.getByText('Total$343.00')).toBeVisible()
  await fillLastSteps(page)
  await page.getByRole('button', { name: 'Create order' }).click()
  await expect(page).toHaveURL(/\/orders\/\d+$/)
  const main = page.getByRole('main')
  await expect(main).toContainText('Resurface flywheel')
  await expect(main).toContainText('Fleet agreement')
  await expect(main).toContainText('$343.00')

  await page.goto(`${new URL(page.url()).pathname}/edit`)
  await declineDraft(page)
  await expect(page.getByLabel('Name, Sublet')).toHaveValue('Resurface flywheel')
  await page.getByRole('button', { name: 'Charge Environmental fee again' }).click()
  await expect(page.getByText('Total$355.50')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/orders\/\d+$/)
  await expect(main).toContainText('$355.50')
  await back()
})

interface Charge {
  id: number
  name: string
  version: number
}

const automatic = ['Shop supplies', 'Environmental fee']

/** Adds these charges to new orders, until the returned function is called. */
async function chargeAutomatically(page: Page): Promise<() => Promise<void>> {
  const set = async (applies: string) => {
    const charges = await apiData<Charge[]>(page, 'GET', '/charges')
    for (const charge of charges.filter(({ name }) => automatic.includes(name)))
      await apiData(page, 'PUT', `/charges/${charge.id}`, { ...charge, applies })
  }
  await set('automatic')
  return () => set('by_hand')
}
