import { expect, type Page } from '@playwright/test'
import { apiData, call } from './api-calls.ts'
import { uniquePerson } from './people.ts'

export interface SoldPart {
  id: number
  name: string
  stock_number: string
  quantity: number
  price_retail: number
  min_limit_price: number | null
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

/** Creates a customer; the second address is the default. */
export async function newBuyer(page: Page, addresses: readonly string[] = []): Promise<Buyer> {
  const person = uniquePerson()
  const buyer = await apiData<Buyer>(page, 'POST', '/customers', person)
  for (const [index, address] of addresses.entries())
    await apiData(page, 'POST', `/customers/${buyer.id}/addresses`, {
      ...place,
      first_name: person.first_name,
      last_name: person.last_name,
      phone: person.phone,
      address,
      is_default: index === 1,
    })
  return buyer
}

/** Parts from the end of the list, which no other journey uses, with at least `least` in stock. */
export async function partsInStock(page: Page, least = 5): Promise<SoldPart[]> {
  const parts = await apiData<SoldPart[]>(page, 'GET', '/inventories?status=in_stock&per_page=72&page=4')
  return parts.filter(({ quantity }) => quantity >= least && Number.isInteger(quantity))
}

/** Parts in stock that any discount may be given on. */
export async function partsWithoutMinimum(page: Page, least = 5): Promise<SoldPart[]> {
  return (await partsInStock(page, least)).filter(part => part.min_limit_price === null)
}

export async function newDraft(page: Page, buyer?: Buyer, parts: readonly SoldPart[] = []): Promise<Draft> {
  const draft = await apiData<Draft>(page, 'POST', '/parts-orders', { customer_id: buyer?.id ?? null })
  for (const part of parts)
    await apiData(page, 'POST', `/parts-orders/${draft.id}/item`, {
      inventory_id: part.id,
      quantity: 1,
      discount: 0,
    })
  return readDraft(page, draft.id)
}

/** A draft with one part and without delivery, for a new customer with an address. */
export async function newDeliveryDraft(page: Page) {
  const buyer = await newBuyer(page, ['11 First St'])
  const [part] = await partsInStock(page)
  return { buyer, part: part!, draft: await newDraft(page, buyer, [part!]) }
}

export const readDraft = (page: Page, id: number): Promise<Draft> =>
  apiData(page, 'GET', `/parts-orders/${id}`)

export async function openWizard(page: Page, id: number, step = ''): Promise<void> {
  await page.goto(`/parts-orders/${id}/create${step && `?step=${step}`}`)
  await expect(page.getByText(/^Step \d of 4$/)).toBeVisible()
}

export const onStep = (page: Page, n: number): Promise<void> =>
  expect(page.getByText(`Step ${n} of 4`)).toBeVisible()

export const nextStep = (page: Page): Promise<void> => page.getByRole('button', { name: 'Next step' }).click()

export const options = (page: Page) => page.locator('.ant-select-item-option:visible')

export const rowOf = (page: Page, part: SoldPart) =>
  page.getByRole('textbox', { name: `Quantity, ${part.name}`, exact: true })

export async function isDraftDeleted(page: Page, id: number): Promise<boolean> {
  return (await call(page, 'GET', `/parts-orders/${id}`)).status === 404
}
