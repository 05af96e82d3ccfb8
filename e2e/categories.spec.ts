import { expect, type Page } from '@playwright/test'
import { picture } from './picture.ts'
import { signIn } from './shop.ts'
import { test } from './test.ts'

const treeRow = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const names = (page: Page) => page.locator('.rb-tree-name').allTextContents()

test('a category is created with a text and an image, moved by keyboard and mouse, and deleted', {
  tag: [
    '@CAT-001',
    '@CAT-002',
    '@CAT-004',
    '@CAT-006',
    '@CAT-015',
    '@EDIT-001',
    '@EDIT-002',
    '@EDIT-003',
    '@ERR-014',
  ],
}, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/categories/999999')
  await expect(page).toHaveURL(/\/categories$/)
  await expect(page.getByText('No such record exists')).toBeVisible()

  await page.getByRole('link', { name: 'New category' }).click()
  await expect(page).toHaveURL(/\/categories\/create$/)
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Шины zz')
  await page.getByRole('button', { name: 'From name' }).click()
  await expect(page.getByLabel('Slug')).toHaveValue('shiny-zz')
  await page.getByLabel('Position').fill('90')
  await page.getByLabel('Parent category').fill('Truck parts')
  await page.getByTitle('Truck parts', { exact: true }).first().click()

  await page.getByRole('tab', { name: 'SEO' }).click()
  const editor = page.getByRole('textbox', { name: 'Text of the page' })
  await editor.click()
  await page.keyboard.press('Control+b')
  await page.keyboard.type('Tires')
  await expect(page.getByRole('button', { name: 'Bold', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const called = (method: string, path: string) =>
    page.waitForRequest(
      request =>
        request.method() === method && new URL(request.url()).pathname === `/api/v1/filebrowser/${path}`,
    )
  const [browsed, uploaded] = [called('GET', 'browse'), called('POST', 'upload')]
  await page.getByRole('button', { name: 'Image', exact: true }).click()
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .first()
    .setInputFiles(await picture('tires.jpg'))
  await expect(editor.locator('img')).toHaveAttribute('src', /\/filebrowser\/images\//)
  for (const request of [await browsed, await uploaded])
    expect(request.headers().authorization).toMatch(/^Bearer /)
  // A saved image is chosen without another upload.
  await editor.press('ArrowRight')
  await page.getByRole('button', { name: 'Image', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'tires.jpg' }).click()
  await expect(editor.locator('img')).toHaveCount(2)
  const sources = await editor.locator('img').evaluateAll(all => all.map(one => one.getAttribute('src')))
  expect(sources[1]).toBe(sources[0])
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/categories$/)

  await treeRow(page, 'Шины zz').getByRole('button', { name: /^Move/ }).focus()
  const before = await names(page)
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => names(page)).not.toEqual(before)
  await expect(treeRow(page, 'Шины zz').getByRole('button', { name: /^Move/ })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => names(page)).toEqual(before)
  await treeRow(page, 'Шины zz').dragTo(treeRow(page, 'Trailer parts').first())
  await expect.poll(async () => (await names(page)).at(-1)).toBe('Шины zz')

  await treeRow(page, 'Шины zz').getByRole('link', { name: 'Шины zz' }).click()
  await page.getByRole('tab', { name: 'SEO' }).click()
  await expect(editor.locator('strong')).toHaveText('Tires')
  await page.goBack()
  await treeRow(page, 'Шины zz').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(treeRow(page, 'Шины zz')).toHaveCount(0)
})

test('a saved image of a category is shown and can be deleted', { tag: ['@CAT-005', '@CAT-015'] }, async ({
  page,
}) => {
  await signIn(page, 'admin')
  await page.goto('/categories/create')
  await page.getByLabel('Name').fill('Mirrors zz')
  await page.getByRole('button', { name: 'From name' }).click()
  await page.getByLabel('Position').fill('91')
  const remove = page.getByRole('button', { name: 'Remove this image' })
  await expect(remove).toHaveCount(0)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await picture('mirror.jpg'))
  await expect(page.getByText('mirror.jpg')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/categories$/)
  const open = async () => {
    await treeRow(page, 'Mirrors zz').getByRole('link', { name: 'Mirrors zz' }).click()
    await expect(page.getByLabel('Name')).toHaveValue('Mirrors zz')
  }
  await open()
  const preview = page.locator('.rb-category-image img')
  await expect(preview).toHaveCount(1)
  await expect
    .poll(() => preview.evaluate(image => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  await remove.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(preview).toHaveCount(0)
  await page.goto('/categories')
  await open()
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible()
  await expect(preview).toHaveCount(0)
  await page.goto('/categories')
  await treeRow(page, 'Mirrors zz').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(treeRow(page, 'Mirrors zz')).toHaveCount(0)
})

test('a specification is created with values and found in the list', {
  tag: ['@ERR-014', '@SPEC-001', '@SPEC-002', '@SPEC-003', '@SPEC-004', '@SPEC-006', '@SPEC-010'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/specifications/999999')
  await expect(page).toHaveURL(/\/specifications$/)
  await expect(page.getByText('No such record exists')).toBeVisible()
  await page.getByRole('link', { name: 'New specification' }).click()
  await page.getByLabel('Name').fill('ZZ Diameter')
  await page.getByRole('button', { name: 'From name' }).click()
  const several = page.getByLabel('A part may have several of its values')
  const offered = page.getByLabel('Offered in the form of a part')
  await several.check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/specifications\/\d+$/)

  await expect(page.getByText('No values yet')).toBeVisible()
  await page.getByRole('button', { name: 'New value' }).click()
  const modal = page.getByRole('dialog')
  await expect(modal.getByLabel('Name')).toBeFocused()
  await modal.getByText('Slug', { exact: true }).click()
  await expect(modal.getByLabel('Slug')).toBeFocused()
  await modal.getByLabel('Name').focus()
  expect((await modal.boundingBox())!.width).toBe(420)
  await page.keyboard.type('10 in')
  await modal.getByRole('button', { name: 'From name' }).click()
  await modal.getByRole('button', { name: 'Save' }).click()
  const value = page.locator('[data-row]').filter({ hasText: '10 in' })
  await expect(value).toContainText('10-in')
  await value.getByRole('button', { name: 'Edit' }).click()
  await expect(modal.getByLabel('Name')).toHaveValue('10 in')
  expect((await modal.boundingBox())!.width).toBe(420)
  await modal.getByLabel('Name').fill('11 in')
  await modal.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('[data-row]').filter({ hasText: '11 in' })).toBeVisible()

  await page.getByLabel('Position').fill('7')
  await expect(offered).toBeChecked()
  await offered.uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/specifications$/)
  const row = page.locator('[data-row]').filter({ hasText: 'ZZ Diameter' })
  await expect(row).toContainText('zz-diameter')
  await row.getByRole('link', { name: 'ZZ Diameter' }).click()
  await expect(page.getByLabel('Position')).toHaveValue('7')
  await expect(several).toBeChecked()
  await expect(offered).not.toBeChecked()
})
