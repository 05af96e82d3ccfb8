import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '#web/testing/open-page.tsx'
import { button, field } from '#web/testing/seen.ts'
import { PartPrice, TypedPricesContext } from './part-price.tsx'
import { emptyPartRow, type PartRowValues } from './part-row-values.ts'

const drum: PartRowValues = {
  ...emptyPartRow(),
  part: { id: 1, name: 'Drum', stock_number: 'D-1', unit: { name: 'pcs', accept_decimals: false } },
  quantity: 1,
  price: 17,
  price_source: 'level',
}

function Row() {
  const [row, setRow] = useState(drum)
  return (
    <>
      <PartPrice row={row} disabled={false} onChange={(_, change) => setRow({ ...row, ...change })} />
      <output>{`${row.price} ${row.price_source}`}</output>
    </>
  )
}

it('shows where a price is from, and is typed by right', { tags: 'RATE-3' }, async () => {
  await openPage('/typed', {
    '/typed': () => (
      <TypedPricesContext value>
        <Row />
      </TypedPricesContext>
    ),
  })
  await expect.element(page.getByText('Price level')).toBeVisible()
  await button('Type a price, Drum').click()
  await field('Price, Drum').fill('14.5')
  await expect.element(page.getByRole('status')).toHaveTextContent('14.5 typed')
  await expect.element(page.getByText('Typed', { exact: true })).toBeVisible()
  await field('Price, Drum').fill('')
  await expect.element(page.getByRole('status')).toHaveTextContent('14.5 part')
})

it('is only shown without the right', { tags: 'RATE-3' }, async () => {
  await openPage('/shown', { '/shown': () => <Row /> })
  await expect.element(page.getByText('$17.00')).toBeVisible()
  await expect.element(button('Type a price, Drum')).not.toBeInTheDocument()
})
