import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '#web/testing/open-page.tsx'
import { ChargesCount } from './charges-count.tsx'

it('says how many charges a type of work has, if any', async () => {
  await openPage('/counts', {
    '/counts': () => [0, 1, 3].map(count => <p key={count}>parts{<ChargesCount count={count} />}</p>),
  })
  await expect.element(page.getByText('parts', { exact: true })).toBeVisible()
  await expect.element(page.getByText('parts · 1 charge', { exact: true })).toBeVisible()
  await expect.element(page.getByText('parts · 3 charges', { exact: true })).toBeVisible()
})
