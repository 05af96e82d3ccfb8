import type { Page } from '@playwright/test'
import { apiData } from '../api-calls.ts'
import { newOrder } from '../repair-order-actions.ts'

/** Search text that finds them in every list. */
export const longName = 'Wolfeschlegelsteinhausenbergerdorff'

/** Creates a record for each list with texts as long as the contract allows. */
export async function createLongestRecords(page: Page): Promise<void> {
  const mark = Date.now().toString(36)
  const filled = (length: number) => `${longName} ${mark} `.repeat(12).slice(0, length).trim()
  const digits = String(Date.now()).slice(-7)
  const tags = (await apiData<{ id: number }[]>(page, 'GET', '/tags/short-list?type=customer')).map(
    ({ id }) => id,
  )
  const customer = await apiData<{ id: number }>(page, 'POST', '/customers', {
    first_name: filled(100),
    last_name: filled(100),
    company_name: filled(100),
    email: `${'w'.repeat(50)}.${mark}@${'freight-'.repeat(7)}lines.example`,
    phone: `+1312555${digits.slice(-4)}`,
    phone_extension: '9999999999',
    tags: tags.slice(0, 3),
  })
  const vehicle = {
    unit_number: filled(50),
    make: filled(100),
    model: filled(100),
    year: 2026,
    color: filled(50),
    license_plate: 'WWWWWWWWWW',
    temporary_plate: 'WWWWWWWWWWWWWWWWWWWW',
    gvwr: 1_000_000,
    owner_id: customer.id,
  }
  const truck = await apiData<{ id: number }>(page, 'POST', '/trucks', {
    ...vehicle,
    vin: `WWWWWWWWWW${digits}`,
    type: 1,
  })
  await apiData(page, 'POST', '/trailers', { ...vehicle, vin: `WWWWWWWWWX${digits}` })
  const [part] = await apiData<{ id: number }[]>(page, 'GET', '/inventories?per_page=1')
  const { category_id, brand_id, unit_id } = await apiData<Record<string, number>>(
    page,
    'GET',
    `/inventories/${part!.id}`,
  )
  await apiData(page, 'POST', '/inventories', {
    name: filled(255),
    slug: `long-${mark}`,
    stock_number: filled(100),
    article_number: filled(100),
    category_id,
    brand_id,
    unit_id,
    price_retail: 9_999_999,
    min_limit: 999_999,
    purchase: {
      date: new Date().toLocaleDateString('en-CA', { timeZone: 'America/Chicago' }),
      quantity: 1,
      cost: 1,
    },
  })
  await apiData(page, 'POST', '/types-of-work', {
    name: filled(255),
    duration: '99:59',
    hourly_rate: 999_999.99,
  })
  await apiData(page, 'POST', '/users', {
    first_name: filled(60),
    last_name: filled(60),
    email: `${'w'.repeat(50)}.${mark}@${'freight-'.repeat(7)}lines.example`,
    phone: `+1312555${digits.slice(-4)}`,
    phone_extension: '9999999999',
    role_id: 4,
  })
  await newOrder(page, {
    truck_id: truck.id,
    types_of_work: [{ name: filled(255), hourly_rate: 999_999.99, duration: '99:59', inventories: [] }],
  })
}
