import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chargeCents } from '#contract/charges/charge-amount.ts'
import { toDollars } from '#contract/shared/money.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { button, field } from '#web/testing/seen.ts'
import { AddCharge } from './add-charge.tsx'
import { AutomaticCharges } from './automatic-charges.tsx'
import { type ChargeRowValues, pricedCharge, typedCharge } from './charge-row-values.ts'
import { ChargeRows } from './charge-rows.tsx'

const amountOf = (row: ChargeRowValues) =>
  toDollars(chargeCents(pricedCharge(row), { labor: 100_000, parts: 50_000 }))
const towing = {
  id: 4,
  name: 'Towing',
  amount: 250,
  percent: null,
  base: null,
  min_amount: null,
  max_amount: null,
  taxed_as: 'none',
  is_discounted: false,
  applies: 'by_hand',
  vehicle_kind: null,
} as const

const openRows = (hasCosts: boolean) =>
  openPage('/rows', {
    '/rows': function Rows() {
      const [rows, setRows] = useState<ChargeRowValues[]>([])
      return (
        <>
          <ChargeRows
            rows={rows}
            amounts={rows.map(amountOf)}
            errors={rows[0]?.name === '' ? { [rows[0].key]: { name: 'Field is required' } } : {}}
            isRevealed={false}
            hasCosts={hasCosts}
            disabled={false}
            onChange={(key, changed) =>
              setRows(now => now.map(row => (row.key === key ? { ...row, ...changed } : row)))
            }
            onRemove={key => setRows(now => now.filter(row => row.key !== key))}
          />
          <AddCharge
            label="Add a charge"
            offered={[towing]}
            kinds={['sublet', 'freight', 'other']}
            count={rows.length}
            disabled={false}
            onAdd={row => setRows(now => [...now, row])}
          />
        </>
      )
    },
  })
const add = async (item: string) => {
  await button('Add a charge').click()
  await page.getByRole('menuitem', { name: item }).click()
}
const row = () => page.getByRole('list', { name: 'Charges' }).getByRole('listitem')

it('copies a saved charge, whose price can be changed', async () => {
  await openRows(true)
  await add('Towing · $250.00')
  await expect.element(row()).toMatchTextContent('$250.00')
  await field('Price, Towing').fill('300')
  await expect.element(row()).toMatchTextContent('$300.00')
  await button('Remove charge Towing').click()
  await expect.element(row()).not.toBeInTheDocument()
})

it('prices a sublet by its cost and markup, and warns below the cost', { tags: 'CHG-4' }, async () => {
  await openRows(true)
  await add('Sublet')
  await field('Cost').fill('95')
  await field('Markup, %').fill('40')
  await expect.element(field('Price')).toHaveValue('133.00')
  await field('Cost').fill('100')
  await expect.element(row()).toMatchTextContent('$140.00')
  await field('Price').fill('80')
  await expect.element(page.getByText('The price is below the cost')).toBeVisible()
  await expect.element(field('Markup, %')).toHaveValue('')
})

it('shows no cost to who may not see costs', { tags: 'CHG-4' }, async () => {
  await openRows(false)
  await add('Sublet')
  await expect.element(field('Price')).toBeVisible()
  await expect.element(field('Cost')).not.toBeInTheDocument()
  await expect.element(field('Markup, %')).not.toBeInTheDocument()
})

it('shows an error once the row was left', async () => {
  await openRows(true)
  await add('Other')
  await field('Name, Other').click()
  await expect.element(page.getByText('Field is required')).not.toBeInTheDocument()
  await button('Add a charge').click()
  await expect.element(page.getByText('Field is required')).toBeVisible()
  await expect.element(field('Name, Other')).toHaveAccessibleDescription('Field is required')
})

it.each([
  ['other', ['quantity', 'price'], ['Quantity,', 'Price,']],
  ['sublet', ['cost', 'price', 'supplier_invoice'], ['Cost', 'Price', 'Their invoice no.']],
] as const)('shows each error of a charge (%s) at its field', async (kind, fields, labels) => {
  const charge = typedCharge(kind)
  await openPage('/errors', {
    '/errors': () => (
      <ChargeRows
        rows={[charge]}
        amounts={[0]}
        errors={{ [charge.key]: Object.fromEntries(fields.map(name => [name, `No ${name}`])) }}
        isRevealed
        hasCosts
        disabled={false}
        onChange={() => {}}
        onRemove={() => {}}
      />
    ),
  })
  for (const [index, label] of labels.entries()) {
    const sentence = `No ${fields[index]}`
    const one = page.getByRole('textbox', { name: label, exact: true })
    await expect.element(one).toHaveAccessibleDescription(sentence)
    expect(page.getByText(sentence).elements()).toHaveLength(1)
  }
})

it('goes on to the next field by Enter', async () => {
  await openRows(true)
  await add('Other')
  await field('Name, Other').fill('Crane')
  await userEvent.keyboard('{Enter}')
  await expect.element(field('Quantity, Crane')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(field('Price, Crane')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(field('Taxed as')).toHaveFocus()
})

it('asks why an automatic charge is waived', { tags: 'CHG-5' }, async () => {
  const fee = {
    ...typedCharge('fee'),
    key: 'fee',
    name: 'Environmental fee',
    price: 12.5,
    is_automatic: true,
  }
  await openPage('/charges', {
    '/charges': function Charges() {
      const [reason, setReason] = useState('')
      const shown = { ...fee, waived_reason: reason }
      return (
        <AutomaticCharges
          rows={[shown]}
          amounts={new Map([['fee', amountOf(shown)]])}
          errors={{}}
          mayWaive
          onWaive={(_, given) => setReason(given)}
        />
      )
    },
  })
  const charge = page.getByRole('listitem')
  await button('Waive Environmental fee').click()
  await userEvent.keyboard('Fleet{Escape}')
  await expect.element(button('Waive Environmental fee')).toHaveFocus()
  await button('Waive Environmental fee').click()
  await userEvent.keyboard('{Enter}')
  await expect.element(field('Why is it waived?')).toHaveFocus()
  await userEvent.keyboard('Fleet agreement{Enter}')
  await expect.element(charge).toMatchTextContent(/Fleet agreement.*\$0\.00/)
  await expect.element(button('Charge Environmental fee again')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(charge).toMatchTextContent('$12.50')
})
