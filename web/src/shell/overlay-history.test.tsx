import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage } from '#web/testing/open-page.tsx'
import { address, button, dialog } from '#web/testing/seen.ts'
import { serveThings, thingPages } from '#web/testing/things.tsx'

const comments = () => button('Comments').first()
const back = () => move(-1)
const forward = () => move(1)

async function move(steps: number) {
  const moved = new Promise(done => window.addEventListener('popstate', done, { once: true }))
  window.history.go(steps)
  await moved
}

/** The list, come to from another page. */
async function openList() {
  serveThings()
  await openPage('/things/1/edit', thingPages)
  await page.getByRole('link', { name: 'Things' }).click()
  await expect.element(comments()).toBeVisible()
}

async function openComments() {
  await comments().click()
  await expect.element(page.getByLabelText('Write a comment')).toBeVisible()
  await expect.poll(() => window.history.state?.isOverlay).toBe(true)
}

async function expectOn(path: string) {
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.poll(address).toBe(path)
  await expect.poll(() => window.history.state?.isOverlay ?? false).toBe(false)
}

it('Back closes a drawer and then leaves the page; Forward opens nothing again', async () => {
  await openList()
  await openComments()
  await back()
  await expectOn('/things')
  await forward()
  await expectOn('/things')
  await back()
  await expectOn('/things/1/edit')
})

it('what was closed by its cross, by Escape or by the mask takes no press of Back later', async () => {
  await openList()
  for (const close of [
    () => button('Close').click(),
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(document.querySelector('.ant-drawer-mask')!, { position: { x: 20, y: 400 } }),
  ]) {
    await openComments()
    await close()
    await expectOn('/things')
  }
  await back()
  await expectOn('/things/1/edit')
})

it('Back closes a question over a drawer first, the drawer next', async () => {
  await openList()
  await openComments()
  await page.getByLabelText('Write a comment').fill('To be asked about')
  await button('Add comment').click()
  await button('Delete comment').click()
  await expect.element(button('Yes')).toBeVisible()
  await back()
  await expect.element(button('Yes')).not.toBeInTheDocument()
  await expect.element(page.getByText('To be asked about')).toBeVisible()
  await expect.poll(() => window.history.state?.isOverlay).toBe(true)
  await back()
  await expectOn('/things')
  await back()
  await expectOn('/things/1/edit')
})

it('Back closes a menu of a row on a phone, and keeps filters and place', async () => {
  await openList()
  await page.viewport(360, 760)
  await page.getByRole('searchbox').fill('thing 1')
  await expect.poll(address).toContain('search=thing')
  const before = address()
  await button('More actions').first().click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  await expect.poll(() => window.history.state?.isOverlay).toBe(true)
  await back()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  expect(address()).toBe(before)
})
