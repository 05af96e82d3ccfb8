import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '#server/testing/test-database.ts'
import { readUntil } from '../read-until.ts'
import { countList } from './count-list.ts'
import { exactUpTo } from './count-rows.ts'
import { type List, restrictToIds } from './list.ts'
import type { PageQuery } from './query.ts'
import { readAll } from './read-all.ts'
import { readPage } from './read-page.ts'
import { readHits, type Search } from './search.ts'

const database = await createTestDatabase()
const { pool } = database
// biome-ignore lint/suspicious/noExplicitAny: a table of this test alone
const db = database.db as any
const size = 24_000
/** 10,001 are more than are sorted at once. */
await pool.query(`
  create table things (id bigint primary key, color int not null, price int not null, due int not null, name text not null);
  insert into things select n, n % 7, hashint4(n) % 90, case when n % 5 = 0 then 1 + n % 400 else 0 end,
    case when n <= 13000 then 'old ' || n % 50 when n % 50 = 7 then 'new' else 'new ' || n % 50 end from generate_series(1, ${size}) n;
  create index on things (price, id);
  create index on things (name, id);
  create index on things (due, id) where due > 0;
  analyze things`)
afterAll(() => database.drop())

interface Filters {
  color?: number
  maxId?: number
  word?: string
}

const search = (word: string, slow = false): Search => ({
  id: 'things.id',
  hits: sql`select id from things where name like ${`%${word}%`} union all select id from things where name = ${word}`,
  matches: slow
    ? sql`(things.name like ${`%${word}%`} or pg_sleep(0.001) is null)`
    : sql`(things.name like ${`%${word}%`})`,
  correlatedSorts: ['name'],
  best: {
    rank: sql`(case when things.name = ${word} then 0 when things.name like ${`${word}%`} then 1 else 2 end)`,
    isExact: sql`(things.name = ${word})`,
  },
})

const list = (
  { color, maxId, word }: Filters,
  more: Partial<List<{ id: number }>> = {},
): List<{ id: number }> => {
  const isFiltered = color !== undefined || maxId !== undefined
  let matching = db.selectFrom('things').select('things.id')
  if (color !== undefined) matching = matching.where('things.color', '=', color)
  if (maxId !== undefined) matching = matching.where('things.id', '<=', maxId)
  return {
    matching,
    search: word === undefined ? undefined : search(word),
    count: isFiltered ? undefined : 'estimate',
    sorts: {
      newest: ['things.id'],
      price: ['things.price', 'things.id'],
      name: ['things.name', 'things.id'],
      due: ['things.due', 'things.id'],
    },
    segments: {
      due: {
        condition: sql`(things.due > 0)`,
        columns: ['things.due', 'things.id'],
        otherColumns: [sql`0::int`, 'things.id'],
      },
    },
    correlatedSorts: maxId === undefined ? undefined : ['newest'],
    rows: async ids => ids.map(id => ({ id })),
    ...more,
  }
}

const whereOf = ({ color, maxId, word }: Filters) =>
  [
    'true',
    ...(color === undefined ? [] : [`color = ${color}`]),
    ...(maxId === undefined ? [] : [`id <= ${maxId}`]),
    ...(word === undefined ? [] : [`name like '%${word}%'`]),
  ].join(' and ')

async function sorted(filters: Filters, { order_by, order_type }: Partial<PageQuery>): Promise<number[]> {
  const { word } = filters
  const direction = order_type ?? (order_by && order_by !== 'newest' ? 'asc' : 'desc')
  const where = whereOf(filters)
  const isMany = word !== undefined && (await count(`name like '%${word}%'`)) > exactUpTo
  const isManyFiltered = isMany && (await count(whereOf({ ...filters, word: undefined! }))) > exactUpTo
  const exact = `case when name = '${word}' then 0 else 1 end`
  const rank = `case when name = '${word}' then 0 when name like '${word}%' then 1 else 2 end`
  const first = word === undefined || order_by ? '' : `${isManyFiltered ? exact : rank}, `
  const column = order_by && order_by !== 'newest' ? `${order_by} ${direction}, ` : ''
  const { rows } = await pool.query(
    `select id from things where ${where} order by ${first}${column}id ${direction}`,
  )
  return rows.map(({ id }) => id)
}

const count = async (where: string): Promise<number> =>
  (await pool.query(`select count(*) from things where ${where}`)).rows[0].count

const filters = fc.record(
  {
    color: fc.integer({ min: 0, max: 8 }),
    maxId: fc.constantFrom(0, 100, 9_999, 10_001, 16_000, size),
    word: fc.constantFrom('old', 'new', 'new 1', 'old 17', '1', 'nothing', 'ne'),
  },
  { requiredKeys: [] },
)
const order = fc.record(
  {
    order_by: fc.constantFrom('newest', 'price', 'name', 'due'),
    order_type: fc.constantFrom('asc' as const, 'desc' as const),
  },
  { requiredKeys: [] },
)

describe('pages of a list', () => {
  it('are the filtered rows in order, each once, with the total', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        filters,
        order,
        fc.integer({ min: 1, max: 2000 }),
        async (filters, order, per_page) => {
          const expected = await sorted(filters, order)
          const last = Math.max(1, Math.ceil(expected.length / per_page))
          for (const page of new Set([1, 2, Math.ceil(last / 2), last, last + 1])) {
            const { data, meta } = await readPage(database.db, { ...order, page, per_page }, list(filters))
            const from = (page - 1) * per_page
            expect(data.map(({ id }) => id)).toEqual(expected.slice(from, from + per_page))
            if (!meta.total_is_more && !meta.total_is_estimate) expect(meta.total).toBe(expected.length)
            else expect(expected.length).toBeGreaterThan(exactUpTo)
          }
        },
      ),
      { numRuns: Number(process.env.WALKS ?? 60) },
    )
  })

  it.each([
    [{ word: 'old' }, undefined, { total: 10_000, total_is_more: true }],
    [{ maxId: 16_000 }, undefined, { total: 10_000, total_is_more: true }],
    [{ maxId: 16_000 }, 'exact', { total: 16_000 }],
    [{ maxId: 16_000, word: 'new' }, undefined, { total: 3_000 }],
    [{ color: 3, word: 'old' }, undefined, { total: 1_857 }],
    [{ color: 3 }, undefined, { total: 3_429 }],
  ] as const)('say of %j, counted %s, how many there are', async (filters, count, total) => {
    const some = list(filters, count && { count })
    const { meta } = await readPage(database.db, { page: 1, per_page: 12 }, some)
    expect(meta).toEqual(total)
    expect(
      await countList(database.db, some, some.search && (await readHits(database.db, some.search))),
    ).toEqual(total)
  })

  it.each([
    ['scanned', { word: 'new' }, [23_957, 23_907, 23_857]],
    ['sorted', { word: 'new', maxId: 16_000 }, [15_957, 15_907, 15_857]],
  ])('begin with the exact match when many hits are %s', async (_, filters, expected) => {
    const { data } = await readPage(database.db, { page: 1, per_page: 3 }, list(filters))
    expect(data.map(({ id }) => id)).toEqual(expected)
  })

  it('have an estimated total without filters', async () => {
    const { meta } = await readPage(database.db, { page: 1, per_page: 12 }, list({}))
    expect(meta.total_is_estimate).toBe(true)
    expect(meta.total / size).toBeCloseTo(1, 1)
  })

  it('continue beyond the counted rows', async () => {
    const { data, meta } = await readPage(database.db, { page: 11, per_page: 1000 }, list({ word: 'old' }))
    expect(data).toHaveLength(1000)
    expect(meta).toEqual({ total: 11_000, total_is_more: true })
  })

  it('contain only rows of the requested ids', async () => {
    const ids = [...Array(200).keys()]
    const some = restrictToIds(list({ word: 'old' }), ids)
    const { data, meta } = await readPage(database.db, { page: 1, per_page: 100, order_by: 'price' }, some)
    const expected = (await sorted({ word: 'old' }, { order_by: 'price' })).filter(id => id < 200)
    expect(data.map(({ id }) => id)).toEqual(expected.slice(0, 100))
    expect(meta.total).toBe(199)
  })

  it('together equal the whole list', async () => {
    for (const filters of [{}, { color: 2 }, { word: 'new 1' }]) {
      const query = { order_by: 'due', order_type: 'desc' as const }
      const ids: number[] = []
      for await (const chunk of readAll(database.db, query, () => list(filters)))
        ids.push(...chunk.map(({ id }) => id))
      expect(ids).toEqual(await sorted(filters, query))
    }
  })
})

describe('a scan that finds no row for a long time', () => {
  const slow = list({}, { search: search('new', true) })
  const query = { page: 1, per_page: 24, order_by: 'newest', order_type: 'asc' as const }

  it('is replaced by sorting all hits', async () => {
    const { data, meta } = await readPage(database.db, query, slow)
    expect(data.map(({ id }) => id)).toEqual((await sorted({ word: 'new' }, query)).slice(0, 24))
    expect(meta).toEqual({ total: 10_000, total_is_more: true })
  })

  it('ends when the browser disconnects', async () => {
    const gone = new AbortController()
    const read = readPage(readUntil(pool, gone.signal), query, slow)
    setTimeout(() => gone.abort(), 100)
    await expect(read).rejects.toThrow('This operation was aborted')
  })

  it('has no limit in a transaction, which the limit would abort', async () => {
    const few = list({ word: 'old' })
    await database.db.transaction().execute(async db => {
      expect((await readPage(db, query, few)).data).toHaveLength(24)
      expect((await readPage(db, { ...query, page: 2 }, few)).data).toHaveLength(24)
    })
  })
})
