import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PartChoice } from '#contract/parts/part.ts'
import type { PartsOrderItem } from '#contract/parts-orders/parts-order.ts'
import type { ErrorEntry } from '#contract/shared/errors.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { button, field } from '#web/testing/seen.ts'
import { type ItemEdit, shownItem } from './item-body.ts'
import { ItemRow } from './item-row.tsx'

const unit = { id: 1, name: 'pcs', accept_decimals: false }
const hose: PartsOrderItem = {
  ...{ id: 1, quantity: 2, discount: 10, base_price: 50, price: 45, price_old: null, amount: 90 },
  ...{ delivery_cost: 0, free_shipping: true, is_overload: false, price_source: 'level', price_typed: null },
  inventory: {
    ...{ id: 1, name: 'Hose', stock_number: 'H-1', article_number: '', brand: null, unit },
    ...{ main_image: null, available: 9 },
  },
}

interface Options {
  mayTypePrice?: boolean
  part?: PartChoice
  refused?: (edit: ItemEdit) => ErrorEntry[] | undefined
}

const open = ({ mayTypePrice = true, part, refused }: Options = {}) =>
  openPage('/item', {
    '/item': function Item() {
      const [edit, setEdit] = useState<ItemEdit>({})
      return (
        <table>
          <tbody>
            <ItemRow
              item={shownItem(hose, edit)}
              errors={refused?.(edit)}
              part={part}
              mayTypePrice={mayTypePrice}
              onEdit={(_, changed) => setEdit(now => ({ ...now, ...changed }))}
              onRemove={() => {}}
              onEnter={() => {}}
            />
          </tbody>
        </table>
      )
    },
  })
const row = () => page.getByRole('row').first()

it('types the price before the discount, which shows as typed', { tags: 'RATE-3' }, async () => {
  await open()
  await expect.element(row()).toMatchTextContent('$45.00$50.00Price level')
  await button('Type a price, Hose').click()
  await userEvent.keyboard('{Control>}a{/Control}40{Enter}')
  await expect.element(button('Type a price, Hose')).toHaveFocus()
  await expect.element(row()).toMatchTextContent('$36.00$40.00Typed$72.00')
})

it('keeps a refused price open with its sentence', { tags: 'RATE-4' }, async () => {
  const refusal = {
    ...{ status: 422, code: 'price_below_minimum', title: 'Hose is not sold below $30.00' },
    source: { parameter: 'base_price' },
  }
  await open({ refused: ({ base_price }) => (base_price === 1 ? [refusal] : undefined) })
  await button('Type a price, Hose').click()
  await userEvent.keyboard('{Control>}a{/Control}1{Enter}')
  await expect.element(field('Price, Hose')).toHaveAccessibleDescription('Hose is not sold below $30.00')
  await expect.element(field('Price, Hose')).toBeInvalid()
})

it('only shows the price without the right', { tags: 'RATE-3' }, async () => {
  await open({ mayTypePrice: false })
  await expect.element(row()).toMatchTextContent('$45.00$50.00Price level')
  await expect.element(button('Type a price, Hose')).not.toBeInTheDocument()
})

it('shows the margin after the discount, where the cost is known', { tags: 'RATE-11' }, async () => {
  const part = { cost: 27, min_limit_price: 40 } as PartChoice
  await open({ part })
  await expect.element(row()).toMatchTextContent('$90.00Margin 40%')
  await button('Type a price, Hose').click()
  await userEvent.keyboard('{Control>}a{/Control}20{Enter}')
  await expect.element(row()).toMatchTextContent('TypedBelow the minimum$36.00Margin -50%')
})

it('shows no margin where no cost is known', { tags: 'RATE-11' }, async () => {
  await open({ part: { cost: 0, min_limit_price: null } as PartChoice })
  await expect.element(row()).toMatchTextContent('$90.00')
  await expect.element(row()).not.toMatchTextContent('Margin')
})
