import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage } from '#web/testing/open-page.tsx'
import { button, dialog, field, rows } from '#web/testing/seen.ts'
import { serveThings, thingPages } from '#web/testing/things.tsx'

// By keyboard alone: after each act the focus is where a person goes on, and never on nothing.

const heading = () => page.getByRole('heading', { level: 1 })
const announced = () => document.querySelector('[data-announcer]')!.textContent

async function openList() {
  serveThings()
  await openPage('/things', thingPages)
  await expect.poll(rows).toHaveLength(12)
}

async function press(control: { element: () => Element }) {
  ;(control.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
}

it('goes to the first field of a form, to the heading of a list, and with Back to the row', async () => {
  await openList()
  await press(page.getByRole('link', { name: 'New thing' }))
  await expect.element(field('Name')).toHaveFocus()
  await press(button('Cancel'))
  await expect.element(heading()).toHaveFocus()
  const link = page.getByRole('link', { name: 'Thing 03' })
  await press(link)
  await expect.element(field('Name')).toHaveFocus()
  window.history.back()
  await expect.element(link).toHaveFocus()
})

it('stays where it was while a list is sorted, and how many there are is announced', async () => {
  await openList()
  const sort = page.getByRole('columnheader').getByRole('button').first()
  await press(sort)
  await expect.poll(announced).toMatch(/result/)
  await expect.element(sort).toHaveFocus()
  await page.getByRole('searchbox').fill('nothing is called so')
  await expect.poll(announced).toBe('0 results')
})

it('returns to what opened a menu or dialog, and to a neighbour where that is gone', async () => {
  await openList()
  const dots = button('More actions').nth(1)
  await press(dots)
  await press(page.getByRole('menuitem', { name: 'Delete' }))
  await expect.element(button('No')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(dots).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await press(page.getByRole('menuitem', { name: 'Delete' }))
  await press(button('Yes'))
  await expect.element(page.getByText('Thing 02')).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.closest('tr')?.textContent).toMatch(/Thing 0[13]/)
})

it('stays in the box after a comment is sent, and in the drawer after one is deleted', async () => {
  await openList()
  await press(button('Comments').first())
  const box = page.getByLabelText('Write a comment')
  await expect.element(box).toHaveFocus()
  await userEvent.keyboard('First')
  await press(button('Add comment'))
  await expect.element(button('Delete comment')).toBeVisible()
  await expect.element(box).toHaveFocus()
  await press(button('Delete comment'))
  await expect.element(button('Yes')).toBeVisible()
  await press(button('Yes'))
  await expect.element(button('Delete comment')).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.closest('[role=dialog], .ant-drawer')).toBeTruthy()
})
