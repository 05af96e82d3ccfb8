import { describe, expect, it } from 'vitest'
import { customerEndpoints as calls } from '#contract/customers/customer-endpoints.ts'
import { trailerEndpoints, truckEndpoints } from '#contract/vehicles/vehicle-endpoints.ts'
import { unixSeconds } from '#server/platform/clock.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { maria, truck } from '#server/testing/sample-customer.ts'
import { pdfFile } from '#server/testing/sample-files.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { withoutRight } from '#server/testing/without-right.ts'

const test = await testShop()
const admin = await test.signIn('admin')
const sales = await test.signIn('sales_manager')
const mechanic = await test.signIn('mechanic')

const make = orderFixtures(test)

const create = async (changes: object = {}) =>
  (await admin.call(calls.createCustomer, { body: { ...maria, ...changes } })).data

describe('creating', () => {
  it('creates a customer with an address in one call', {
    tags: ['CUST-005', 'CUST-008', 'CUST-015', 'CUST-026'],
  }, async () => {
    const tag = await test.db
      .insertInto('tags')
      .values({ name: 'Net 30', color: '#13c2c2', type: 'customer' })
      .returning(['id', 'name', 'color'])
      .executeTakeFirstOrThrow()
    const manager = (await test.signIn('sales_manager')).user
    const customer = await create({
      company_name: 'Lopez Trucking',
      email: 'maria@lopez.example',
      phone_extension: '12',
      phones: [{ number: '(312) 555-0143', extension: '7' }],
      notes: 'Calls after five',
      tags: [tag.id],
      sales_manager_id: manager.id,
      address: {
        first_name: 'Maria',
        last_name: 'Lopez',
        address: '12 Main St',
        city: 'Chicago',
        state_id: 14,
        zip: '60601',
        phone: '(312) 555-0142',
      },
    })
    expect(customer).toMatchObject({
      id: expect.any(Number),
      first_name: 'Maria',
      last_name: 'Lopez',
      email: 'maria@lopez.example',
      phone: '+13125550142',
      phone_extension: '12',
      phones: [{ number: '+13125550143', extension: '7' }],
      company_name: 'Lopez Trucking',
      notes: 'Calls after five',
      type: 'bs',
      tags: [tag],
      sales_manager: { id: manager.id, full_name: manager.full_name },
      language: 'en',
      trucks: [],
      trailers: [],
      attachments: [],
      comments_count: 0,
      hasRelatedTrucks: false,
      hasRelatedTrailers: false,
      hasRelatedPartOrders: false,
      taxExemption: { status: 'NOT_SEND', date_active_to: null },
      version: 1,
    })
    expect(customer.addresses).toEqual([
      {
        id: expect.any(Number),
        customer_id: customer.id,
        first_name: 'Maria',
        last_name: 'Lopez',
        company_name: '',
        address: '12 Main St',
        city: 'Chicago',
        state: { id: 14, name: 'Illinois', short: 'IL', country_code: 'us' },
        zip: '60601',
        phone: '+13125550142',
        is_default: true,
        from_ecomm: false,
      },
    ])
  })

  it('writes nothing for an invalid address, and reports its field', async () => {
    const before = (await admin.call(calls.listCustomers)).meta.total
    const refused = await admin.attempt(calls.createCustomer, {
      body: { ...maria, address: { ...address(), zip: 'K1A 0B1', address: '' } },
    })
    expect(refused.status).toBe(422)
    expect(refused.errors.map(error => error.source?.parameter)).toEqual(['address.address', 'address.zip'])
    expect((await admin.call(calls.listCustomers)).meta.total).toBe(before)
  })

  it('requires all fields of an address but the company', { tags: 'CUST-026' }, async () => {
    const { id } = await create()
    const refused = await admin.attempt(calls.createAddress, { params: { id }, body: {} as never })
    expect(refused.errors.map(error => [error.source?.parameter, error.title]).sort()).toEqual(
      ['address', 'city', 'first_name', 'last_name', 'phone', 'state_id', 'zip'].map(field => [
        field,
        'Field is required',
      ]),
    )
  })

  it('reports a ZIP code of another country while other fields are empty', async () => {
    const { id } = await create()
    const { state_id } = address()
    const wrong = async (body: object) =>
      (
        await admin.attempt(
          calls.createAddress,
          { params: { id }, body: body as never },
          { validateOnly: true },
        )
      ).errors
        .filter(({ source }) => source?.parameter === 'zip')
        .map(({ code }) => code)
    expect(await wrong({ state_id, zip: 'K1A 0B1' })).toEqual(['validate__zip'])
    expect(await wrong({ state_id, zip: '60601' })).toEqual([])
    expect(await wrong({ zip: 'K1A 0B1' })).toEqual([])
  })

  it('accepts a company without a person, shown by its name', async () => {
    const [name, phone, company_name] = [{ first_name: '', last_name: '' }, '312-555-0177', 'Mu Haulage']
    const { address: street, city, state_id, zip } = address()
    const place = { address: street, city, state_id, zip, ...name, company_name, phone }
    const company = await create({ ...name, company_name, phone, address: place })
    expect(company).toMatchObject({ ...name, company_name, addresses: [{ ...name, company_name }] })
    const { id: tag } = await test.db
      .insertInto('tags')
      .values({ name: 'Mu', color: '#13c2c2', type: 'customer' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const ids = [
      company.id,
      (await create({ first_name: 'Lou' })).id,
      (await create({ first_name: 'Ned' })).id,
    ]
    for (const customer_id of ids)
      await test.db.insertInto('customer_tags').values({ customer_id, tag_id: tag }).execute()
    const { data } = await admin.call(calls.listCustomers, { query: { tag_id: tag, order_by: 'name' } })
    expect(data.map(row => row.id)).toEqual([ids[1], ids[0], ids[2]])

    const vehicle = await make.vehicle(company.id)
    const shown = await admin.call(truckEndpoints.getVehicle, { params: { id: vehicle.id } })
    expect(shown.data).toMatchObject({ owner_name: 'Mu Haulage', company_name, owner: name })
    const order = await make.order(admin, [], { truck_id: vehicle.id })
    expect(order.customer).toMatchObject({ full_name: 'Mu Haulage', company_name, ...name })

    const refuse = async (change: object) =>
      (
        await admin.attempt(calls.updateCustomer, {
          params: { id: company.id },
          body: { ...name, company_name, phone, ...change },
        })
      ).errors.map(error => `${error.source?.parameter} ${error.code}`)
    expect(await refuse({ company_name: ' ' })).toEqual([
      'first_name validate__required',
      'last_name validate__required',
    ])
    expect(await refuse({ company_name: '', first_name: 'Mu' })).toEqual(['last_name validate__required'])
    const nameless = test.db.updateTable('customers').set({ company_name: '' }).where('id', '=', company.id)
    await expect(nameless.execute()).rejects.toThrow('customers_named')
  })

  it('requires first name, last name and phone; e-mail is optional', async () => {
    const refused = await admin.attempt(calls.createCustomer, {
      body: { first_name: ' ', last_name: '', phone: '', email: 'no e-mail' },
    })
    expect(refused.errors.map(error => error.source?.parameter).sort()).toEqual([
      'email',
      'first_name',
      'last_name',
      'phone',
    ])
  })

  it('refuses a duplicate e-mail, ignoring case, but allows several without', async () => {
    await create({ email: 'Taken@Example.com' })
    const refused = await admin.attempt(calls.createCustomer, {
      body: { ...maria, email: 'taken@example.COM' },
    })
    expect(refused.status).toBe(422)
    expect(refused.errors[0]).toMatchObject({ code: 'customer_email_taken', source: { parameter: 'email' } })
    await create({ email: '' })
    await create({ email: null })
  })

  it('one of two concurrent saves of an e-mail wins', async () => {
    const body = { ...maria, email: 'race@example.com' }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => admin.attempt(calls.createCustomer, { body })),
    )
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 422, 422, 422, 422, 422, 422, 422])
  })

  it('refuses a sixth tag, a tag of another type and an invalid sales manager', async () => {
    const tag = await test.db
      .insertInto('tags')
      .values({ name: 'Overnight', color: '#f5222d', type: 'order' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const refused = await admin.attempt(calls.createCustomer, {
      body: { ...maria, tags: [tag.id], sales_manager_id: admin.user.id },
    })
    expect(refused.errors.map(error => error.source?.parameter)).toEqual(['tags.0', 'sales_manager_id'])
    const six = await admin.attempt(calls.createCustomer, { body: { ...maria, tags: [1, 2, 3, 4, 5, 6] } })
    expect(six.errors[0]).toMatchObject({ code: 'validate__max-count', source: { parameter: 'tags' } })
  })

  it('writes nothing when validating only', async () => {
    const before = (await admin.call(calls.listCustomers)).meta.total
    const answer = await admin.attempt(calls.createCustomer, { body: maria }, { validateOnly: true })
    expect(answer.status).toBe(204)
    expect((await admin.call(calls.listCustomers)).meta.total).toBe(before)
  })
})

describe('finding', () => {
  it('finds by name, company, e-mail and phone in any format', { tags: 'CUST-012' }, async () => {
    const found = await create({
      first_name: 'Piotr',
      last_name: 'Kowalski',
      company_name: 'Great Lakes Hauling',
      email: 'piotr@glh.example',
      phone: '7735550199',
      phones: [{ number: '+52 55 1234 5678', extension: '' }],
    })
    for (const search of [
      'kowalski piotr',
      'great lakes',
      'GLH.example',
      '(773) 555-0199',
      '+1 773 555 0199',
      '7735550199',
      '555.0199',
      '55 1234 5678',
    ]) {
      const list = await admin.call(calls.shortListCustomers, { query: { search } })
      expect(
        list.data.map(customer => customer.id),
        search,
      ).toEqual([found.id])
    }
    const none = await admin.call(calls.shortListCustomers, { query: { search: '100%_' } })
    expect(none.data).toEqual([])
    const byId = await admin.call(calls.shortListCustomers, { query: { id: found.id } })
    expect(byId.data[0]).toMatchObject({ id: found.id, company_name: 'Great Lakes Hauling' })
  })

  it('finds further phones by number, not by their JSON', async () => {
    const { id } = await create({
      last_name: 'Furtherphones',
      phones: [
        { number: '(416) 555-0187', extension: '12' },
        { number: '(416) 555-0188', extension: null },
      ],
    })
    const found = async (search: string) =>
      (await admin.call(calls.shortListCustomers, { query: { search } })).data.map(row => row.id)
    expect(await found('416-555-0187')).toEqual([id])
    expect(await found('furtherphones 4165550188')).toEqual([id])
    for (const search of ['number', 'extension', 'ext', 'null'])
      expect(await found(search), search).toEqual([])
  })

  it('filters by tag, type and sales manager, and sorts newest first by default', {
    tags: ['CUST-002', 'CUST-006'],
  }, async () => {
    const tag = await test.db
      .insertInto('tags')
      .values({ name: 'Fleet', color: '#2f54eb', type: 'customer' })
      .returning(['id', 'name', 'color'])
      .executeTakeFirstOrThrow()
    const zed = await create({ first_name: 'Zed', tags: [tag.id], sales_manager_id: sales.user.id })
    const abe = await create({ first_name: 'Abe', tags: [tag.id, tag.id] })
    const list = async (query: object) =>
      (await admin.call(calls.listCustomers, { query })).data.map(customer => customer.id)
    expect(await list({ tag_id: tag.id })).toEqual([abe.id, zed.id])
    expect(await list({ tag_id: tag.id, order_by: 'name' })).toEqual([abe.id, zed.id])
    expect(await list({ tag_id: tag.id, order_by: 'name', order_type: 'desc' })).toEqual([zed.id, abe.id])
    expect(await list({ sales_manager_id: sales.user.id })).toEqual([zed.id])
    expect(await list({ tag_id: tag.id, type: 'bs' })).toEqual([abe.id, zed.id])
    expect(await list({ tag_id: tag.id, type: 'ecomm' })).toEqual([])
    const neither = await admin.attempt(calls.listCustomers, { query: { type: 'retail' as 'bs' } })
    expect(neither.status).toBe(422)
    const row = (await admin.call(calls.listCustomers, { query: { sales_manager_id: sales.user.id } }))
      .data[0]
    expect(row).toMatchObject({ tags: [tag], sales_manager: { id: sales.user.id } })
    const unsortable = await admin.attempt(calls.listCustomers, { query: { order_by: 'notes' as 'name' } })
    expect(unsortable.status).toBe(422)
  })
})

describe('saving', () => {
  it('answers 409 with the current record on a version conflict', async () => {
    const customer = await create({ email: null })
    const first = await sales.call(calls.updateCustomer, {
      params: { id: customer.id },
      body: { ...maria, email: null, notes: 'Prefers texts', version: customer.version },
    })
    expect(first.data).toMatchObject({ notes: 'Prefers texts', version: 2 })
    const late = await admin.attempt(calls.updateCustomer, {
      params: { id: customer.id },
      body: { ...maria, email: null, notes: 'Prefers calls', version: customer.version },
    })
    expect(late.status).toBe(409)
    expect((late.body as unknown as { data: object }).data).toMatchObject({
      notes: 'Prefers texts',
      version: 2,
    })
    const blind = await admin.attempt(calls.updateCustomer, {
      params: { id: customer.id },
      body: { ...maria, email: null },
    })
    expect(blind.status).toBe(200)
  })

  it('says No such customer exists with 404', { tags: ['CUST-018', 'ERR-017'] }, async () => {
    const missing = await admin.attempt(calls.getCustomer, { params: { id: 999_999 } })
    expect(missing.status).toBe(404)
    expect(missing.errors[0]).toMatchObject({ code: 'no_such_customer', title: 'No such customer exists' })
  })
})

describe('addresses', () => {
  it('has exactly one default, passed on when deleted', {
    tags: ['CUST-008', 'CUST-015', 'CUST-027'],
  }, async () => {
    const { id } = await create({ address: address() })
    const second = (
      await admin.call(calls.createAddress, {
        params: { id },
        body: { ...address('2nd St'), is_default: true },
      })
    ).data
    const read = async () => (await admin.call(calls.getCustomer, { params: { id } })).data.addresses
    expect((await read()).map(one => [one.address, one.is_default])).toEqual([
      ['2nd St', true],
      ['1st St', false],
    ])
    for (const [method, line] of [
      ['PUT', '3rd St'],
      ['POST', '4th St'],
    ] as const) {
      const moved = {
        first_name: `Ann of ${line}`,
        last_name: `Ray of ${line}`,
        company_name: `Ray of ${line}`,
        address: line,
        city: `Town of ${line}`,
        zip: method === 'PUT' ? '53202' : '53203',
        phone: method === 'PUT' ? '+14145550187' : '+14145550188',
      }
      await admin.call(
        { ...calls.updateAddress, method },
        { params: { id, address_id: second.id }, body: { ...moved, state_id: 50, customerId: id } },
      )
      expect((await read())[0]).toMatchObject({ ...moved, state: { id: 50 }, is_default: true })
    }
    await admin.call(calls.deleteAddress, { params: { id, address_id: second.id } })
    expect((await read()).map(one => [one.address, one.is_default])).toEqual([['1st St', true]])
  })

  it('have one default after concurrent writes', { tags: ['CUST-008', 'CUST-015'] }, async () => {
    const { id, addresses } = await create({ address: address('1st St') })
    const body = (line: string) => ({ ...address(line), is_default: true })
    const answers = await Promise.all([
      admin.attempt(calls.updateAddress, {
        params: { id, address_id: addresses[0]!.id },
        body: body('1st Ave'),
      }),
      ...['2nd St', '3rd St', '4th St', '5th St'].map(line =>
        admin.attempt(calls.createAddress, { params: { id }, body: body(line) }),
      ),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const now = (await admin.call(calls.getCustomer, { params: { id } })).data.addresses
    expect(now.map(one => one.is_default)).toEqual([true, false, false, false, false])
  })

  it('of a customer of the online shop have no default', { tags: 'CUST-027' }, async () => {
    const { id } = await create()
    await test.db.updateTable('customers').set({ type: 'ecomm' }).where('id', '=', id).execute()
    const added = (await admin.call(calls.createAddress, { params: { id }, body: address() })).data
    expect(added.is_default).toBe(false)
    const body = { ...address(), is_default: true }
    for (const refused of [
      await admin.attempt(calls.createAddress, { params: { id }, body }),
      await admin.attempt(calls.updateAddress, { params: { id, address_id: added.id }, body }),
    ])
      expect(refused.errors[0]).toMatchObject({
        code: 'default_address_of_ecomm',
        source: { parameter: 'is_default' },
      })
  })

  it("refuses another customer's address and an unknown state", async () => {
    const one = await create({ address: address() })
    const other = await create()
    const body = { ...address(), customerId: other.id }
    expect(
      (await admin.attempt(calls.createAddress, { params: { id: one.id }, body })).errors[0],
    ).toMatchObject({
      code: 'address_of_another_customer',
    })
    const addressId = one.addresses[0]!.id
    const swapped = await admin.attempt(calls.deleteAddress, {
      params: { id: other.id, address_id: addressId },
    })
    expect(swapped.status).toBe(404)
    const state = await admin.attempt(calls.createAddress, {
      params: { id: one.id },
      body: { ...address(), state_id: 60 },
    })
    expect(state.errors.map(error => error.source?.parameter)).toContain('state_id')
  })
})

describe('files', () => {
  it('are added one by one and removed', { tags: ['CUST-005', 'CUST-007', 'CUST-013'] }, async () => {
    const { id } = await create()
    const { data: file } = await sales.call(calls.addAttachment, {
      params: { id },
      files: { attachment: [pdfFile('agreement.pdf')] },
    })
    expect(file).toEqual({
      id: expect.any(Number),
      name: 'agreement',
      file_name: 'agreement.pdf',
      mime_type: 'application/pdf',
      url: `/api/v1/customers/${id}/attachments/${file.id}`,
      thumbnail_url: null,
      size: pdfFile('agreement.pdf').size,
      created_at: unixSeconds(test.clock.now()),
      is_own: true,
    })
    const attachments = async () => (await sales.call(calls.getCustomer, { params: { id } })).data.attachments
    expect(await attachments()).toEqual([file])
    const { data: other } = await sales.call(calls.addAttachment, {
      params: { id },
      files: { attachment: [pdfFile('insurance.pdf')] },
    })
    await sales.call(calls.deleteAttachment, { params: { id, file_id: file.id } })
    expect(await attachments()).toEqual([other])
    await sales.call(calls.deleteAttachment, { params: { id, file_id: other.id } })
    expect(await attachments()).toEqual([])
  })
})

it('counts its comments, not those of another kind of record', {
  tags: 'CUST-005',
}, async () => {
  const { id } = await create()
  for (const comment of ['Called', 'Wrote'])
    await admin.call(calls.addComment, { params: { id }, body: { comment } })
  const ofTruck = { kind: 'truck', record_id: id, comment: 'Leaks', author_id: admin.user.id }
  await test.db
    .insertInto('comments')
    .values({ ...ofTruck, timezone: 'UTC' })
    .execute()
  expect((await admin.call(calls.getCustomer, { params: { id } })).data.comments_count).toBe(2)
  const { data } = await admin.call(calls.listCustomers)
  expect(data.find(row => row.id === id)!.comments_count).toBe(2)
})

describe('deleting', () => {
  it('deletes an unused customer of the body shop', { tags: 'CUST-019' }, async () => {
    const { id } = await create({ address: address() })
    await admin.call(calls.addComment, { params: { id }, body: { comment: 'Called' } })
    await admin.call(calls.deleteCustomer, { params: { id } })
    expect((await admin.attempt(calls.getCustomer, { params: { id } })).status).toBe(404)
  })

  it('reports the vehicles that prevent it', { tags: ['CUST-005', 'CUST-019', 'CUST-022'] }, async () => {
    const { id } = await create()
    const deletion = () => admin.attempt(calls.deleteCustomer, { params: { id } })
    await admin.call(truckEndpoints.createVehicle, { body: { ...truck, owner_id: id } })
    const row = (await admin.call(calls.getCustomer, { params: { id } })).data
    expect(row).toMatchObject({ hasRelatedTrucks: true, hasRelatedTrailers: false })
    expect(row.trucks[0]).toMatchObject({ unit_number: truck.unit_number })
    const refused = await deletion()
    expect(refused.status).toBe(422)
    expect(refused.errors).toMatchObject([{ code: 'customer_has_trucks', params: { count: 1 } }])
    const { type: _type, ...trailer } = truck
    await admin.call(trailerEndpoints.createVehicle, { body: { ...trailer, owner_id: id } })
    const both = (await admin.call(calls.getCustomer, { params: { id } })).data
    expect(both).toMatchObject({ hasRelatedTrucks: true, hasRelatedTrailers: true })
    expect(both.trailers).toMatchObject([{ vin: truck.vin }])
    expect((await deletion()).errors.map(error => error.code)).toEqual([
      'customer_has_trucks',
      'customer_has_trailers',
    ])
    await admin.call(truckEndpoints.deleteVehicle, { params: { id: row.trucks[0]!.id } })
    expect((await deletion()).errors).toMatchObject([{ code: 'customer_has_trailers', params: { count: 1 } }])
  })

  it('reports the orders that prevent it, deleted ones separately', {
    tags: 'CUST-023',
  }, async () => {
    const { id } = await create()
    const own = (await admin.call(truckEndpoints.createVehicle, { body: { ...truck, owner_id: id } })).data
    const { open, finished, deleted } = await make.orderInEachState(admin, {
      truck_id: own.id,
    })
    const named = (
      { id, order_number: name }: { id: number; order_number: string },
      is_deleted: boolean,
    ) => ({
      kind: 'repair_order',
      id,
      name,
      is_deleted,
    })
    const { errors } = await admin.attempt(calls.deleteCustomer, { params: { id } })
    expect(errors).toMatchObject([
      {
        code: 'customer_has_trucks',
        params: { related: [{ kind: 'truck', id: own.id, name: truck.unit_number }] },
      },
      {
        code: 'customer_has_orders',
        params: { count: 2, related: [named(finished, false), named(open, false)] },
      },
      { code: 'customer_has_deleted_orders', params: { count: 1, related: [named(deleted, true)] } },
    ])
  })

  it('never deletes a customer of the online shop', { tags: 'CUST-020' }, async () => {
    const { id } = await create()
    await test.db.updateTable('customers').set({ type: 'ecomm' }).where('id', '=', id).execute()
    const refused = await admin.attempt(calls.deleteCustomer, { params: { id } })
    expect(refused.errors[0]).toMatchObject({ code: 'customer_is_ecomm' })
  })
})

describe('rights', () => {
  it('need update for editing, read for comments, and delete for deleting', {
    tags: 'CUST-024',
  }, async () => {
    const params = { id: (await create()).id }
    const statuses = async () => [
      (await admin.attempt(calls.updateCustomer, { params, body: maria })).status,
      (await admin.attempt(calls.listComments, { params })).status,
      (await admin.attempt(calls.deleteCustomer, { params }, { validateOnly: true })).status,
    ]
    expect(await statuses()).toEqual([200, 200, 204])
    expect(await withoutRight('admin', 'vehicle-owners.update', statuses)).toEqual([403, 200, 204])
    expect(await withoutRight('admin', 'vehicle-owners.delete', statuses)).toEqual([200, 200, 403])
    expect(await withoutRight('admin', 'vehicle-owners.read', statuses)).toEqual([200, 403, 204])
  })

  it('let a sales manager do all but delete, and a mechanic nothing', async () => {
    const { id } = await create()
    expect((await sales.attempt(calls.getCustomer, { params: { id } })).status).toBe(200)
    expect((await sales.attempt(calls.updateCustomer, { params: { id }, body: maria })).status).toBe(200)
    expect((await sales.attempt(calls.deleteCustomer, { params: { id } })).status).toBe(403)
    expect((await mechanic.attempt(calls.updateCustomer, { params: { id }, body: maria })).status).toBe(403)
    expect((await mechanic.attempt(calls.listComments, { params: { id } })).status).toBe(403)
    expect((await mechanic.attempt(calls.listCustomers)).status).toBe(403)
    expect((await mechanic.attempt(calls.getCustomer, { params: { id } })).status).toBe(403)
    expect((await test.stranger.attempt(calls.getCustomer, { params: { id } })).status).toBe(401)
  })

  it('lets a comment be deleted by its author or with delete-comment', {
    tags: ['CUST-014', 'PERM-021'],
  }, async () => {
    const { id } = await create()
    const mine = (await sales.call(calls.addComment, { params: { id }, body: { comment: 'Mine' } })).data
    const theirs = (await admin.call(calls.addComment, { params: { id }, body: { comment: 'Theirs' } })).data
    const drop = (who: typeof admin, comment_id: number) =>
      who.attempt(calls.deleteComment, { params: { id, comment_id } })
    const listed = async () =>
      (await sales.call(calls.listComments, { params: { id } })).data.map(one => one.comment)
    expect(await listed()).toEqual(['Theirs', 'Mine'])
    expect((await drop(sales, theirs.id)).status).toBe(403)
    const params = { id: (await create()).id, comment_id: mine.id }
    expect((await sales.attempt(calls.deleteComment, { params })).status).toBe(404)
    expect((await drop(sales, mine.id)).status).toBe(204)
    expect(await listed()).toEqual(['Theirs'])
    expect((await drop(admin, theirs.id)).status).toBe(204)
    const body = { comment: 'Of the desk' }
    const ofSales = (await sales.call(calls.addComment, { params: { id }, body })).data
    const dropped = async () => (await drop(admin, ofSales.id)).status
    expect(await withoutRight('admin', 'vehicle-owners.delete-comment', dropped)).toBe(403)
    expect(await dropped()).toBe(204)
    expect(await listed()).toEqual([])
  })
})

const address = (line = '1st St') => ({
  first_name: 'Maria',
  last_name: 'Lopez',
  address: line,
  city: 'Chicago',
  state_id: 14,
  zip: '60601',
  phone: '3125550142',
})
