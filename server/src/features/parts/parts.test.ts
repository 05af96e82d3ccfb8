import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { partEndpoints as api } from '#contract/parts/part-endpoints.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { typeOfWorkEndpoints } from '#contract/types-of-work/type-of-work-endpoints.ts'
import { partFixtures } from '#server/testing/part-fixtures.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { untilLockWaits } from '#server/testing/until-lock-waits.ts'
import { withoutRight } from '#server/testing/without-right.ts'

const test = await testShop()
const admin = await test.signIn('admin')
const sales = await test.signIn('sales_manager')
const mechanic = await test.signIn('mechanic')
const make = await partFixtures(test, admin)

const fieldsOf = (errors: { source?: { parameter: string } }[]) =>
  errors.map(error => error.source?.parameter).sort()

describe('creating a part', () => {
  it('stores the fields, with the first purchase as stock and cost', {
    tags: ['PART-012', 'PART-057', 'PART-061'],
  }, async () => {
    const created = await make.part({
      name: 'Air filter',
      supplier_id: make.supplier,
      purchase: { date: '2026-11-01', cost: 12.5, quantity: 8, invoice_number: 'INV-1' },
      seo: { title: 'Filter', desc: 'For trucks' },
    })
    expect(created).toMatchObject({
      name: 'Air filter',
      category_name: 'Truck parts',
      brand_name: 'Bendix',
      supplier_name: 'FleetPride',
      quantity: 8,
      on_hand: 8,
      reserved: 0,
      average_cost: 12.5,
      status: 'in_stock',
      unit: { name: 'pcs', accept_decimals: false },
      price_wholesale: [],
      seo: { title: 'Filter', h1: '', desc: 'For trucks' },
      hasRelatedOpenOrders: false,
      hasRelatedDeletedOrders: false,
      hasRelatedTypesOfWork: false,
    })
    const { data } = await admin.call(api.listTransactions, { params: { id: created.id } })
    expect(data).toMatchObject([
      { operation_type: 'purchase', quantity: 8, cost: 12.5, invoice_number: 'INV-1', date: '2026-11-01' },
    ])
  })

  it('requires name, slug, numbers, category, brand, price, unit and purchase', {
    tags: ['PART-025', 'PART-026'],
  }, async () => {
    const { status, errors } = await admin.attempt(api.createPart, { body: { purchase: {} } as never })
    expect(status).toBe(422)
    expect(fieldsOf(errors)).toEqual(
      [
        'name',
        'slug',
        'stock_number',
        'article_number',
        'category_id',
        'brand_id',
        'price_retail',
        'unit_id',
        'purchase.date',
        'purchase.cost',
        'purchase.quantity',
      ].sort(),
    )
  })

  it('requires size, package and minimum for the online shop, old price and discount on sale', {
    tags: ['PART-027', 'PART-028'],
  }, async () => {
    const { id } = await make.part()
    const lacking = async (flags: object) => {
      const { unit_id, purchase, ...fields } = make.payload(flags)
      const whole = { ...fields, unit_id, purchase }
      const created = await admin.attempt(api.createPart, { body: whole }, { validateOnly: true })
      const updated = await admin.attempt(
        api.updatePart,
        { params: { id }, body: fields },
        { validateOnly: true },
      )
      expect(fieldsOf(updated.errors)).toEqual(fieldsOf(created.errors))
      return fieldsOf(created.errors)
    }
    const [online, sale] = [
      ['height', 'length', 'min_limit', 'package_type', 'weight', 'width'],
      ['discount', 'price_old'],
    ]
    expect(await lacking({ for_shop: true })).toEqual(online)
    expect(await lacking({ is_sale: true })).toEqual(sale)
    expect(await lacking({ for_shop: true, is_sale: true })).toEqual([...online!, ...sale!].sort())
    expect(await lacking({})).toEqual([])
  })

  it('stores the fields of shop, sale, size, package, notes and SEO', {
    tags: ['PART-012', 'PART-057'],
  }, async () => {
    const said = {
      for_shop: true,
      is_new: true,
      is_popular: true,
      is_sale: true,
      price_old: 24.5,
      discount: 10,
      delivery_cost: 4.5,
      min_limit: 3,
      min_limit_price: 18,
      length: 10,
      width: 5.25,
      height: 4,
      weight: 2.5,
      package_type: 'tube' as const,
      notes: 'Top shelf',
      seo: { title: 'Shoe', h1: 'Brake shoe', desc: 'For trucks', keywords: 'brake', text: 'Long text' },
    }
    const { unit_id, purchase: _purchase, article_number, ...body } = make.payload(said)
    const created = await make.part({ ...body, unit_id, article_number: article_number! })
    const { data } = await admin.call(api.getPart, { params: { id: created.id } })
    expect(data).toMatchObject({
      ...said,
      name: body.name,
      slug: body.slug,
      stock_number: body.stock_number,
      article_number,
      category_id: 1,
      brand_id: make.brand,
      price_retail: 20,
      unit_id,
      unit_name: 'pcs',
      supplier_id: null,
      supplier_name: '',
    })
    await admin.call(api.updatePart, {
      params: { id: created.id },
      body: { ...body, article_number: article_number!, notes: 'Low shelf', version: created.version },
    })
    const saved = await admin.call(api.getPart, { params: { id: created.id } })
    expect(saved.data).toMatchObject({ ...said, notes: 'Low shelf' })
  })

  it('accepts the aliases article, brand and price', { tags: 'PART-012' }, async () => {
    const { article_number, brand_id, price_retail, ...rest } = make.payload()
    const { data } = await admin.call(api.createPart, {
      body: { ...rest, article: 'A#1/2 б-3', brand: brand_id!, price: price_retail! },
    })
    expect(data).toMatchObject({ article_number: 'A12 б-3', brand_id, price_retail: 20 })
    expect(article_number).toBeDefined()
  })

  it('removes other characters from the article number', {
    tags: 'PART-013',
  }, async () => {
    const { id, article_number } = await make.part({ article_number: 'AB_12.3 (x)-7' })
    expect(article_number).toBe('AB123 x-7')
    const { unit_id: _unit, purchase: _purchase, ...body } = make.payload({ article_number: 'CD_4.5 (y)-8' })
    const { data } = await admin.call(api.updatePart, { params: { id }, body })
    expect(data.article_number).toBe('CD45 y-8')
  })

  it('clears old price and discount unless on sale', { tags: 'PART-018' }, async () => {
    const none = { price_old: null, discount: null }
    expect(await make.part({ is_sale: false, price_old: 30, discount: 10 })).toMatchObject(none)
    const { id } = await make.part({ is_sale: true, price_old: 30, discount: 10 })
    const { unit_id: _unit, purchase: _purchase, ...body } = make.payload({ price_old: 30, discount: 10 })
    const { data } = await admin.call(api.updatePart, { params: { id }, body: { ...body, is_sale: false } })
    expect(data).toMatchObject(none)
  })

  it('refuses decimals for a whole unit and accepts three otherwise', {
    tags: 'PART-016',
  }, async () => {
    const { errors } = await admin.attempt(api.createPart, {
      body: make.payload({ purchase: { date: '2026-11-01', cost: 1, quantity: 1.5 } }),
    })
    expect(errors).toMatchObject([
      { code: 'unit_takes_whole_numbers', source: { parameter: 'purchase.quantity' } },
    ])
    const oil = await make.part({
      unit_id: make.gallons,
      purchase: { date: '2026-11-01', cost: 9, quantity: 2.125 },
    })
    expect(oil.quantity).toBe(2.125)
    const finer = await admin.attempt(api.createPart, {
      body: make.payload({
        unit_id: make.gallons,
        purchase: { date: '2026-11-01', cost: 9, quantity: 2.1251 },
      }),
    })
    expect(fieldsOf(finer.errors)).toEqual(['purchase.quantity'])
  })

  it('limits an invoice number to 15 and an SEO description to 500 characters', {
    tags: ['PART-029', 'PART-030'],
  }, async () => {
    const attempt = (number: number, description: number) =>
      admin.attempt(api.createPart, {
        body: make.payload({
          purchase: { date: '2026-11-01', cost: 1, quantity: 1, invoice_number: 'x'.repeat(number) },
          seo: { desc: 'x'.repeat(description) },
        }),
      })
    expect((await attempt(15, 500)).status).toBe(200)
    const { errors } = await attempt(16, 501)
    expect(errors.map(error => [error.code, error.source?.parameter])).toEqual([
      ['validate__max-length', 'seo.desc'],
      ['validate__max-length', 'purchase.invoice_number'],
    ])
    const { id } = await make.part()
    const save = async (description: number) => {
      const seo = { desc: 'x'.repeat(description) }
      const { unit_id: _unit, purchase: _purchase, ...body } = make.payload({ seo })
      return (await admin.attempt(api.updatePart, { params: { id }, body })).errors
    }
    expect(await save(500)).toEqual([])
    expect(await save(501)).toMatchObject([
      { code: 'validate__max-length', source: { parameter: 'seo.desc' } },
    ])
  })

  it('accepts every field up to its limit, and refuses longer ones', async () => {
    const filled = (more: 0 | 1) => ({
      ...make.payload(),
      name: 'n'.repeat(255 + more),
      slug: 's'.repeat(255 + more),
      stock_number: 'k'.repeat(100 + more),
      article_number: 'a'.repeat(100 + more),
      price_retail: 9_999_999 + more,
      delivery_cost: 9_999_999 + more,
      min_limit: 999_999 + more,
      min_limit_price: 9_999_999 + more,
      is_sale: true,
      price_old: 9_999_999 + more,
      discount: 99 + more,
      length: 99_999 + more,
      width: 99_999 + more,
      height: 99_999 + more,
      weight: 99_999 + more,
      notes: 'n'.repeat(5000 + more),
      purchase: { date: '2026-11-01', cost: 9_999_999 + more, quantity: 999_999 + more },
      seo: {
        title: 't'.repeat(255 + more),
        h1: 'h'.repeat(255 + more),
        desc: 'd'.repeat(500 + more),
        keywords: 'k'.repeat(500 + more),
      },
    })
    const { min_limit, seo } = (await admin.call(api.createPart, { body: filled(0) })).data
    expect([min_limit, seo.keywords]).toEqual([999_999, 'k'.repeat(500)])
    const { purchase: _, seo: __, ...flat } = filled(1)
    const limited = Object.entries(flat).flatMap(([field, value]) =>
      value === filled(0)[field as keyof typeof flat] || /_id$|^is_/.test(field) ? [] : field,
    )
    const { errors } = await admin.attempt(api.createPart, { body: filled(1) })
    expect(fieldsOf(errors)).toEqual(
      [
        ...limited,
        ...['purchase.cost', 'purchase.quantity', 'seo.desc', 'seo.h1', 'seo.keywords', 'seo.title'],
      ].sort(),
    )
    const negative = await admin.attempt(api.createPart, {
      body: make.payload({ price_retail: -1, delivery_cost: -1, weight: -0.01, min_limit: -1 }),
    })
    expect(fieldsOf(negative.errors)).toEqual(['delivery_cost', 'min_limit', 'price_retail', 'weight'])
    const finer = await admin.attempt(api.createPart, {
      body: make.payload({ price_retail: 1.005, length: 1.005, min_limit: 0.0001 }),
    })
    expect(fieldsOf(finer.errors)).toEqual(['length', 'min_limit', 'price_retail'])
  })

  it('refuses a duplicate slug or stock number, ignoring case, and unknown references', async () => {
    const there = await make.part()
    const { errors } = await admin.attempt(api.createPart, {
      body: make.payload({
        slug: there.slug,
        stock_number: there.stock_number.toLowerCase(),
        category_id: 999,
        brand_id: 999,
        supplier_id: 999,
        unit_id: 999,
      }),
    })
    expect(errors.map(error => error.code).sort()).toEqual(
      [
        'validate__unique',
        'validate__unique',
        'unknown_category',
        'unknown_brand',
        'unknown_supplier',
        'unknown_unit',
      ].sort(),
    )
  })

  it('writes nothing when validating only', { tags: 'PART-022' }, async () => {
    const body = make.payload()
    const { status } = await admin.attempt(api.createPart, { body }, { validateOnly: true })
    expect(status).toBeLessThan(300)
    const { data } = await admin.call(api.listParts, { query: { search: body.stock_number } })
    expect(data).toEqual([])
  })
})

describe('updating a part', () => {
  it('keeps unit and stock, and records the changes', {
    tags: ['PART-014', 'PART-037', 'PART-061'],
  }, async () => {
    const created = await make.part({ price_retail: 20 })
    const { unit_id, purchase, ...rest } = make.payload({ slug: created.slug, price_retail: 25 })
    const { data } = await admin.call(api.updatePart, {
      params: { id: created.id },
      body: { ...rest, version: created.version, unit_id: make.gallons, purchase } as never,
    })
    expect(data).toMatchObject({ unit_id: created.unit_id, quantity: 5, price_retail: 25 })
    expect(unit_id).toBe(make.pieces)
    const history = await admin.call(api.listFullHistory, { params: { id: created.id } })
    expect(history.data.map(entry => entry.message)).toEqual(['Part changed', 'Part created'])
    expect(history.data[0]!.changes).toContainEqual({ label: 'Price', before: '$20.00', after: '$25.00' })
    expect(history.data[0]!.user?.email).toBe(admin.user.email)
  })

  it('answers 409 with the current part on a version conflict', async () => {
    const created = await make.part()
    const { unit_id: _unit, purchase: _purchase, ...body } = make.payload()
    await admin.call(api.updatePart, { params: { id: created.id }, body: { ...body, version: 1 } })
    const { status, raw } = await admin.attempt(api.updatePart, {
      params: { id: created.id },
      body: { ...body, version: 1 },
    })
    expect(status).toBe(409)
    expect(JSON.parse(raw.toString()).data).toMatchObject({ id: created.id, version: 2 })
  })
})

describe('the list', () => {
  it('filters by shop, minimum, category, supplier, status and search', {
    tags: ['PART-002', 'PART-004', 'PART-058'],
  }, async () => {
    const low = await make.part({
      name: 'Zeta valve',
      min_limit: 5,
      supplier_id: make.supplier,
      category_id: 2,
    })
    const online = await make.part({
      name: 'Zeta hose',
      for_shop: true,
      min_limit: 1,
      length: 1,
      width: 1,
      height: 1,
      weight: 1,
      package_type: 'tube',
    })
    const out = await make.part({ name: 'Zeta clip' })
    await admin.call(api.sellPart, {
      params: { id: out.id },
      body: { describe: 'broke', quantity: 5, price: 0, date: '2026-11-02' },
    })
    const ids = async (query: object) =>
      (await admin.call(api.listParts, { query: { search: 'zeta', order_by: 'name', ...query } })).data.map(
        row => row.id,
      )
    expect(await ids({})).toEqual([out.id, online.id, low.id])
    expect(await ids({ order_type: 'desc' })).toEqual([low.id, online.id, out.id])
    expect(await ids({ only_min_limit: true })).toEqual([low.id])
    expect(await ids({ for_shop: true })).toEqual([online.id])
    expect(await ids({ category_id: 2 })).toEqual([low.id])
    expect(await ids({ supplier_id: make.supplier })).toEqual([low.id])
    expect(await ids({ status: 'out_of_stock' })).toEqual([out.id])
    expect(await ids({ status: 'in_stock' })).toEqual([online.id, low.id])
    expect(await ids({ page: 2, per_page: 2 })).toEqual([low.id])
    expect(await ids({ order_by: 'quantity', order_type: 'asc' })).toEqual([out.id, low.id, online.id])
    const { data } = await admin.call(api.listParts, { query: { search: 'zeta valve' } })
    expect(data[0]).toMatchObject({ is_below_min: true, status: 'in_stock' })
  })

  it('finds parts of categories below the chosen one', async () => {
    const { id } = await test.db
      .insertInto('categories')
      .values({ name: 'Brakes', slug: 'brakes', parent_id: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const part = await make.part({ name: 'Omega drum', category_id: id })
    const { data } = await admin.call(api.listParts, { query: { search: 'omega', category_id: 1 } })
    expect(data.map(row => row.id)).toEqual([part.id])
  })

  it('finds a number with and without hyphens, and a literal %', async () => {
    const part = await make.part({ stock_number: 'TB-77-012', article_number: 'K 5-5' })
    for (const search of ['TB-77', 'tb77012', 'T-B77', 'tb-77-0']) {
      const { data } = await admin.call(api.shortListParts, { query: { search } })
      expect(
        data.map(row => row.id),
        search,
      ).toEqual([part.id])
    }
    expect((await admin.call(api.listParts, { query: { search: '%' } })).data).toEqual([])
  })

  it('sorts the best match first in every search, unless another sort is chosen', async () => {
    const add = (name: string, stock_number: string, article_number: string) =>
      make.part({ name, stock_number, article_number })
    const stock = await add('Valve, governor', 'GV 55-1', 'K1')
    const article = await add('Zulu', 'ZU-1', 'gv551')
    const same = await add('GV551', 'ZU-6', 'K6')
    const longer = await add('Bravo', 'GV-551-9', 'K2')
    const longerArticle = await add('Alpha', 'ZU-2', 'GV 551 7')
    const named = await add('GV551 kit', 'ZU-3', 'K3')
    const within = await add('Kit for gv551', 'ZU-4', 'K4')
    const inside = await add('Kit xgv551', 'ZU-5', 'K5')
    const best = [stock, article, same, longer, longerArticle, named, within, inside].map(({ id }) => id)
    const search = 'gv551'
    for (const endpoint of [api.listParts, api.shortListParts, api.shortListPartsByPage])
      expect(
        (await admin.call(endpoint as typeof api.listParts, { query: { search } })).data.map(({ id }) => id),
      ).toEqual(best)
    const byName = await admin.call(api.listParts, { query: { search, order_by: 'name' } })
    expect(byName.data.map(({ id }) => id)).toEqual(
      [longerArticle, longer, same, named, within, inside, stock, article].map(({ id }) => id),
    )
  })

  it('finds a number with any separators, the exact one first', async () => {
    const longer = await make.part({ name: 'Aaa seal', stock_number: 'QF-9.310/2-B' })
    const exact = await make.part({ name: 'Zzz seal', article_number: 'QF 9310-2' })
    for (const search of ['QF-9310-2', 'qf93102', 'QF 9.310/2', 'qf_9310 2']) {
      const { data } = await admin.call(api.shortListParts, { query: { search } })
      expect(
        data.map(row => row.id),
        search,
      ).toEqual([exact.id, longer.id])
    }
  })
})

describe('short lists', () => {
  it('answers by id with available quantity and unit', { tags: 'PART-064' }, async () => {
    const part = await make.part()
    await make.order(part.id, 2)
    const { data } = await admin.call(api.shortListParts, { query: { id: part.id } })
    expect(data).toEqual([
      {
        id: part.id,
        name: part.name,
        stock_number: part.stock_number,
        article_number: part.article_number,
        price_retail: 20,
        price_wholesale: [],
        min_limit_price: null,
        level_price: null,
        cost: 10,
        quantity: 3,
        on_hand: 5,
        reserved: 2,
        unit: { id: make.pieces, name: 'pcs', accept_decimals: false },
      },
    ])
  })

  it("gives the price of the level of a vehicle's owner to who may write orders, and its cost to who may see costs", async () => {
    const orders = orderFixtures(test)
    const part = await orders.part(5, { price: 20, cost: 8 })
    const { id } = await test.db
      .insertInto('price_levels')
      .values({ name: 'Cost plus', kind: 'cost_plus', percent: '50' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const owner = await orders.customer()
    await test.db.updateTable('customers').set({ price_level_id: id }).where('id', '=', owner).execute()
    const vehicle_id = (await orders.vehicle(owner)).id
    const { data } = await admin.call(api.shortListParts, { query: { ids: [part], vehicle_id } })
    expect(data).toMatchObject([{ price_retail: 20, level_price: 12 }])
    expect(data.map(({ cost }) => cost)).toEqual([8])
    await withoutRight('sales_manager', 'inventories.see-costs', async () => {
      const { data } = await sales.call(api.shortListParts, { query: { ids: [part] } })
      expect(data.map(({ cost }) => cost)).toEqual([null])
    })
    expect(Object.keys(data[0]!).filter(key => /level$/.test(key))).toEqual([])
    const query = { ids: [part], vehicle_id }
    expect((await sales.call(api.shortListParts, { query })).data).toMatchObject([{ level_price: 12 }])
    expect((await mechanic.call(api.shortListParts, { query })).data).toMatchObject([{ level_price: null }])
  })

  it('answers for all parts of a form in one call', { tags: 'PART-064' }, async () => {
    const ids: number[] = []
    for (let i = 0; i < 22; i += 1) ids.push((await make.part({ name: `Grommet ${i}` })).id)
    const { data } = await sales.call(api.shortListParts, { query: { ids } })
    expect(data.map(part => part.id).sort((one, other) => one - other)).toEqual(ids)
    expect(data.every(part => part.quantity === 5)).toBe(true)
    expect((await sales.call(api.shortListParts, { query: { ids: [] } })).data.length).toBeLessThanOrEqual(20)
    const { status } = await sales.attempt(api.shortListParts, {
      query: { ids: Array.from({ length: 201 }, (_, index) => index + 1) },
    })
    expect(status).toBe(422)
  })

  it('is paged without excluded ids, and marks the last page', {
    tags: 'PART-065',
  }, async () => {
    for (let i = 0; i < 22; i += 1) await make.part({ name: `Rivet ${i}` })
    const first = await admin.call(api.shortListPartsByPage, { query: { search: 'rivet' } })
    expect(first.data).toHaveLength(20)
    expect(first.meta.last_page).toBe(2)
    const without = await admin.call(api.shortListPartsByPage, {
      query: { search: 'rivet', without_ids: first.data.slice(0, 2).map(row => row.id) },
    })
    expect(without.data).toHaveLength(20)
    expect(without.meta.last_page).toBe(1)
  })
})

describe('deleting a part', () => {
  const sellOut = (id: number) =>
    admin.call(api.sellPart, {
      params: { id },
      body: { describe: 'defect', quantity: 5, price: 0, date: '2026-11-02' },
    })

  it('deletes an unused part that is out of stock, and frees its numbers', {
    tags: ['PART-009', 'PART-061'],
  }, async () => {
    const part = await make.part()
    const inStock = await admin.attempt(api.deletePart, { params: { id: part.id } })
    expect(inStock.errors).toMatchObject([{ code: 'part_in_stock', params: { quantity: 5 } }])
    await sellOut(part.id)
    await admin.call(api.deletePart, { params: { id: part.id } })
    expect((await admin.attempt(api.getPart, { params: { id: part.id } })).status).toBe(404)
    expect((await admin.call(api.shortListParts, { query: { id: part.id } })).data).toEqual([])
    await make.part({ slug: part.slug, stock_number: part.stock_number })
  })

  it('refuses a part of an open order or type of work, with links', {
    tags: ['PART-009', 'PART-010'],
  }, async () => {
    const part = await make.part()
    const order = await make.order(part.id, 5)
    const work = await admin.call(typeOfWorkEndpoints.createTypeOfWork, {
      body: {
        name: `Brakes with ${part.name}`,
        duration: '1:00',
        hourly_rate: 100,
        inventories: [{ inventory_id: part.id, quantity: 1 }],
      },
    })
    const { status, errors } = await admin.attempt(api.deletePart, { params: { id: part.id } })
    expect(status).toBe(422)
    expect(errors).toMatchObject([
      {
        code: 'part_has_open_orders',
        params: { related: [{ kind: 'repair_order', id: order.id, name: order.order_number }] },
      },
      {
        code: 'part_has_types_of_work',
        params: { related: [{ kind: 'type_of_work', id: work.data.id, name: work.data.name }] },
      },
    ])
    expect((await admin.call(api.getPart, { params: { id: part.id } })).data).toMatchObject({
      status: 'out_of_stock',
      quantity: 0,
      hasRelatedOpenOrders: true,
      hasRelatedTypesOfWork: true,
    })
  })

  it('refuses a part of a deleted order until it is deleted permanently', { tags: 'PART-011' }, async () => {
    const part = await make.part()
    const order = await make.order(part.id, 1)
    await admin.call(repairOrderEndpoints.deleteRepairOrder, { params: { id: order.id } })
    await sellOut(part.id)
    const { errors } = await admin.attempt(api.deletePart, { params: { id: part.id } })
    expect(errors).toMatchObject([
      {
        code: 'part_has_deleted_orders',
        title: 'Cannot delete: this part is on deleted orders (1). Delete them permanently first',
        params: { related: [{ kind: 'repair_order', id: order.id, is_deleted: true }] },
      },
    ])
    await admin.call(repairOrderEndpoints.deleteRepairOrderPermanently, { params: { id: order.id } })
    await admin.call(api.deletePart, { params: { id: part.id } })
  })

  it('deletes a part of a draft: only orders that were checked out prevent it', async () => {
    const part = await make.part()
    const { data: draft } = await admin.call(partsOrderEndpoints.createPartsOrder, { body: {} })
    await admin.call(partsOrderEndpoints.addPartsOrderItem, {
      params: { id: draft.id },
      body: { inventory_id: part.id, quantity: 1, discount: 0 },
    })
    await sellOut(part.id)
    await admin.call(api.deletePart, { params: { id: part.id } })
  })

  it('waits for a concurrent purchase, then is refused', async () => {
    const part = await make.part()
    await sellOut(part.id)
    let deletion: ReturnType<typeof admin.attempt> | undefined
    let purchase: Promise<unknown> | undefined
    await test.db.transaction().execute(async db => {
      // The purchase has locked its part and waits for the history.
      await sql`lock table history in share mode`.execute(db)
      purchase = admin.call(api.purchasePart, {
        params: { id: part.id },
        body: { date: '2026-11-03', cost: 1, quantity: 2 },
      })
      await untilLockWaits(test.db)
      deletion = admin.attempt(api.deletePart, { params: { id: part.id } })
      await untilLockWaits(test.db, 2)
    })
    await purchase
    expect((await deletion!).errors).toMatchObject([{ code: 'part_in_stock', params: { quantity: 2 } }])
    expect((await admin.call(api.getPart, { params: { id: part.id } })).data.on_hand).toBe(2)
  })
})

describe('rights', () => {
  it('mechanics read and search without writing, sales managers write without deleting', {
    tags: ['PART-008', 'PART-021'],
  }, async () => {
    const part = await make.part()
    expect((await mechanic.attempt(api.getPart, { params: { id: part.id } })).status).toBe(200)
    for (const call of [
      mechanic.attempt(api.createPart, { body: make.payload() }),
      mechanic.attempt(api.updatePart, { params: { id: part.id }, body: make.payload() }),
      mechanic.attempt(api.deletePart, { params: { id: part.id } }),
      sales.attempt(api.deletePart, { params: { id: part.id } }),
    ]) {
      expect((await call).status).toBe(403)
    }
  })

  it('checks the permission of each act', { tags: ['PART-008', 'PART-021'] }, async () => {
    const params = { id: (await make.part({ purchase: { date: '2026-11-01', cost: 1, quantity: 1 } })).id }
    const { unit_id, purchase, ...fields } = make.payload()
    const only = { validateOnly: true }
    await admin.call(api.sellPart, {
      params,
      body: { describe: 'broke', quantity: 1, price: 0, date: '2026-11-02' },
    })
    const statuses = async () => [
      (await admin.attempt(api.createPart, { body: { ...fields, unit_id, purchase } }, only)).status,
      (await admin.attempt(api.updatePart, { params, body: fields }, only)).status,
      (await admin.attempt(api.deletePart, { params }, only)).status,
    ]
    expect(await statuses()).toEqual([204, 204, 204])
    expect(await withoutRight('admin', 'inventories.create', statuses)).toEqual([403, 204, 204])
    expect(await withoutRight('admin', 'inventories.update', statuses)).toEqual([204, 403, 204])
    expect(await withoutRight('admin', 'inventories.delete', statuses)).toEqual([204, 204, 403])
  })
})
