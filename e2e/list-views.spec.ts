import { expect, type Page } from '@playwright/test'
import { listPaths } from './addresses.ts'
import { notices, phoneScreen, signIn, signInElsewhere, visit } from './shop.ts'
import { test } from './test.ts'

const headings = (page: Page) => page.locator('.rb-table thead th').allInnerTexts()
const views = (page: Page, name = 'Views') =>
  page.locator('.rb-heading-actions').getByRole('button', { name, exact: true })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Views' })
const filtered = /^(?=.*status=in_process)(?=.*order_by=total_amount)(?=.*order_type=desc)/

test('a view saves filters, order and columns, and opens the list', async ({ page, browser }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn(page, 'admin')
  await page.goto('/orders?status=in_process&order_by=total_amount&order_type=desc')
  await expect(page.locator('tbody tr[data-row]').first()).toBeVisible()
  await views(page).click()

  await test.step('columns are hidden and moved by keyboard, and the focus stays', async () => {
    const mechanic = drawer(page).getByRole('checkbox', { name: 'Mechanic' })
    await mechanic.focus()
    await page.keyboard.press('Space')
    await expect(mechanic).toBeFocused()
    await expect(mechanic).not.toBeChecked()
    const up = drawer(page).getByRole('button', { name: 'Move Status up' })
    await up.focus()
    for (let times = 0; times < 3; times += 1) {
      await page.keyboard.press('Enter')
      await expect(up).toBeFocused()
    }
    await expect(drawer(page).getByRole('checkbox', { name: 'Total' })).toBeDisabled()
    expect((await headings(page)).map(text => text.trim())).toEqual([
      '',
      'Order',
      'Status',
      'Customer',
      'Vehicle',
      expect.stringMatching(/^Implementation/),
      'Payment',
      'Total',
      'Actions',
    ])
  })

  await test.step('the view is saved and shared', async () => {
    const name = drawer(page).getByLabel('Save what is shown as')
    await name.press('Enter')
    await expect(drawer(page).getByRole('alert')).toHaveText('Field is required')
    await name.fill('Big jobs')
    await drawer(page).getByLabel('Who has it').selectOption('Mechanic')
    await name.press('Enter')
    await expect(drawer(page).getByText('Shared: Mechanic')).toBeVisible()
    await expect(name).toHaveValue('')
    await expect(page).toHaveURL(/view=\d+/)
    await drawer(page)
      .locator('li', { hasText: 'Big jobs' })
      .getByRole('button', { name: 'More actions' })
      .click()
    await page.getByRole('menuitem', { name: 'Open the list with it' }).click()
    await expect(drawer(page).getByText('Opens with the list')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(views(page, 'Big jobs')).toBeFocused()
  })

  await test.step('the list opens with it, and cleared filters stay cleared', async () => {
    await page.goto('/orders')
    await expect(page).toHaveURL(filtered)
    await expect(views(page, 'Big jobs')).toBeVisible()
    expect((await headings(page)).slice(0, 3)).toEqual(['', 'Order', 'Status'])
    await page.locator('.rb-list-clear').click()
    await expect(page).not.toHaveURL(/status=/)
    await page.reload()
    await expect(page.locator('tbody tr[data-row]').first()).toBeVisible()
    await expect(page).not.toHaveURL(/status=/)
    await views(page, 'Big jobs').click()
    await drawer(page).getByRole('button', { name: 'As saved' }).click()
    await expect(page).toHaveURL(filtered)
  })

  await test.step('users whom it is shared with see it, also by its address', async () => {
    const address = page.url()
    const mechanic = await signInElsewhere(browser, 'mechanic')
    await mechanic.setViewportSize(phoneScreen)
    // As on a page without TLS.
    await mechanic.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await mechanic.goto(address)
    await expect(views(mechanic, 'Big jobs')).toBeVisible()
    await expect(mechanic).toHaveURL(filtered)
    // The view is a table, although a phone shows cards by default.
    await expect(mechanic.locator('.rb-table')).toBeVisible()
    await views(mechanic, 'Big jobs').click()
    const row = drawer(mechanic).locator('li', { hasText: 'Big jobs' })
    await row.getByRole('button', { name: 'More actions' }).click()
    await expect(mechanic.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0)
    await mechanic.getByRole('menuitem', { name: 'Copy link' }).click()
    await expect(notices(mechanic).getByRole('link', { name: 'Link to the view' })).toHaveAttribute(
      'href',
      filtered,
    )
  })

  await test.step('the view is renamed, deleted and restored', async () => {
    const row = drawer(page).locator('li', { hasText: 'Big jobs' })
    await row.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Rename or share' }).click()
    const name = drawer(page).getByLabel('Name of the view')
    await expect(name).toBeFocused()
    await name.fill('Largest jobs')
    await name.press('Enter')
    const renamed = drawer(page).locator('li', { hasText: 'Largest jobs' })
    await expect(renamed.getByRole('button').first()).toBeFocused()
    await renamed.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const undo = drawer(page).getByRole('button', { name: 'Undo' })
    await expect(undo).toBeFocused()
    await undo.press('Enter')
    await expect(drawer(page).getByRole('button', { name: /^Largest jobs/ })).toContainText(
      'Opens with the list',
    )
    await expect(notices(page).filter({ hasText: 'wrong' })).toHaveCount(0)
  })

  await test.step('choosing a view closes the drawer; one click shows the whole list', async () => {
    await drawer(page).getByRole('button', { name: 'Whole list' }).click()
    await expect(drawer(page)).toBeHidden()
    await expect(page).not.toHaveURL(/status=/)
    await page.goBack()
    await expect(page).toHaveURL(filtered)
  })
})

test('every list has views and a column chooser', async ({ page }) => {
  await signIn(page, 'superadmin')
  for (const path of [...listPaths, '/company-settings/online-shop']) {
    await visit(page, path)
    await views(page).click()
    await expect(drawer(page).getByRole('heading', { name: 'Columns' }), path).toBeVisible()
  }
  // In a narrow window a scroll bar takes no width of the drawer.
  await page.setViewportSize(phoneScreen)
  const wrapper = page.locator('.ant-drawer-content-wrapper')
  await expect.poll(async () => (await wrapper.boundingBox())!.x).toBe(0)
})
