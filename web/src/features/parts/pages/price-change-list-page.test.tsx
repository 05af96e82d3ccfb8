import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { priceChangeEndpoints as api, type PriceChange } from '#contract/parts/price-changes.ts'
import { server } from '#web/testing/fake-server.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { button, dialog, rowTexts } from '#web/testing/seen.ts'
import PriceChangeListPage from './price-change-list-page.tsx'

const change = (id: number, part_name: string): PriceChange => ({
  ...{ id, part_id: id + 100, part_name, stock_number: `BS-${id}`, status: 'open' },
  ...{ old_cost: 10, new_cost: 15, old_price: 20, price: 20, suggested: 30 },
  ...{ received_on: '2026-11-20', created_at: 1_795_000_000 },
})

it('accepts the ticked prices after a preview, and takes them back', { tags: 'RATE-6' }, async () => {
  const rows = [change(1, 'Brake shoe'), change(2, 'Drum')]
  server.answer(api.listPriceChanges, () => ({ data: rows, meta: { total: 2 } }))
  server.answer(api.changeStatusOfPriceChanges, ({ body }) => ({
    data: body.ids.map(id =>
      id === 2
        ? {
            ...{ id, name: 'BS-2 · Drum', outcome: 'refused' as const, before: null },
            reason: 'The price was changed meanwhile',
          }
        : {
            ...{ id, name: 'BS-1 · Brake shoe', outcome: 'done' as const, reason: null },
            before: { status: body.status === 'open' ? ('accepted' as const) : ('open' as const) },
          },
    ),
  }))
  await openPage('/price-changes', { '/price-changes': PriceChangeListPage })
  await expect.poll(rowTexts).toHaveLength(2)
  expect(rowTexts()[0]).toContain('25% → 50%')
  await page.getByRole('checkbox').first().click()
  await button('Accept').click()
  await expect.element(dialog().getByText('1 will be changed')).toBeVisible()
  await expect.element(dialog().getByText('BS-2 · Drum')).toBeVisible()
  expect(dialog().getByRole('link').elements()).toEqual([])
  await button('Change 1').click()
  await expect.element(dialog().getByText('1 changed')).toBeVisible()
  await button('Undo').click()
  await expect.element(dialog().getByText('1 changed back')).toBeVisible()
  expect(server.callsOf(api.changeStatusOfPriceChanges).map(({ body }) => body)).toEqual([
    { ids: [1, 2], is_preview: true, status: 'accepted' },
    { ids: [1], is_preview: false, status: 'accepted' },
    { ids: [1], is_preview: false, status: 'open' },
  ])
})
