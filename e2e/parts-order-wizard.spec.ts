import { expect, type Page, type Request } from '@playwright/test'
import { apiData, call, delayResponses, stopClock } from './api-calls.ts'
import { countedKeys } from './counted-keys.ts'
import { newPartsOrderDraft } from './parts-order-actions.ts'
import {
  isDraftDeleted,
  newBuyer,
  newDeliveryDraft,
  newDraft,
  nextStep,
  onStep,
  openWizard,
  options,
  partsInStock,
  partsWithoutMinimum,
  readDraft,
  rowOf,
  type SoldPart,
} from './parts-order-wizard-actions.ts'
import { uniquePerson } from './people.ts'
import { scan } from './scans.ts'
import { leaveForm, notices, signIn } from './shop.ts'
import { test } from './test.ts'

const idIn = (address: string) => Number(/parts-orders\/(\d+)\/create/.exec(address)?.[1])
async function createCustomer(page: Page) {
  const person = uniquePerson()
  await page.getByLabel('First name').fill(person.first_name)
  await page.getByLabel('Last name').fill(person.last_name)
  await page.getByLabel('Phone', { exact: true }).fill(person.phone)
  await page.getByRole('button', { name: 'Save' }).click()
  return person
}

const isItemSave = (request: Request) => /\/parts-orders\/\d+\/item\/\d+$/.test(request.url())

test('four steps from source and customer to payment, each saved before the next', {
  tag: ['@POW-001', '@POW-002', '@POW-004', '@POW-009', '@POW-012', '@POW-022', '@POW-024'],
}, async ({ page }) => {
  await signIn(page, 'sales')
  const buyer = await newBuyer(page)
  const [part] = await partsInStock(page)
  await page.goto('/parts-orders/create')
  await expect(page).toHaveURL(/\/parts-orders\/\d+\/create$/)
  const id = idIn(page.url())
  const heads = page.locator('.rb-steps').getByRole('heading', { level: 2, includeHidden: true })
  await expect(heads).toHaveText(['Source and customer', 'Items', 'Pickup or delivery', 'Payment'])
  const tops = await heads.evaluateAll(all => all.map(one => one.getBoundingClientRect().top))
  expect(tops).toEqual([...tops].sort((one, other) => one - other))
  expect(new Set(tops).size).toBe(4)
  await expect(page.getByRole('button', { name: 'Checkout' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Previous step' })).toHaveCount(0)

  // The server validates the step.
  const customer = page.getByRole('combobox', { name: 'Customer' })
  await expect(customer).toBeFocused()
  await nextStep(page)
  await expect(page.getByText('Field is required')).toBeVisible()
  await onStep(page, 1)
  for (const source of ['Amazon', 'Haulk Depot']) await page.getByText(source, { exact: true }).click()
  await expect.poll(async () => (await readDraft(page, id)).source).toBe('haulk_depot')
  for (const typed of [buyer.last_name, buyer.email, buyer.phone.slice(2)]) {
    await customer.fill(typed)
    await expect(options(page).filter({ hasText: buyer.last_name }), typed).toBeVisible()
  }
  await options(page).filter({ hasText: buyer.last_name }).click()
  await nextStep(page)
  await onStep(page, 2)
  expect(await readDraft(page, id)).toMatchObject({ customer: { id: buyer.id }, source: 'haulk_depot' })

  await nextStep(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Field is required' })).toBeVisible()
  await onStep(page, 2)
  await expect(page.getByText('Pickup', { exact: true })).toHaveCount(0)
  const search = page.getByRole('combobox', { name: 'Part name or number' })
  await search.fill(part!.stock_number)
  await options(page).filter({ hasText: part!.stock_number }).click()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(rowOf(page, part!)).toBeVisible()
  await nextStep(page)
  await onStep(page, 3)
  await expect(page.getByText('Pickup', { exact: true })).toBeVisible()

  // Back by the page's button and by the browser's.
  await page.getByRole('button', { name: 'Previous step' }).click()
  await onStep(page, 2)
  await expect(page).toHaveURL(/step=items/)
  await page.goBack()
  await onStep(page, 3)
  await page.getByRole('button', { name: 'Edit step: Source and customer' }).click()
  await onStep(page, 1)
})

test('the return flow creates a customer for the draft; from a vehicle it returns to the vehicle', {
  tag: ['@POW-003', '@POW-005'],
}, async ({ page }) => {
  await signIn(page, 'sales')
  const [part] = await partsInStock(page)
  const draft = await newDraft(page, undefined, [part!])
  await openWizard(page, draft.id)
  await page.getByRole('button', { name: 'New customer' }).click()
  await expect(page).toHaveURL(/\/customers\/create$/)
  const person = await createCustomer(page)
  await expect(page).toHaveURL(`/parts-orders/${draft.id}/create`)
  await expect(page.locator('.rb-order-customer')).toContainText(`${person.first_name} ${person.last_name}`)
  await nextStep(page)
  await onStep(page, 2)
  await expect(rowOf(page, part!)).toBeVisible()

  await page.goto('/vehicles/create')
  await page.getByRole('combobox', { name: 'Customer' }).click()
  await page.getByRole('button', { name: 'New customer' }).click()
  await expect(page).toHaveURL(/\/customers\/create$/)
  const owner = await createCustomer(page)
  await expect(page).toHaveURL(/\/vehicles\/create$/)
  await expect(page.locator('form')).toContainText(`${owner.first_name} ${owner.last_name}`)
  await leaveForm(page)
})

test('parts are found after more than two characters and a pause, and added with a quantity of one', {
  tag: ['@POW-006', '@POW-007', '@POW-008', '@POW-011'],
}, async ({ page }) => {
  await signIn(page, 'sales')
  const [out] = await apiData<{ id: number; stock_number: string }[]>(
    page,
    'GET',
    '/inventories?status=out_of_stock&per_page=1',
  )
  const [first, second] = await partsInStock(page)
  const draft = await newDraft(page, await newBuyer(page))
  await openWizard(page, draft.id)
  const searches: { search: string | null; at: number }[] = []
  page.on('request', request => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/inventories/shortlist'))
      searches.push({ search: searchParams.get('search'), at: Date.now() })
  })
  const search = page.getByRole('combobox', { name: 'Part name or number' })
  const add = page.getByRole('button', { name: 'Add', exact: true })
  await search.pressSequentially(out!.stock_number.slice(0, 2))
  await expect(page.getByText('1 more, or Enter')).toBeVisible()
  await search.pressSequentially(out!.stock_number.slice(2))
  const typed = Date.now()
  await expect(options(page).filter({ hasText: out!.stock_number })).toHaveClass(/option-disabled/)
  expect(searches.map(({ search }) => search)).toEqual([out!.stock_number])
  expect(searches[0]!.at - typed).toBeGreaterThan(400)
  await expect(add).toBeDisabled()

  await search.fill(first!.stock_number)
  await options(page).filter({ hasText: first!.stock_number }).click()
  await expect(add).toBeEnabled()
  const sent = page.waitForRequest(request => request.method() === 'POST' && request.url().endsWith('/item'))
  await add.click()
  expect((await sent).postDataJSON()).toEqual({ inventory_id: first!.id, quantity: 1, discount: 0 })
  await expect(rowOf(page, first!)).toBeVisible()
  await expect(add).toBeDisabled()

  // The search keeps the focus for the next part. Parts in the order are not offered again.
  await expect(search).toBeFocused()
  await page.keyboard.type(first!.stock_number)
  await expect(options(page).filter({ hasText: first!.stock_number })).toHaveClass(/option-disabled/)
  await search.fill(second!.stock_number)
  await expect(options(page).filter({ hasText: second!.stock_number })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(rowOf(page, second!)).toBeVisible()
  await expect(search).toBeFocused()
})

test('quantities and discounts are saved half a second after the last key, in order, and an error stays at its row', {
  tag: '@POW-010',
}, async ({ page }) => {
  await signIn(page, 'sales')
  const [first, second] = await partsWithoutMinimum(page, 6)
  const draft = await newDraft(page, await newBuyer(page), [first!, second!])
  await openWizard(page, draft.id, 'items')
  const saves: { body: { quantity: number; discount: number }; at: number }[] = []
  page.on('request', request => {
    if (isItemSave(request) && request.method() === 'PUT')
      saves.push({ body: request.postDataJSON(), at: Date.now() })
  })
  const quantity = page.getByRole('textbox', { name: `Quantity, ${first!.name}` })
  await quantity.fill('2')
  await quantity.fill('3')
  await page.getByRole('textbox', { name: `Discount, ${first!.name}` }).fill('10')
  const typed = Date.now()
  await expect
    .poll(async () => (await readDraft(page, draft.id)).items[0])
    .toMatchObject({ quantity: 3, discount: 10 })
  expect(saves.map(({ body }) => [body.quantity, body.discount])).toEqual([[3, 10]])
  expect(saves[0]!.at - typed).toBeGreaterThan(400)

  // More than available: an error at the row keeps the input, and the other row is saved.
  await quantity.fill('9000')
  await page.getByRole('textbox', { name: `Quantity, ${second!.name}` }).fill('2')
  await expect(page.getByRole('alert').filter({ hasText: /available/ })).toBeVisible()
  await expect(quantity).toHaveAttribute('aria-invalid', 'true')
  await expect(quantity).toHaveValue('9000')
  await expect
    .poll(async () => (await readDraft(page, draft.id)).items.map(item => item.quantity))
    .toEqual([3, 2])
  await nextStep(page)
  await expect(quantity).toBeFocused()
  await onStep(page, 2)
  await quantity.fill('4')
  await nextStep(page)
  await onStep(page, 3)
  expect((await readDraft(page, draft.id)).items.map(item => item.quantity)).toEqual([4, 2])
})

test('two tabs on the same draft lose no item', async ({ page }) => {
  await signIn(page, 'sales')
  const [first, second] = await partsWithoutMinimum(page)
  const draft = await newDraft(page, await newBuyer(page), [first!])
  await openWizard(page, draft.id, 'items')
  const other = await page.context().newPage()
  await openWizard(other, draft.id, 'items')
  await other.getByRole('combobox', { name: 'Part name or number' }).fill(second!.stock_number)
  await options(other).filter({ hasText: second!.stock_number }).click()
  await other.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(rowOf(page, second!)).toBeVisible()
  await page.getByRole('textbox', { name: `Quantity, ${first!.name}` }).fill('2')
  await expect(other.getByRole('textbox', { name: `Quantity, ${first!.name}` })).toHaveValue('2')
  const { items } = await readDraft(page, draft.id)
  expect(items.map(({ inventory, quantity }) => [inventory.id, quantity])).toEqual([
    [first!.id, 2],
    [second!.id, 1],
  ])

  // A conflict before the announcement: different fields of a row are merged, the same field shows both values.
  const draftEndpoint = `**/api/v1/parts-orders/${draft.id}`
  await page.route(draftEndpoint, route =>
    route.request().method() === 'GET' ? undefined : route.fallback(),
  )
  const discount = `Discount, ${first!.name}`
  await other.getByRole('textbox', { name: discount }).fill('10')
  const now = async () => {
    const [item] = (await readDraft(other, draft.id)).items
    return [item!.quantity, item!.discount]
  }
  await expect.poll(now).toEqual([2, 10])
  await page.getByRole('textbox', { name: `Quantity, ${first!.name}` }).fill('3')
  await expect.poll(now).toEqual([3, 10])
  await other.getByRole('textbox', { name: discount }).fill('20')
  await expect.poll(now).toEqual([3, 20])
  await page.getByRole('textbox', { name: discount }).fill('5')
  await expect(page.getByRole('alert').filter({ hasText: 'Somebody else has just made it 3' })).toBeVisible()
  expect(await now()).toEqual([3, 20])
  await page.getByRole('textbox', { name: discount }).fill('6')
  await expect.poll(now).toEqual([3, 6])

  // A newer version with an unchanged step is no conflict.
  await nextStep(page)
  await onStep(page, 3)
  await page.getByText('Pickup', { exact: true }).click()
  await expect.poll(async () => (await readDraft(other, draft.id)).delivery_type).toBe('pickup')
  await other.getByRole('textbox', { name: discount }).fill('30')
  await expect.poll(now).toEqual([3, 30])
  await nextStep(page)
  await onStep(page, 4)
  await page.unroute(draftEndpoint)
})

test('delivery has carriers, a cost and addresses with the default one chosen; pickup has no carriers', {
  tag: ['@POW-013', '@POW-014', '@POW-015', '@POW-016', '@POW-017', '@POW-018'],
}, async ({ page }) => {
  await signIn(page, 'sales')
  const buyer = await newBuyer(page, ['11 First St', '22 Second St'])
  const [part] = await partsInStock(page)
  const draft = await newDraft(page, buyer, [part!])
  await openWizard(page, draft.id, 'delivery')
  const lines = page.getByRole('region', { name: 'Shipping of the items' })
  const cost = page.getByRole('textbox', { name: 'Additional shipping cost' })
  await nextStep(page)
  await expect(page.getByText('Field is required').first()).toBeVisible()
  await onStep(page, 3)

  await page.getByText('Delivery', { exact: true }).click()
  await expect(lines).toContainText(part!.name)
  await expect(page.getByText('22 Second St')).toHaveCount(1)
  await expect.poll(async () => (await readDraft(page, draft.id)).delivery_type).toBe('delivery')
  await cost.fill('12.50')
  await cost.press('ArrowUp')
  await expect(cost).toHaveValue('12.51')
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('$12.51')
  await nextStep(page)
  await onStep(page, 4)
  const saved = await readDraft(page, draft.id)
  expect(saved).toMatchObject({ delivery_type: 'delivery', delivery_cost: 12.51 })
  expect(saved.billing_address?.address).toBe('22 Second St')
  expect(saved.delivery_address?.address).toBe('22 Second St')

  await page.getByRole('button', { name: 'Previous step' }).click()
  await page.getByText('Pickup', { exact: true }).click()
  await expect(lines).toHaveCount(0)
  await expect(cost).toHaveCount(0)
  await expect
    .poll(() => readDraft(page, draft.id))
    .toMatchObject({ delivery_type: 'pickup', delivery_cost: 0 })
  await page.getByText('Delivery', { exact: true }).click()
  await expect(cost).toHaveValue('0.00')

  // A new delivery address, saved to the customer. Missing fields are errors.
  await page.getByRole('checkbox', { name: 'Deliver to the billing address' }).uncheck()
  const delivery = page.getByRole('group', { name: 'Delivery address' })
  await delivery.getByRole('combobox', { name: 'Address' }).click()
  await options(page).filter({ hasText: 'Another address' }).click()
  await delivery.getByLabel('Street and number').fill('33 Third St')
  await nextStep(page)
  await expect(delivery.getByText('Field is required').first()).toBeVisible()
  await onStep(page, 3)
  await delivery.getByLabel('ZIP').fill('60431')
  await delivery.getByLabel('City').fill('Joliet')
  await delivery.getByRole('combobox', { name: 'State or province' }).fill('Illinois')
  await page.keyboard.press('Enter')
  await delivery.getByRole('checkbox', { name: 'Save to the customer' }).check()
  await nextStep(page)
  await onStep(page, 4)
  expect((await readDraft(page, draft.id)).delivery_address?.address).toBe('33 Third St')
  const { addresses } = await apiData<{ addresses: { address: string }[] }>(
    page,
    'GET',
    `/customers/${buyer.id}`,
  )
  expect(addresses.map(({ address }) => address)).toContain('33 Third St')
})

test('Next on a loading step waits, then saves or shows its errors', async ({ page }) => {
  await signIn(page, 'sales')
  const { buyer, draft } = await newDeliveryDraft(page)
  const { release } = await delayResponses(page, `**/api/v1/customers/${buyer.id}`)
  await openWizard(page, draft.id, 'delivery')
  await nextStep(page)
  await onStep(page, 3)
  release()
  await expect(page.getByText('Field is required').first()).toBeVisible()
  await onStep(page, 3)
})

test('a step corrected within a second continues when its late save responds', async ({ page }) => {
  await signIn(page, 'sales')
  const { draft } = await newDeliveryDraft(page)
  await openWizard(page, draft.id, 'delivery')
  await expect(page.getByText('Pickup', { exact: true })).toBeVisible()
  await stopClock(page)
  await nextStep(page)
  // Advances the clock only until the response is shown.
  await expect
    .poll(async () => {
      await page.clock.runFor(20)
      return page.getByText('Field is required').first().isVisible()
    })
    .toBe(true)
  await page.getByText('Pickup', { exact: true }).click()
  await expect.poll(async () => (await readDraft(page, draft.id)).delivery_type).toBe('pickup')
  const { release } = await delayResponses(page, `**/api/v1/parts-orders/${draft.id}`)
  await nextStep(page)
  await page.clock.runFor(2000)
  release()
  await onStep(page, 4)
})

test('a term clears the method and may set its own; checkout needs a method, then leads to the list', {
  tag: ['@POW-019', '@POW-020', '@POW-021', '@POW-025'],
}, async ({ page }) => {
  await signIn(page, 'sales')
  const { draft } = await newDeliveryDraft(page)
  await openWizard(page, draft.id, 'delivery')
  const checkout = page.getByRole('button', { name: 'Checkout' })
  await page.getByText('Delivery', { exact: true }).click()
  await expect(checkout).toBeDisabled()
  await nextStep(page)
  await onStep(page, 4)
  await expect(checkout).toBeDisabled()

  const method = page.getByRole('combobox', { name: 'Payment method' })
  const choose = async (term: string) => {
    const listed = page.waitForRequest(request =>
      request.url().includes('/catalog/payment-methods?payment_terms='),
    )
    await page.getByText(term).click()
    return new URL((await listed).url()).searchParams.get('payment_terms')
  }
  expect(await choose('Immediately')).toBe('immediately')
  await method.click()
  await expect(options(page).filter({ hasText: 'Cash' })).toBeVisible()
  await options(page).filter({ hasText: 'Cash' }).click()
  await expect(checkout).toBeEnabled()
  expect(await choose('30 days')).toBe('30_days')
  await expect(page.locator('.rb-order-method')).not.toContainText('Cash')
  await expect(checkout).toBeDisabled()
  await method.click()
  await expect(options(page)).toHaveText(['Check', 'Money order', 'ACH', 'Wire transfer'])
  await options(page).filter({ hasText: 'ACH' }).click()
  await expect(checkout).toBeEnabled()

  await checkout.click()
  await expect(page).toHaveURL(/\/parts-orders$/)
  await expect(notices(page)).toContainText(/Order P-\d{6} is checked out/)
  expect(await readDraft(page, draft.id)).toMatchObject({
    is_draft: false,
    payment: { terms: '30_days', method: 'ach' },
  })
  await page.goBack()
  await expect(page).not.toHaveURL(/\/create/)
})

test('a refused checkout marks its step and shows the server’s sentence', {
  tag: '@POW-023',
}, async ({ page }) => {
  await signIn(page, 'admin')
  const { buyer, part, draft } = await newDeliveryDraft(page)
  const item = draft.items[0]!
  await apiData(page, 'PUT', `/parts-orders/${draft.id}/item/${item.id}`, {
    inventory_id: part!.id,
    quantity: part!.quantity,
    discount: 0,
  })
  await openWizard(page, draft.id, 'delivery')
  await page.getByText('Pickup', { exact: true }).click()
  await nextStep(page)
  await onStep(page, 4)
  // Another order takes a part meanwhile.
  const rival = await newDraft(page, buyer, [part!])
  const { billing_address } = await readDraft(page, draft.id)
  const address = { ...billing_address, state_id: 14 } as object
  const ready = {
    delivery_type: 'pickup',
    billing_address: address,
    payment: { terms: 'immediately', method: 'cash' },
  }
  await apiData(page, 'PUT', `/parts-orders/${rival.id}`, ready)
  await apiData(page, 'POST', `/parts-orders/${rival.id}/checkout`)

  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(notices(page).first()).toContainText(/available/)
  await onStep(page, 2)
  await expect(page.getByText('This step has errors')).toBeAttached()
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /Only \d+ of/ })
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Checkout' })).toBeDisabled()
  await page.getByRole('textbox', { name: `Quantity, ${part!.name}` }).fill('1')
  await nextStep(page)
  await onStep(page, 3)
  await expect(page.getByText('This step has errors')).toHaveCount(0)
  await nextStep(page)
  await onStep(page, 4)
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(page).toHaveURL(/\/parts-orders$/)
})

test('leaving asks and deletes the draft, a reload keeps it, and coming back reports that it is gone', {
  tag: ['@PO-062', '@POW-027', '@POW-028'],
}, async ({ page }) => {
  await signIn(page, 'sales')
  const [part] = await partsInStock(page)
  const draft = await newDraft(page, await newBuyer(page), [part!])
  await page.goto('/parts')
  await openWizard(page, draft.id, 'items')
  const sentence = await page.evaluate(() => {
    const event = document.createEvent('BeforeUnloadEvent')
    event.initEvent('beforeunload', false, true)
    window.dispatchEvent(event)
    return event.returnValue
  })
  expect(sentence).toBe('Are you sure you want to leave the page? All unsaved data will be lost.')
  await page.reload()
  await expect(rowOf(page, part!)).toBeVisible()

  const question = page.getByRole('dialog').filter({ hasText: 'Are you sure, you want to leave this page?' })
  await page.getByRole('link', { name: 'Rigbay' }).click()
  await question.getByRole('button', { name: 'No' }).click()
  await expect(question).toBeHidden()
  await onStep(page, 2)
  expect(await isDraftDeleted(page, draft.id)).toBe(false)
  await page.getByRole('link', { name: 'Rigbay' }).click()
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => isDraftDeleted(page, draft.id)).toBe(true)

  await page.goto(`/parts-orders/${draft.id}/create`)
  await expect(notices(page)).toContainText('No such order exists')
  await expect(page).toHaveURL(/\/parts-orders$/)
})

test('unsaved input of a step survives a reload until the draft is deleted', async ({ page }) => {
  await signIn(page, 'sales')
  const [buyer, other] = [await newBuyer(page), await newBuyer(page)]
  const [part] = await partsInStock(page)
  const draft = await newDraft(page, undefined, [part!])
  await openWizard(page, draft.id)
  const customer = page.locator('.rb-order-customer')
  const choose = async ({ last_name }: { last_name: string }) => {
    await page.getByRole('combobox', { name: 'Customer' }).fill(last_name)
    await options(page).filter({ hasText: last_name }).click()
    await expect(customer).toContainText(last_name)
  }
  await choose(buyer)
  await page.reload()
  await expect(customer).toContainText(buyer.last_name)
  expect((await readDraft(page, draft.id)).customer).toBe(null)
  await nextStep(page)
  await onStep(page, 2)
  expect((await readDraft(page, draft.id)).customer?.id).toBe(buyer.id)
  await nextStep(page)
  await onStep(page, 3)

  await page.getByText('Delivery', { exact: true }).click()
  await expect.poll(async () => (await readDraft(page, draft.id)).delivery_type).toBe('delivery')
  const street = page.getByLabel('Street and number')
  const cost = page.getByRole('textbox', { name: 'Additional shipping cost' })
  await street.fill('44 Fourth St')
  await cost.fill('12.50')
  await page.reload()
  await onStep(page, 3)
  await expect(street).toHaveValue('44 Fourth St')
  await expect(cost).toHaveValue('12.50')
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('$12.50')

  await page.getByRole('button', { name: 'Edit step: Source and customer' }).click()
  await choose(other)
  await nextStep(page)
  await onStep(page, 2)
  await nextStep(page)
  await onStep(page, 3)
  await expect(street).toHaveValue('')
  for (const [label, text] of [
    ['Street and number', '55 Fifth St'],
    ['ZIP', '60431'],
    ['City', 'Joliet'],
  ] as const)
    await page.getByLabel(label).fill(text)
  await page.getByRole('combobox', { name: 'State or province' }).fill('Illinois')
  await page.keyboard.press('Enter')
  await nextStep(page)
  await onStep(page, 4)
  await page.getByRole('radiogroup', { name: 'Payment terms' }).getByText('15 days').click()
  await page.reload()
  await onStep(page, 4)
  await expect(page.getByRole('radio', { name: '15 days' })).toBeChecked()

  const kept = () => page.evaluate(() => Object.keys(sessionStorage).filter(name => name.includes('draft.')))
  expect(await kept()).toHaveLength(1)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page).toHaveURL(/\/parts-orders$/)
  expect(await kept()).toEqual([])
})

test('unsaved input of a step is merged with another tab’s save, and lost with a draft deleted there', async ({
  page,
}) => {
  await signIn(page, 'sales')
  const { draft } = await newDeliveryDraft(page)
  await openWizard(page, draft.id, 'items')
  await nextStep(page)
  await onStep(page, 3)
  await page.getByText('Delivery', { exact: true }).click()
  await expect.poll(async () => (await readDraft(page, draft.id)).delivery_type).toBe('delivery')
  const cost = page.getByRole('textbox', { name: 'Additional shipping cost' })
  await cost.fill('12.50')

  const other = await page.context().newPage()
  await openWizard(other, draft.id, 'items')
  await nextStep(other)
  await onStep(other, 3)
  await other.getByRole('textbox', { name: 'Additional shipping cost' }).fill('7')
  await nextStep(other)
  await onStep(other, 4)

  await page.reload()
  await onStep(page, 3)
  await expect(cost).toHaveValue('12.50')
  const conflict = page.getByRole('dialog')
  await nextStep(page)
  await expect(conflict.getByRole('row')).toHaveText([/Field/, 'Additional shipping cost$12.50$7.00'])
  expect((await readDraft(page, draft.id)).delivery_cost).toBe(7)
  await conflict.getByRole('button', { name: 'Take theirs' }).click()
  await expect(cost).toHaveValue('7.00')
  await page.reload()
  await onStep(page, 3)
  await expect(cost).toHaveValue('7.00')

  await cost.fill('30')
  const kept = () => page.evaluate(() => Object.keys(sessionStorage).filter(name => name.includes('draft.')))
  await expect.poll(kept).toHaveLength(1)
  await apiData(other, 'DELETE', `/parts-orders/${draft.id}`)
  await expect(page).toHaveURL(/\/parts-orders$/)
  expect(await kept()).toEqual([])
})

test('a conflict of customers shows both by name', async ({ page }) => {
  await signIn(page, 'sales')
  const [mine, theirs] = [await newBuyer(page), await newBuyer(page)]
  const draft = await newDraft(page)
  await openWizard(page, draft.id)
  await page.getByRole('combobox', { name: 'Customer' }).fill(mine.last_name)
  await options(page).filter({ hasText: mine.last_name }).click()
  await apiData(page, 'PUT', `/parts-orders/${draft.id}`, { customer_id: theirs.id })
  await page.reload()
  await expect(page.locator('.rb-order-customer')).toContainText(mine.last_name)
  await nextStep(page)
  const rows = page.getByRole('dialog').getByRole('row')
  const name = (buyer: typeof mine) => `${buyer.first_name} ${buyer.last_name}`
  await expect(rows).toHaveText([/Field/, `Customer${name(mine)}${name(theirs)}`])
  await page.getByRole('dialog').getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(async () => (await readDraft(page, draft.id)).customer?.id).toBe(mine.id)
})

test('Cancel asks and deletes the draft with the right to delete drafts; checkout has its own right', {
  tag: ['@POW-025', '@POW-026'],
}, async ({ page }) => {
  await signIn(page, 'sales')
  const draft = await newDraft(page, await newBuyer(page))
  await openWizard(page, draft.id)
  const cancel = page.getByRole('button', { name: 'Cancel' })
  const question = page.getByRole('dialog').filter({ hasText: 'All changes will be lost' })
  await cancel.click()
  await question.getByRole('button', { name: 'No' }).click()
  await expect(question).toBeHidden()
  await cancel.click()
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(page).toHaveURL(/\/parts-orders$/)
  expect(await isDraftDeleted(page, draft.id)).toBe(true)

  const other = await newDraft(page)
  let rights = ['create', 'read', 'update']
  await page.route('**/api/v1/profile*', async route => {
    const answer = await route.fetch()
    const body = await answer.json()
    if (body.data?.permissions?.['orders-parts']) body.data.permissions['orders-parts'] = rights
    await route.fulfill({ response: answer, json: body })
  })
  await openWizard(page, other.id)
  await expect(cancel).toBeDisabled()

  // Complete for checkout, but without the right to update.
  const ready = await newPartsOrderDraft(page)
  const checkout = page.getByRole('button', { name: 'Checkout' })
  await openWizard(page, ready.id, 'payment')
  await expect(checkout).toBeEnabled()
  rights = ['create', 'read', 'delete-draft']
  await openWizard(page, ready.id, 'payment')
  await expect(checkout).toBeDisabled()
})

test('a failed start of an order is reported and can be retried', { tag: '@POW-029' }, async ({ page }) => {
  await signIn(page, 'sales')
  await page.route('**/api/v1/parts-orders', route => route.fulfill({ status: 500, json: { errors: [] } }), {
    times: 1,
  })
  await page.goto('/parts-orders/create')
  await expect(notices(page)).toContainText('Something went wrong. Please try again.')
  await expect(page).toHaveURL(/\/parts-orders\/create$/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/parts-orders\/\d+\/create$/)
  expect((await call(page, 'GET', `/parts-orders/${idIn(page.url())}`)).status).toBe(200)
})

test('an order has at most thirty items', { tag: '@PO-040' }, async ({ page }) => {
  await signIn(page, 'sales')
  const parts = await apiData<SoldPart[]>(page, 'GET', '/inventories?status=in_stock&per_page=72')
  const enough = parts.filter(({ quantity }) => quantity >= 1)
  expect(enough.length).toBeGreaterThanOrEqual(30)
  const draft = await newDraft(page, await newBuyer(page), enough.slice(0, 30))
  await openWizard(page, draft.id, 'items')
  await expect(page.getByText('An order takes 30 items at most')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Part name or number' })).toBeDisabled()
})

test('a counter sale to a walk-in customer takes at most 30 keystrokes and no pointer', async ({ page }) => {
  await signIn(page, 'sales')
  const [part] = await partsInStock(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'New parts order' }).focus()
  const keys = countedKeys(page)
  await keys.press('Enter')

  await expect(page.getByRole('combobox', { name: 'Customer' })).toBeFocused()
  await keys.type('walk')
  await expect(options(page).first()).toContainText('Walk-in Customer')
  await keys.press('Enter')
  await expect(page.getByRole('button', { name: 'Next step' })).toBeFocused()
  await keys.press('Control+Enter')

  await expect(page.getByRole('combobox', { name: 'Part name or number' })).toBeFocused()
  await keys.type(part!.stock_number)
  await expect(options(page).first()).toContainText(part!.stock_number)
  await keys.press('Enter')
  await expect(rowOf(page, part!)).toBeVisible()
  await keys.press('Control+Enter')

  await expect(page.getByRole('radio', { name: 'Pickup' })).toBeFocused()
  await keys.press('Space')
  // The shop's address, cash and its term are preselected.
  await expect(page.getByRole('group', { name: 'Billing address' })).toBeVisible()
  await keys.press('Control+Enter')
  await onStep(page, 4)
  await expect(page.getByRole('button', { name: 'Checkout' })).toBeEnabled()
  await keys.press('Control+Enter')
  await expect(page).toHaveURL(/\/parts-orders$/)
  await expect(notices(page)).toContainText(/is checked out/)
  expect(keys.count()).toBeLessThanOrEqual(30)
})

test('each scan of a part adds one', async ({ page }) => {
  await signIn(page, 'sales')
  const [part] = await partsInStock(page)
  const draft = await newDraft(page, await newBuyer(page))
  await openWizard(page, draft.id, 'items')
  await page.waitForLoadState('networkidle')
  await scan(page, part!.stock_number)
  await expect(rowOf(page, part!)).toHaveValue('1')
  await scan(page, part!.stock_number)
  await expect(rowOf(page, part!)).toHaveValue('2')
})

test('a draft saved for later is found in the list, left again, and checked out', async ({ page }) => {
  await signIn(page, 'sales')
  const { buyer, part, draft } = await newDeliveryDraft(page)
  const name = `Call back ${buyer.last_name}`
  await openWizard(page, draft.id)
  const quantity = page.getByRole('textbox', { name: `Quantity, ${part.name}` })
  await quantity.fill('2')
  await page.getByRole('button', { name: 'Save for later' }).click()
  const form = page.getByRole('dialog', { name: 'Save for later' })
  await expect(form.getByLabel('Name')).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/parts-orders$/)
  await expect(notices(page)).toContainText('The draft is saved')

  const saved = page.getByRole('button', { name: /^Saved drafts/ })
  const row = page.getByRole('dialog').getByRole('listitem').filter({ hasText: name })
  await saved.click()
  await expect(row).toContainText(buyer.last_name)
  await row.getByRole('link', { name: 'Continue' }).click()
  await expect(quantity).toHaveValue('2')
  await page.getByRole('link', { name: 'Parts orders' }).first().click()
  await expect(page).toHaveURL(/\/parts-orders$/)

  await saved.click()
  await row.getByRole('link', { name: 'Continue' }).click()
  await nextStep(page)
  await page.getByText('Pickup', { exact: true }).click()
  await nextStep(page)
  await onStep(page, 4)
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(page).toHaveURL(/\/parts-orders$/)
  await expect(saved).toBeHidden()
})
