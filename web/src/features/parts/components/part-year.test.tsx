import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '#web/testing/open-page.tsx'
import { PartYear } from './part-year.tsx'

const months = [
  { month: '2026-09-01', on_hand: 0, price_retail: null },
  { month: '2026-10-01', on_hand: 1250, price_retail: 20 },
  { month: '2026-11-01', on_hand: 625, price_retail: 25 },
]

it('shows stock and price of each month as bars and as text', async () => {
  await openPage('/', { '/': () => <PartYear months={months} unit="pcs" /> })
  const list = page.getByRole('list', { name: 'Stock and price at the end of each month' })
  await expect.element(list).toBeVisible()
  const items = [...list.element().querySelectorAll('li')]
  expect(items.map(item => item.title)).toEqual([
    '09/2026: 0 pcs',
    '10/2026: 1,250 pcs, $20.00',
    '11/2026: 625 pcs, $25.00',
  ])
  const heights = items.map(item =>
    [...item.querySelectorAll<HTMLElement>('.rb-bar')].map(bar => bar.style.height),
  )
  expect(heights).toEqual([
    ['0%', '0%'],
    ['80%', '100%'],
    ['100%', '50%'],
  ])
  await expect.element(page.getByText('Stock, up to 1,250 pcs')).toBeVisible()
  await expect.element(page.getByText('Retail price, up to $25.00')).toBeVisible()
})
