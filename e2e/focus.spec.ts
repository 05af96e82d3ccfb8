import { expect, type Locator, type Page } from '@playwright/test'
import { answerDraft, ask, newOrder, openMenu, rowOf, today } from './repair-order-acts.ts'
import { anotherPerson, signInAtHome } from './shop.ts'
import { test } from './test.ts'

// By keyboard alone: after each act the focus is where a person goes on, and never on nothing.

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const told = (page: Page) => page.locator('[data-announcer]')

/** Presses it by keyboard. */
async function press(control: Locator): Promise<void> {
  await control.focus()
  await control.press('Enter')
}

const isNowhere = (page: Page) => page.evaluate(() => document.activeElement === document.body)

test('a new page takes the focus to its heading, one for typing to its first field, and Back to the row', async ({
  page,
}) => {
  await signInAtHome(page, 'admin')
  await press(page.getByRole('navigation').getByRole('link', { name: 'Customers' }))
  await expect(heading(page, 'Customers')).toBeFocused()
  await expect(told(page)).toHaveText('Customers')
  await press(page.getByRole('link', { name: 'New customer' }))
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(told(page)).toHaveText('New customer')
  await press(page.getByRole('button', { name: 'Cancel' }))
  await expect(heading(page, 'Customers')).toBeFocused()
  const row = page.locator('tbody tr[data-row]').nth(2)
  const link = row.getByRole('link').first()
  const name = (await link.textContent()) ?? ''
  await press(link)
  await expect(heading(page, name)).toBeFocused()
  await page.goBack()
  await expect(link).toBeFocused()
})

test('a list keeps the focus through sorting, filters that find nothing and filters that are cleared', async ({
  page,
}) => {
  await signInAtHome(page, 'admin')
  await page.goto('/customers')
  // What a list begins with is not told as a result.
  await expect(page.locator('tbody tr[data-row]').first()).toBeVisible()
  const sort = page.getByRole('columnheader').getByRole('button').first()
  await press(sort)
  await expect(page).toHaveURL(/order_by/)
  await expect(told(page)).toHaveText(/result/)
  await expect(sort).toBeFocused()
  const search = page.locator('.rb-list-search input')
  await search.fill('nobody is called so')
  await expect(page.getByText('Nothing matches these filters')).toBeVisible()
  await expect(told(page)).toHaveText('0 results')
  await press(page.getByRole('button', { name: 'Clear filters' }).last())
  await expect(page.locator('tbody tr[data-row]').first()).toBeVisible()
  await expect(search).toBeFocused()
})

test('a dialog that closes gives the focus back, and to a neighbour where what opened it is gone', async ({
  page,
}) => {
  await signInAtHome(page, 'admin')
  const [first, second] = [await newOrder(page), await newOrder(page)]
  await page.goto('/orders')
  const dots = rowOf(page, second.order_number).getByRole('button', { name: 'More actions' })
  await press(dots)
  await page.getByRole('menuitem', { name: 'Reassign mechanic' }).press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(dots).toBeFocused()
  await dots.press('Enter')
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
  await press(page.getByRole('dialog').getByRole('button', { name: 'Yes' }))
  await expect(rowOf(page, second.order_number)).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(rowOf(page, first.order_number).locator(':focus')).toHaveCount(1)
  await openMenu(page, first.order_number, 'Change status')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => isNowhere(page)).toBe(false)
})

test('comments open in the box; one that was sent leaves the focus there, one that was deleted in the drawer', async ({
  page,
}) => {
  await signInAtHome(page, 'admin')
  await page.goto('/customers')
  const comments = page.getByRole('button', { name: /^Comments/ }).first()
  await press(comments)
  const box = page.getByRole('textbox', { name: 'Write a comment' })
  await expect(box).toBeFocused()
  await page.keyboard.type('First')
  await press(page.getByRole('button', { name: 'Add comment' }))
  await expect(page.getByRole('button', { name: 'Delete comment' })).toHaveCount(1)
  await expect(box).toBeFocused()
  await press(page.getByRole('button', { name: 'Delete comment' }))
  await press(page.getByRole('dialog').last().getByRole('button', { name: 'Yes' }))
  await expect(page.getByRole('button', { name: 'Delete comment' })).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(comments).toBeFocused()
})

test('a drawer closed as soon as it was opened gives the focus back to what opened it', async ({ page }) => {
  // As most people see it: a drawer that moves in has the focus before what is in it can take it.
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

test('a job that was started keeps the focus on what comes next, wherever it goes', async ({
  page,
  browser,
}) => {
  await signInAtHome(page, 'admin')
  const me = await anotherPerson(browser, 'mechanic')
  const { id: mechanic_id } = await ask<{ id: number }>(me, 'GET', '/profile')
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
    // It stands among those in process, above what is to be begun.
    await expect(job.locator('..').locator('.rb-job').first()).toContainText('In process')
    await me.keyboard.press('Enter')
    const question = me.getByRole('dialog')
    await expect(question).toContainText(order_number)
    await me.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
  }
  await me.context().close()
})

test('the rows of a repair order are filled, added and removed without a pointer', async ({ page }) => {
  await signInAtHome(page, 'admin')
  await page.goto('/orders')
  await press(page.getByRole('link', { name: 'New order', exact: true }))
  await answerDraft(page)
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
  await expect.poll(() => isNowhere(page)).toBe(false)
})
