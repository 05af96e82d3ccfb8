import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '#web/testing/open-page.tsx'
import { TypedPriceNote } from './typed-price-note.tsx'

const price_typed = { by: { id: 4, full_name: 'Dana Fox' }, at: 1_795_000_000 }

it('says who typed a price and when, and that it is below the minimum', {
  tags: ['RATE-3', 'RATE-4'],
}, async () => {
  await openPage('/typed', { '/typed': () => <TypedPriceNote price_typed={price_typed} is_below_minimum /> })
  await expect.element(page.getByTitle(/^Typed by Dana Fox, .*2026/)).toHaveTextContent('Typed')
  await expect.element(page.getByText('Below the minimum')).toBeVisible()
})
