import { describe, expect, it } from 'vitest'
import { roleId } from '#contract/access/roles.ts'
import { profileEndpoints } from '#contract/profile/profile-endpoints.ts'
import {
  listViewEndpoints as api,
  deletedListViewSeconds,
  type ListViewInput,
  maxListViews,
} from '#contract/records/list-views.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const admin = await test.signIn('admin')

const view = (name: string, changes: Partial<ListViewInput> = {}) => ({
  list: 'orders',
  name,
  query: { status: 'new', order_by: 'total_amount', order_type: 'desc' },
  columns: ['customer', 'status'],
  mode: 'tabular' as const,
  role_id: null,
  ...changes,
})
const save = async (name: string, changes?: Partial<ListViewInput> & { list?: string }, person = admin) =>
  (await person.call(api.createListView, { body: { ...view(name, changes), ...changes } })).data
const namesFor = async (person: typeof admin, list = 'orders') =>
  (await person.call(api.listListViews, { query: { list } })).data.map(({ name }) => name)
const refusals = (answer: { status: number; errors: { code: string; source?: { parameter: string } }[] }) => [
  answer.status,
  ...answer.errors.map(({ source, code }) => `${source?.parameter}: ${code}`),
]

describe('a saved view', () => {
  it('stores filters, order, columns and mode for its owner', async () => {
    const mechanic = await test.signIn('mechanic')
    const saved = await save('Mine', {}, mechanic)
    expect(saved).toEqual({
      ...view('Mine'),
      id: expect.any(Number),
      owner: { id: mechanic.user.id, full_name: mechanic.user.full_name },
      is_default: false,
      action_scopes: { update: true, delete: true },
      version: 1,
    })
    expect(await namesFor(mechanic)).toEqual(['Mine'])
    expect(await namesFor(await test.signIn('mechanic'))).toEqual([])
    expect(await namesFor(admin)).not.toContain('Mine')
    const params = { id: saved.id }
    for (const answer of [
      await admin.attempt(api.updateListView, { params, body: view('Theirs') }),
      await admin.attempt(api.chooseDefaultListView, { params, body: { is_default: true } }),
      await admin.attempt(api.deleteListView, { params }),
    ])
      expect(refusals(answer)).toEqual([404, 'undefined: no_such_record'])
  })

  it('shared with a role, can be chosen but not changed by its users', async () => {
    const mechanic = await test.signIn('mechanic')
    const { id } = await save('For mechanics', { role_id: roleId('mechanic') })
    expect(await namesFor(mechanic)).toEqual(['For mechanics'])
    expect(await namesFor(await test.signIn('sales_manager'))).toEqual([])
    const params = { id }
    for (const answer of [
      await mechanic.attempt(api.updateListView, { params, body: view('Mine now') }),
      await mechanic.attempt(api.deleteListView, { params }),
    ])
      expect(refusals(answer)).toEqual([403, 'undefined: forbidden'])
    await mechanic.call(api.chooseDefaultListView, { params, body: { is_default: true } })
    const { data } = await mechanic.call(profileEndpoints.getProfile)
    const { query, columns, mode } = view('')
    expect(data.default_views).toEqual([{ id, list: 'orders', name: 'For mechanics', query, columns, mode }])

    const other = await test.signIn('superadmin')
    await other.call(api.updateListView, { params, body: view('For mechanics') })
    expect(await namesFor(mechanic), 'shared no more').toEqual([])
    expect((await mechanic.call(profileEndpoints.getProfile)).data.default_views).toEqual([])
  })

  it('is shared only by administrators, with roles that may read the list', async () => {
    for (const role of ['mechanic', 'sales_manager'] as const) {
      const person = await test.signIn(role)
      const body = view('Shared', { role_id: roleId('admin') })
      const refused = await person.attempt(api.createListView, { body })
      expect(refusals(refused)).toEqual([403, 'role_id: list_view_sharing_denied'])
      const { id } = await save('Own', {}, person)
      const later = await person.attempt(api.updateListView, { params: { id }, body })
      expect(refusals(later)).toEqual([403, 'role_id: list_view_sharing_denied'])
    }
    const body = { ...view('Staff', { query: {}, role_id: roleId('mechanic') }), list: 'users' }
    expect(refusals(await admin.attempt(api.createListView, { body }))).toEqual([
      422,
      'role_id: list_view_role_cannot_read',
    ])
  })

  it('is of a list that the person may read', async () => {
    const mechanic = await test.signIn('mechanic')
    const body = { ...view('Staff', { query: {} }), list: 'users' }
    expect(refusals(await mechanic.attempt(api.createListView, { body }))).toEqual([
      403,
      'undefined: forbidden',
    ])
    const read = await mechanic.attempt(api.listListViews, { query: { list: 'users' } })
    expect(refusals(read)).toEqual([403, 'undefined: forbidden'])
    for (const list of ['nothing', 'orders/export', 'orders/{id}/history', '__proto__']) {
      const refused = await admin.attempt(api.createListView, { body: { ...view('x'), list } })
      expect(refusals(refused), list).toEqual([422, 'list: validate__not-in-list'])
    }
  })

  it('accepts exactly the queries of its list', async () => {
    const wrong: [ListViewInput['query'], string][] = [
      [{ status: 'lost' }, 'query.status: validate__not-in-list'],
      [{ mechanic_id: 'me' }, 'query.mechanic_id: validate__number'],
      [{ order_by: 'password_hash' }, 'query.order_by: validate__not-in-list'],
      [{ owner: '1' }, 'query.owner: validate__not-in-list'],
      [{ page: 2 }, 'query.page: validate__not-in-list'],
      [{ search: ['a'] }, 'query.search: validate__type'],
    ]
    for (const [query, problem] of wrong) {
      const refused = await admin.attempt(api.createListView, { body: view('Wrong', { query }) })
      expect(refusals(refused)).toEqual([422, problem])
    }
    const text = await save('As in the address', { query: { mechanic_id: '12', search: 'Volvo' } })
    expect(text.query).toEqual({ mechanic_id: '12', search: 'Volvo' })
    await save('Whole', { list: 'inventories', query: { for_shop: 'true' }, columns: null, mode: null })
  })

  it('takes up to fifty names of columns', async () => {
    const names = (count: number) => Array.from({ length: count }, () => 'status')
    expect((await save('Many columns', { columns: names(50) })).columns).toHaveLength(50)
    for (const [columns, problem] of [
      [names(51), 'columns: validate__max-count'],
      [['status', '<b>total</b>'], 'columns.1: validate__not-in-list'],
      [['c'.repeat(41)], 'columns.0: validate__not-in-list'],
      [[''], 'columns.0: validate__required'],
    ] as const) {
      const refused = await admin.attempt(api.createListView, {
        body: view('Wrong', { columns: [...columns] }),
      })
      expect(refusals(refused)).toEqual([422, problem])
    }
  })

  it('has a unique name of at most 60 characters for its owner and list', async () => {
    const person = await test.signIn('admin')
    await save('Today', {}, person)
    const again = await person.attempt(api.createListView, { body: view('today') })
    expect(refusals(again)).toEqual([422, 'name: validate__unique'])
    await save('Today', { list: 'customers', query: {} }, person)
    await save('Today', {}, await test.signIn('admin'))
    const { id } = await save('Tomorrow', {}, person)
    const renamed = await person.attempt(api.updateListView, { params: { id }, body: view('TODAY') })
    expect(refusals(renamed)).toEqual([422, 'name: validate__unique'])
    expect((await save('n'.repeat(60), {}, person)).name).toHaveLength(60)
    for (const name of ['', ' ', 'n'.repeat(61)]) {
      const refused = await person.attempt(api.createListView, { body: view(name) })
      expect(refusals(refused)[1]).toMatch(/^name: /)
    }
  })

  it('is one of at most fifty, also when several are saved at once', async () => {
    const person = await test.signIn('sales_manager')
    for (let n = 1; n < maxListViews; n += 1) await save(`View ${n}`, {}, person)
    const answers = await Promise.all(
      ['a', 'b', 'c'].map(name => person.attempt(api.createListView, { body: view(name) })),
    )
    expect(answers.map(refusals).sort()).toEqual([
      [200],
      [422, 'undefined: list_views_full'],
      [422, 'undefined: list_views_full'],
    ])
    await save('Of another list', { list: 'customers', query: {} }, person)
  })

  it('is saved once by two at once, and refused over a newer version', async () => {
    const { id, version } = await save('Both')
    const params = { id }
    const answers = await Promise.all(
      ['One', 'Other'].map(name =>
        admin.attempt(api.updateListView, { params, body: { ...view(name), version } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('can be the default of its list for one person, until it is deleted', async () => {
    const person = await test.signIn('sales_manager')
    const defaults = async () =>
      (await person.call(profileEndpoints.getProfile)).data.default_views.map(({ id }) => id)
    const first = await save('First', {}, person)
    const second = await save('Second', {}, person)
    const customers = await save('Customers', { list: 'customers', query: {}, columns: null }, person)
    const choose = (id: number, is_default = true) =>
      person.call(api.chooseDefaultListView, { params: { id }, body: { is_default } })
    for (const { id } of [first, second, customers]) expect((await choose(id)).data.is_default).toBe(true)
    expect(await defaults()).toEqual([second.id, customers.id])
    await choose(first.id, false)
    expect(await defaults(), 'it was none').toEqual([second.id, customers.id])
    await person.call(api.deleteListView, { params: { id: second.id } })
    await choose(customers.id, false)
    expect(await defaults()).toEqual([])
    expect((await person.attempt(api.deleteListView, { params: { id: second.id } })).status).toBe(404)
  })

  it('can be restored unchanged for a day, by users who may delete it', async () => {
    const owner = await test.signIn('admin')
    const mechanic = await test.signIn('mechanic')
    const { id } = await save('Kept', { role_id: roleId('mechanic') }, owner)
    const params = { id }
    await mechanic.call(api.chooseDefaultListView, { params, body: { is_default: true } })
    const had = (await owner.call(api.listListViews, { query: { list: 'orders' } })).data.find(
      view => view.id === id,
    )
    expect((await admin.attempt(api.restoreListView, { params })).status, 'it is there').toBe(404)
    await admin.call(api.deleteListView, { params })
    const defaults = async () => (await mechanic.call(profileEndpoints.getProfile)).data.default_views
    expect(await defaults()).toEqual([])
    expect(await namesFor(owner)).not.toContain('Kept')
    expect(refusals(await mechanic.attempt(api.restoreListView, { params }))).toEqual([
      403,
      'undefined: forbidden',
    ])
    await admin.call(api.restoreListView, { params })
    const { data } = await owner.call(api.listListViews, { query: { list: 'orders' } })
    expect(data.find(view => view.id === id)).toEqual(had)
    expect(await defaults()).toMatchObject([{ id }])

    await owner.call(api.deleteListView, { params })
    await save('Kept', {}, owner)
    expect(refusals(await owner.attempt(api.restoreListView, { params }))).toEqual([
      422,
      'name: validate__unique',
    ])
    test.clock.advance(deletedListViewSeconds * 1000 + 1)
    const cleaner = await test.signIn('admin')
    const other = await save('Other', {}, cleaner)
    await cleaner.call(api.deleteListView, { params: { id: other.id } })
    expect((await owner.attempt(api.restoreListView, { params })).status, 'it is gone').toBe(404)
  })
})
