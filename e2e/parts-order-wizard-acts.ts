import { expect, type Page } from '@playwright/test'
import { call } from './browser-calls.ts'
import { somebody } from './colleagues.ts'
import { ask } from './repair-order-acts.ts'

export interface SoldPart {
  id: number
  name: string
  stock_number: string
  quantity: number
  price_retail: number
}

export interface Buyer {
  id: number
  first_name: string
  last_name: string
  email: string
  phone: string
}

export interface Draft {
  id: number
  version: number
  source: string
  customer: { id: number } | null
  items: { id: number; quantity: number; discount: number; inventory: { id: number } }[]
  delivery_type: string | null
  delivery_cost: number
  billing_address: { address: string; customer_address_id: number | null } | null
  delivery_address: { address: string; customer_address_id: number | null } | null
  payment: { terms: string | null; method: string | null }
  is_draft: boolean
  total_amount: number
}

export const place = { address: '11 First St', city: 'Joliet', state_id: 14, zip: '60431' }

/** A customer of a journey's own; the second of the addresses is the default one. */
export async function newBuyer(page: Page, addresses: readonly string[] = []): Promise<Buyer> {
  const person = somebody()
  const buyer = await ask<Buyer>(page, 'POST', '/customers', person)
  for (const [index, address] of addresses.entries())
    await ask(page, 'POST', `/customers/${buyer.id}/addresses`, {
      ...place,
      first_name: person.first_name,
      last_name: person.last_name,
      phone: person.phone,
      address,
      is_default: index === 1,
    })
  return buyer
}

/** Parts that no other journey counts on: from the far end of the list, with enough in stock. */
export async function partsInStock(page: Page, least = 5): Promise<SoldPart[]> {
  const found = await ask<SoldPart[]>(page, 'GET', '/inventories?status=in_stock&per_page=72&page=4')
  return found.filter(({ quantity }) => quantity >= least && Number.isInteger(quantity))
}

/** A draft of that customer and of these parts, one of each. */
export async function newDraft(page: Page, buyer?: Buyer, parts: readonly SoldPart[] = []): Promise<Draft> {
  const draft = await ask<Draft>(page, 'POST', '/parts-orders', { customer_id: buyer?.id ?? null })
  for (const part of parts)
    await ask(page, 'POST', `/parts-orders/${draft.id}/item`, {
      inventory_id: part.id,
      quantity: 1,
      discount: 0,
    })
  return readDraft(page, draft.id)
}

/** A draft of one part, of whose delivery nothing is chosen, for a customer of its own with an address. */
export async function newDeliveryDraft(page: Page) {
  const buyer = await newBuyer(page, ['11 First St'])
  const [part] = await partsInStock(page)
  return { buyer, part: part!, draft: await newDraft(page, buyer, [part!]) }
}

export const readDraft = (page: Page, id: number): Promise<Draft> => ask(page, 'GET', `/parts-orders/${id}`)

export async function openWizard(page: Page, id: number, step = ''): Promise<void> {
  await page.goto(`/parts-orders/${id}/create${step && `?step=${step}`}`)
  await expect(page.getByText(/^Step \d of 4$/)).toBeVisible()
}

export const onStep = (page: Page, n: number): Promise<void> =>
  expect(page.getByText(`Step ${n} of 4`)).toBeVisible()

export const nextStep = (page: Page): Promise<void> => page.getByRole('button', { name: 'Next step' }).click()

export const options = (page: Page) => page.locator('.ant-select-item-option:visible')

/** The quantity of an item: where it is, the item is. */
export const rowOf = (page: Page, part: SoldPart) =>
  page.getByRole('textbox', { name: `Quantity, ${part.name}`, exact: true })

/** The draft is there no more. */
export async function isDropped(page: Page, id: number): Promise<boolean> {
  return (await call(page, 'GET', `/parts-orders/${id}`)).status === 404
}
