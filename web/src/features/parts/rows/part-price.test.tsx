import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage } from '#web/testing/open-page.tsx'
import { button, field } from '#web/testing/seen.ts'
import { PartPrice, TypedPricesContext } from './part-price.tsx'
import { emptyPartRow, type PartRowValues } from './part-row-values.ts'
import { PartRows } from './part-rows.tsx'

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
  await userEvent.keyboard('{Escape}')
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

function Rows({ priceErrors = {} }: { priceErrors?: Record<string, string> }) {
  const [rows, setRows] = useState([
    drum,
    { ...drum, key: 'hose', part: { ...drum.part!, id: 2, name: 'Hose' } },
  ])
  return (
    <form>
      <TypedPricesContext value>
        <PartRows
          rows={rows}
          errors={{}}
          priceErrors={priceErrors}
          disabled={false}
          onChange={(key, change) =>
            setRows(rows.map(row => (row.key === key ? { ...row, ...change } : row)))
          }
          onRemove={() => {}}
          onAdd={() => {}}
        />
      </TypedPricesContext>
    </form>
  )
}

it('is typed by keyboard, and is no stop from a quantity to the next row', { tags: 'RATE-3' }, async () => {
  await openPage('/keys', { '/keys': () => <Rows /> })
  await field('Quantity, Drum').click()
  await userEvent.keyboard('{Tab}')
  await expect.element(field('Quantity, Hose')).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}')
  const price = button('Type a price, Drum')
  await expect.element(price).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(field('Price, Drum')).toHaveFocus()
  await userEvent.keyboard('{Control>}a{/Control}14.5{Enter}')
  await expect.element(price).toHaveFocus()
  await expect.element(price).toHaveTextContent('$14.50')
  await userEvent.keyboard('{Enter}{Control>}a{/Control}2{Escape}')
  await expect.element(price).toHaveFocus()
  await expect.element(price).toHaveTextContent('$14.50')
})

it('is refused at its field, not at the quantity', { tags: 'RATE-4' }, async () => {
  const sentence = 'Drum is not sold below $20.00'
  await openPage('/refused', { '/refused': () => <Rows priceErrors={{ [drum.key]: sentence }} /> })
  await expect.element(field('Price, Drum')).toHaveAccessibleDescription(sentence)
  await expect.element(field('Price, Drum')).toBeInvalid()
  await expect.element(field('Quantity, Drum')).toBeValid()
})
