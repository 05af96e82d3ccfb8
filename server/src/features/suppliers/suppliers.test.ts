import { describe, expect, it } from 'vitest'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import type { CallInput } from '#contract/shared/endpoint.ts'
import { supplierEndpoints as api, type Supplier } from '#contract/suppliers/supplier.ts'
import { partFixtures } from '#server/testing/part-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { withoutRight } from '#server/testing/without-right.ts'

const test = await testShop()
const admin = await test.signIn('admin')
const make = await partFixtures(test, admin)

type Body = CallInput<typeof api.create>['body']

const create = async (body: Body) => (await admin.call(api.create, { body })).data
const update = ({ id, name }: Supplier, contacts: Body['contacts']) =>
  admin.attempt(api.update, { params: { id }, body: { name, contacts } })
const now = async ({ id }: Supplier) => (await admin.call(api.get, { params: { id } })).data

const mains = ({ contacts }: Supplier) =>
  contacts.map(({ name, is_main }) => (is_main ? `${name} (main)` : name))
const refusals = (answer: { errors: { code: string; title: string; source?: { parameter: string } }[] }) =>
  answer.errors.map(error => [error.source?.parameter, error.code, error.title])

const full = {
  name: 'Ann Lee',
  position: 'Sales',
  is_main: true,
  email: 'ann@route53.example',
  emails: [{ value: 'orders@route53.example' }],
  phone: '(312) 555-0142',
  phone_extension: '12',
  phones: [{ number: '312-555-0143', extension: '7' }],
}

describe('a supplier', () => {
  it('has a name, a website and contacts with their addresses and numbers', {
    tags: ['SUP-008', 'SUP-009'],
  }, async () => {
    const supplier = await create({ name: 'Route 53', url: 'route53.example/parts', contacts: [full] })
    expect(supplier).toEqual({
      id: expect.any(Number),
      name: 'Route 53',
      url: 'https://route53.example/parts',
      hasRelatedEntities: false,
      version: 1,
      contacts: [
        {
          ...full,
          id: expect.any(Number),
          phone: '+13125550142',
          phones: [{ number: '+13125550143', extension: '7' }],
        },
      ],
    })
    expect(await now(supplier)).toEqual(supplier)
    const [kept] = supplier.contacts
    const changed = {
      ...kept!,
      name: 'Bo Ray',
      position: 'Returns',
      email: 'bo@route53.example',
      emails: [{ value: 'returns@route53.example' }],
      phone: '+13125550144',
      phone_extension: '13',
      phones: [{ number: '+13125550145', extension: null }],
    }
    await update(supplier, [changed])
    expect((await now(supplier)).contacts).toEqual([changed])
    const unnamed = await admin.attempt(api.create, { body: { name: ' ' } })
    expect(refusals(unnamed)).toEqual([['name', 'validate__required', 'Field is required']])
    for (const url of [
      'javascript:alert(1)',
      'not a site',
      'https://nowhere',
      `a.example/${'x'.repeat(255)}`,
    ]) {
      const { status, errors } = await admin.attempt(api.create, { body: { name: 'Odd', url } })
      expect([status, errors[0]!.source], url).toEqual([422, { parameter: 'url' }])
    }
  })

  it('is listed, read, created, saved by POST, deleted and chosen', {
    tags: 'SUP-020',
  }, async () => {
    expect(
      [api.list, api.get, api.create, api.update, api.remove, api.shortList].map(
        ({ method, path }) => `${method} ${path}`,
      ),
    ).toEqual([
      'GET /api/v1/suppliers',
      'GET /api/v1/suppliers/{id}',
      'POST /api/v1/suppliers',
      'POST /api/v1/suppliers/{id}',
      'DELETE /api/v1/suppliers/{id}',
      'GET /api/v1/suppliers/shortlist',
    ])
    const supplier = await create({ name: 'Lakeland 100%', contacts: [full] })
    const params = { id: supplier.id }
    const query = { search: 'LAND 100%', with_cop_cod: 1 } as { search: string }
    expect(await admin.call(api.list, { query })).toEqual({ data: [supplier], meta: { total: 1 } })
    const { id, name } = supplier
    expect((await admin.call(api.shortList, { query: { id } })).data).toEqual([{ id, name }])
    expect((await admin.call(api.shortList, { query: { search: '100%' } })).data).toEqual([{ id, name }])
    const { data } = await admin.call(api.update, { params, body: { name: 'Lakeland', contacts: [full] } })
    expect([data.name, data.version]).toEqual(['Lakeland', 2])
    await admin.call(api.remove, { params })
    expect(refusals(await admin.attempt(api.get, { params }))).toEqual([
      [undefined, 'no_such_record', 'No such record exists'],
    ])
  })

  it('accepts every field up to its limit, and refuses longer ones', async () => {
    const filled = (more: 0 | 1) => ({
      name: 'n'.repeat(255 + more),
      url: `https://a.example/${'x'.repeat(182 + more)}`,
      contacts: [
        {
          name: 'n'.repeat(100 + more),
          position: 'p'.repeat(100 + more),
          phone: '312-555-0142',
          phone_extension: '1'.repeat(10 + more),
        },
      ],
    })
    expect((await create(filled(0))).contacts[0]!.position).toHaveLength(100)
    const { errors } = await admin.attempt(api.create, { body: filled(1) })
    expect(errors.map(({ source }) => source?.parameter).sort()).toEqual([
      'contacts.0.name',
      'contacts.0.phone_extension',
      'contacts.0.position',
      'name',
      'url',
    ])
    const contacts = Array.from({ length: 51 }, () => ({ name: 'Ann' }))
    const many = await admin.attempt(api.create, { body: { name: 'Many', contacts } })
    expect(refusals(many).map(([field, code]) => [field, code])).toEqual([
      ['contacts', 'validate__max-count'],
    ])
  })

  it("is found by a contact's name, e-mail or phone in any format", async () => {
    const supplier = await create({
      name: 'Badger Filter',
      contacts: [{ name: 'Vera Stone', phone: '+14145550177', emails: [{ value: 'desk@badger.example' }] }],
    })
    for (const search of ['vera st', 'DESK@badger', '(414) 555-0177', '555-0177']) {
      const { data } = await admin.call(api.list, { query: { search } })
      expect(
        data.map(({ id }) => id),
        search,
      ).toEqual([supplier.id])
    }
  })

  it('is not written when validating only', { tags: 'SUP-021' }, async () => {
    const supplier = await create({ name: 'Calumet' })
    const validateOnly = { validateOnly: true }
    const count = (await admin.call(api.list)).meta.total
    await admin.attempt(api.create, { body: { name: 'Never', contacts: [full] } }, validateOnly)
    const params = { id: supplier.id }
    const body = { name: 'Changed', contacts: [full] }
    expect((await admin.attempt(api.update, { params, body }, validateOnly)).status).toBeLessThan(300)
    const bad = { name: '', contacts: [{ email: 'nobody' }] }
    for (const answer of [
      await admin.attempt(api.create, { body: bad }, validateOnly),
      await admin.attempt(api.update, { params, body: bad }, validateOnly),
    ])
      expect(answer.errors.map(({ source }) => source!.parameter)).toEqual(['name', 'contacts.0.email'])
    expect((await admin.call(api.list)).meta.total).toBe(count)
    expect(await now(supplier)).toEqual(supplier)
  })

  it('needs permission to create and change, and an administrator to delete', {
    tags: 'SUP-006',
  }, async () => {
    const supplier = await create({ name: 'Windy City' })
    const params = { id: supplier.id }
    const body = { name: 'Windy', contacts: supplier.contacts }
    const another = { body: { name: 'Windy of an admin' } }
    const sales = await test.signIn('sales_manager')
    expect((await sales.attempt(api.create, { body: { name: 'Of sales' } })).status).toBe(200)
    expect((await sales.attempt(api.update, { params, body })).status).toBe(200)
    expect((await sales.attempt(api.remove, { params })).status).toBe(403)
    const mechanic = await test.signIn('mechanic')
    expect((await mechanic.attempt(api.create, { body })).status).toBe(403)
    expect((await mechanic.attempt(api.update, { params, body })).status).toBe(403)
    expect((await mechanic.attempt(api.list)).status).toBe(403)
    expect((await mechanic.attempt(api.shortList)).status).toBe(200)
    const statuses = async () => [
      (await admin.attempt(api.create, another)).status,
      (await admin.attempt(api.update, { params, body })).status,
    ]
    expect(await withoutRight('admin', 'suppliers.create', statuses)).toEqual([403, 200])
    expect(await withoutRight('admin', 'suppliers.update', statuses)).toEqual([200, 403])
  })

  it('cannot be deleted while parts use it, including deleted ones', {
    tags: ['SUP-005', 'SUP-008'],
  }, async () => {
    const supplier = await create({ name: 'Midwest Wheel' })
    const part = await make.part({ supplier_id: supplier.id })
    expect((await now(supplier)).hasRelatedEntities).toBe(true)
    const params = { id: supplier.id }
    const { status, errors } = await admin.attempt(api.remove, { params })
    expect(status).toBe(422)
    expect(errors).toMatchObject([
      {
        code: 'used_by_parts',
        params: { count: 1, related: [{ kind: 'part', id: part.id, name: part.name, is_deleted: false }] },
      },
    ])
    await admin.call(partEndpoints.sellPart, {
      params: { id: part.id },
      body: { describe: 'broke', quantity: 5, date: '2026-11-20', price: 1 },
    })
    await admin.call(partEndpoints.deletePart, { params: { id: part.id } })
    expect((await admin.attempt(api.remove, { params })).errors).toMatchObject([
      { code: 'used_by_deleted_parts', params: { count: 1 } },
    ])
  })

  it('records changes of its contacts', async () => {
    const supplier = await create({ name: 'Illiana', contacts: [{ name: 'Bo', phone: '+13125550150' }] })
    const [bo] = supplier.contacts
    await update(supplier, [{ ...bo!, name: 'Bob' }])
    const { data } = await admin.call(api.listHistory, { params: { id: supplier.id } })
    expect(data[0]!.changes).toEqual([
      { label: 'Contacts', before: 'Bo, +1 (312) 555-0150', after: 'Bob, +1 (312) 555-0150' },
    ])
  })
})

describe('the contacts of a supplier', () => {
  it('have the main one first, in the list too', { tags: 'SUP-010' }, async () => {
    const supplier = await create({
      name: 'Joliet Fleet',
      contacts: [{ name: 'A' }, { name: 'B', is_main: true }, { name: 'C' }],
    })
    expect(mains(supplier)).toEqual(['B (main)', 'A', 'C'])
    const { data } = await admin.call(api.list, { query: { search: 'Joliet Fleet' } })
    expect(data.map(mains)).toEqual([['B (main)', 'A', 'C']])
  })

  it('have exactly one main contact, by default the first', {
    tags: ['SUP-012', 'SUP-013'],
  }, async () => {
    expect(mains(await create({ name: 'None', contacts: [{ name: 'A' }, { name: 'B' }] }))).toEqual([
      'A (main)',
      'B',
    ])
    const single = await create({ name: 'Single', contacts: [{ name: 'A', is_main: false }] })
    expect(mains(single)).toEqual(['A (main)'])
    await update(single, [{ ...single.contacts[0]!, is_main: false }])
    expect(mains(await now(single))).toEqual(['A (main)'])
    expect(mains(await create({ name: 'Empty' }))).toEqual([' (main)'])
    const both = [
      { name: 'A', is_main: true },
      { name: 'B', is_main: true },
    ]
    expect(mains(await create({ name: 'Both', contacts: both }))).toEqual(['A (main)', 'B'])
  })

  it('replace the main contact when another is chosen', { tags: 'SUP-014' }, async () => {
    const supplier = await create({ name: 'Chosen', contacts: [{ name: 'A', is_main: true }, { name: 'B' }] })
    const [a, b] = supplier.contacts
    await update(supplier, [a!, { ...b!, is_main: true }])
    const after = await now(supplier)
    expect(mains(after)).toEqual(['B (main)', 'A'])
    expect(after.contacts.map(({ id }) => id)).toEqual([b!.id, a!.id])
  })

  it('cannot lose the main contact until another is chosen', { tags: 'SUP-015' }, async () => {
    const supplier = await create({
      name: 'Kept',
      contacts: [{ name: 'A', is_main: true }, { name: 'B' }, { name: 'C' }],
    })
    const [, b, c] = supplier.contacts
    const refused = await update(supplier, [b!, c!])
    expect(refusals(refused)).toEqual([
      [
        'contacts',
        'main_contact_deleted',
        'The main contact cannot be deleted. Make another one the main contact first.',
      ],
    ])
    for (const contacts of [[], [b!], [{ name: 'New' }], undefined])
      expect((await update(supplier, contacts)).errors).toMatchObject([{ code: 'main_contact_deleted' }])
    expect(await now(supplier)).toEqual(supplier)
    await update(supplier, [b!, { ...c!, is_main: true }])
    expect(mains(await now(supplier))).toEqual(['C (main)', 'B'])
  })

  it('have up to four further e-mail addresses and phone numbers each', { tags: 'SUP-017' }, async () => {
    const emails = (count: number) => Array.from({ length: count }, (_, n) => ({ value: `n${n}@x.example` }))
    const phones = (count: number) => Array.from({ length: count }, (_, n) => ({ number: `+1312555014${n}` }))
    const { contacts } = await create({ name: 'Four', contacts: [{ emails: emails(4), phones: phones(4) }] })
    expect([contacts[0]!.emails.length, contacts[0]!.phones.length]).toEqual([4, 4])
    const { errors } = await admin.attempt(api.create, {
      body: { name: 'Five', contacts: [{}, { emails: emails(5), phones: phones(5) }] },
    })
    expect(errors.map(({ code, source }) => [source!.parameter, code])).toEqual([
      ['contacts.1.emails', 'validate__max-count'],
      ['contacts.1.phones', 'validate__max-count'],
    ])
  })

  it('are refused from another supplier', async () => {
    const other = await create({ name: 'Other', contacts: [{ name: 'Theirs' }] })
    const supplier = await create({ name: 'Mine' })
    const { errors } = await update(supplier, [{ ...other.contacts[0]!, name: 'Stolen' }])
    const source = { parameter: 'contacts.0.id' }
    expect(errors).toMatchObject([{ code: 'no_such_contact', title: 'No such contact exists', source }])
    expect(mains(await now(other))).toEqual(['Theirs (main)'])
  })

  it('have one main contact after concurrent saves', async () => {
    const names = Array.from({ length: 8 }, (_, number) => `Person ${number}`)
    const supplier = await create({ name: 'Busy', contacts: names.map(name => ({ name })) })
    const answers = await Promise.all(
      names.map((_, chosen) =>
        update(
          supplier,
          supplier.contacts.map((contact, index) => ({ ...contact, is_main: index === chosen })),
        ),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const after = await now(supplier)
    expect(after.contacts.filter(({ is_main }) => is_main)).toHaveLength(1)
    expect(after.contacts.map(({ name }) => name).sort()).toEqual(names)
    const versioned = await Promise.all(
      names.map((name, index) =>
        admin.attempt(api.update, {
          params: { id: supplier.id },
          body: {
            name,
            version: after.version,
            contacts: after.contacts.map((contact, at) => ({ ...contact, is_main: at === index })),
          },
        }),
      ),
    )
    expect(versioned.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  })
})
