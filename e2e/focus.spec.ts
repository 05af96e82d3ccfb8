import { expect, type Locator, type Page } from '@playwright/test'
import { apiData } from './api-calls.ts'
import { declineDraft, newOrder, today } from './repair-order-actions.ts'
import { signInAtHome, signInElsewhere } from './shop.ts'
import { test } from './test.ts'

// By keyboard alone: after each action the focus is on the next control.

async function press(control: Locator): Promise<void> {
  await control.focus()
  await control.press('Enter')
}

const hasNoFocus = (page: Page) => page.evaluate(() => document.activeElement === document.body)

test('a drawer closed while it opens returns the focus to its button', async ({ page }) => {
  // With animations the drawer has the focus before its content.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await signInAtHome(page, 'admin')
  await page.goto('/orders')
  const comments = page.getByRole('button', { name: /^Comments/ }).nth(2)
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await press(comments)
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible()
    await expect(comments).not.toBeFocused()
    await close()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(comments).toBeFocused()
  }
})

test('a started job keeps the focus on its next step in every tab', async ({ page, browser }) => {
  await signInAtHome(page, 'admin')
  const me = await signInElsewhere(browser, 'mechanic')
  const { id: mechanic_id } = await apiData<{ id: number }>(me, 'GET', '/profile')
  const changes = { mechanic_id, implementation_date: `${today()} 23:50` }
  const [later, ofToday] = [await newOrder(page, { mechanic_id }), await newOrder(page, changes)]
  await me.reload()
  for (const [tab, { order_number }] of [
    ['Today', ofToday],
    ['Next', later],
  ] as const) {
    await press(me.getByRole('tab', { name: tab }))
    const job = me.locator('.rb-job').filter({ hasText: order_number })
    await press(job.getByRole('button', { name: 'Start' }))
    await expect(job.getByRole('button', { name: 'Finish' })).toBeFocused()
    await expect(me.getByRole('tab', { name: 'Today' })).toHaveAttribute('aria-selected', 'true')
    await expect(job.locator('..').locator('.rb-job').first()).toContainText('In process')
    await me.keyboard.press('Enter')
    const question = me.getByRole('dialog')
    await expect(question).toContainText(order_number)
    await me.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
  }
  await me.context().close()
})

test('rows of a repair order are added, filled and removed by keyboard', async ({ page }) => {
  await signInAtHome(page, 'admin')
  await page.goto('/orders')
  await press(page.getByRole('link', { name: 'New order', exact: true }))
  await declineDraft(page)
  const vehicle = page.getByRole('combobox', { name: 'Vehicle' })
  await expect(vehicle).toBeFocused()
  await page.keyboard.type('freightliner')
  await expect(page.locator('.ant-select-item-option:visible').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Next step' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Type of work' })).toBeFocused()

  const name = page.getByRole('combobox', { name: 'Type of work' })
  const pickers = page.getByRole('combobox', { name: 'Part name or number' })
  await name.first().fill('Brakes')
  await page.keyboard.press('Escape')
  await press(page.getByRole('button', { name: 'Add part' }))
  await expect(pickers.last()).toBeFocused()
  await expect(pickers).toHaveCount(2)
  await page.keyboard.type('oil filter')
  await expect(page.locator('.ant-select-item-option:visible').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: /^Quantity/ })).toBeFocused()
  await press(page.getByRole('button', { name: /^Remove part ./ }))
  await expect(pickers).toHaveCount(1)
  await expect(pickers.first()).toBeFocused()

  await press(page.getByRole('button', { name: 'Add type of work' }))
  await expect(name.last()).toBeFocused()
  await expect(name).toHaveCount(2)
  await page.keyboard.type('Wash')
  await page.keyboard.press('Escape')
  await press(page.getByRole('button', { name: /^Remove type of work Wash/ }))
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Wash' }).locator(':focus')).toHaveCount(1)

  await press(page.getByRole('button', { name: 'Next step' }))
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
  await expect.poll(() => hasNoFocus(page)).toBe(false)
})
