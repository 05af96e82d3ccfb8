import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '#web/testing/open-page.tsx'
import { usePaletteActions } from './use-palette-actions.ts'

it.each([
  ['supplies', 'Charges'],
  ['fee', 'Charges'],
  ['matrix', 'Price matrices'],
])('finds by %s the page of %s', async (typed, title) => {
  await openPage('/found', {
    '/found': function Found() {
      const entries = usePaletteActions(typed).flatMap(group => group.entries)
      return entries.map(entry => <p key={entry.id}>{entry.title}</p>)
    },
  })
  await expect.element(page.getByText(title, { exact: true })).toBeVisible()
})
