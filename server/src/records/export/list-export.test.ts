import { buffer } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { partEndpoints as api } from '#contract/parts/part-endpoints.ts'
import { exportFileEndpoints } from '#contract/records/list-export.ts'
import type { CallInput } from '#contract/shared/endpoint.ts'
import { signLink } from '#server/access/tokens.ts'
import { plusSeconds } from '#server/platform/clock.ts'
import { partFixtures } from '#server/testing/part-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { csvFile } from './csv-file.ts'
import type { CellValue } from './list-export.ts'
import { xlsxFile } from './xlsx-file.ts'

const test = await testShop()
const admin = await test.signIn('admin')
const mechanic = await test.signIn('mechanic')
const make = await partFixtures(test, admin)

type Query = NonNullable<CallInput<typeof api.exportParts>['query']>

const linkTo = async (query: Query, client = admin, language = 'en') =>
  (await client.call(api.exportParts, { query }, { language })).data.url

const follow = async (url: string) => {
  const { status, raw, headers, errors } = await test.stranger.attempt(exportFileEndpoints.getExport, {
    query: { token: new URL(url, 'http://shop').searchParams.get('token')! },
  })
  return { status, raw, headers, errors }
}
const csvOf = async (query: Query, language?: string) =>
  (await follow(await linkTo(query, admin, language))).raw.toString()

await make.part({ name: 'Seal, "large"', stock_number: 'EXP-2', article_number: 'A 2', min_limit: 3 })
await make.part({ name: '=HYPERLINK("http://evil")', stock_number: 'EXP-10', price_retail: 1250.5 })
await make.part({ name: '@sum', stock_number: 'EXP-3', unit_id: make.gallons })

describe('the export of a list', () => {
  it('is a link to the filtered and sorted list as CSV', { tags: 'PART-067' }, async () => {
    const { data } = await admin.call(api.exportParts, {
      query: { search: 'EXP-', order_by: 'stock_number' },
    })
    expect(data.expires_at).toBe(Math.floor(test.clock.now().getTime() / 1000) + 300)
    const { raw, headers } = await follow(data.url)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toMatch(/^attachment; filename="?Parts/)
    const lines = raw.toString().split('\r\n')
    expect(lines[0]).toMatch(/^\uFEFFStock number,Name,Article number,/)
    expect(lines.slice(1)).toEqual([
      expect.stringMatching(
        /^EXP-10,"'=HYPERLINK\(""http:\/\/evil""\)",MX-\d+-A,Truck parts,Bendix,,1250.5,5,5,0,pcs,,In stock,No$/,
      ),
      expect.stringMatching(/^EXP-2,"Seal, ""large""",A 2,Truck parts,Bendix,,20,5,5,0,pcs,3,In stock,No$/),
      expect.stringMatching(/^EXP-3,'@sum,/),
      '',
    ])
    expect((await csvOf({ search: 'EXP-1' })).split('\r\n')).toHaveLength(3)
    expect(await csvOf({ search: 'EXP-1' }, 'ru')).toMatch(/^\uFEFFСкладской номер,/)
  })

  it('is also a spreadsheet, with numbers and without formulas', { tags: 'PART-067' }, async () => {
    const { raw, headers } = await follow(
      await linkTo({ search: 'EXP-', order_by: 'stock_number', format: 'xlsx' }),
    )
    expect(headers['content-type']).toContain('spreadsheetml.sheet')
    const files = unzipSync(new Uint8Array(raw))
    expect(Object.keys(files)).toContain('[Content_Types].xml')
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml']!)
    expect(sheet.match(/<row /g)).toHaveLength(4)
    expect(sheet).toContain(
      '<c r="A1" s="1" t="inlineStr"><is><t xml:space="preserve">Stock number</t></is></c>',
    )
    expect(sheet).toContain('<c r="G2" s="2"><v>1250.5</v></c>')
    // The style keeps it text when it is edited.
    expect(sheet).toContain(
      '<c r="B2" s="5" t="inlineStr"><is><t xml:space="preserve">=HYPERLINK(&quot;http://evil&quot;)</t></is></c>',
    )
    expect(strFromU8(files['xl/styles.xml']!)).toContain(
      '<xf numFmtId="49" applyNumberFormat="1" quotePrefix="1"/></cellXfs>',
    )
    expect(sheet).not.toContain('<f>')
    // Whole quantities have no decimal point; columns fit long names.
    expect(sheet).toContain('<c r="H2"><v>5</v></c>')
    expect(sheet).toContain('<col min="2" max="2" width="27" customWidth="1"/>')
    expect(strFromU8(files['xl/workbook.xml']!)).toContain('<sheet name="Parts" sheetId="1"')
  })

  it('has days and times as dates in a spreadsheet, and no other text', async () => {
    const content = {
      name: 'Orders',
      titles: ['Due', 'Begins', 'Note'],
      formats: ['date', 'moment', undefined],
      chunks: (async function* () {
        yield [
          ['2026-11-25', '2026-11-25 07:30', '2026-11-25'],
          ['1899-01-01', null, ''],
        ]
      })(),
    } satisfies Parameters<typeof xlsxFile>[0]
    const files = unzipSync(new Uint8Array(await buffer(xlsxFile(content))))
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml']!)
    const text = (place: string, style: string, value: string) =>
      `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${value}</t></is></c>`
    expect(sheet).toContain(
      `<row r="2"><c r="A2" s="3"><v>46351</v></c><c r="B2" s="4"><v>46351.3125</v></c>${text('C2', '', '2026-11-25')}</row>`,
    )
    expect(sheet).toContain(
      `<row r="3">${text('A3', ' s="3"', '1899-01-01')}<c r="B3" s="4"/><c r="C3"/></row>`,
    )
  })

  it('contains only chosen rows, in the order of the list', async () => {
    const { data } = await admin.call(api.listParts, { query: { search: 'EXP-', order_by: 'stock_number' } })
    const ids = [data[2]!.id, data[0]!.id]
    const lines = (await csvOf({ ids, order_by: 'stock_number' })).split('\r\n')
    expect(lines.slice(1, -1).map(line => line.split(',')[0])).toEqual(['EXP-10', 'EXP-3'])
    const none = await admin.attempt(api.exportParts, { query: { ids: [0] } })
    expect(none.status).toBe(422)
  })

  it('reads a long list in chunks, each row once, in order', async () => {
    await sql`
      with made as (
        insert into parts (name, slug, stock_number, category_id, unit_id, price_retail)
        select 'Long ' || n, 'long-' || n, 'LONG-' || n, 1, ${make.pieces}, 1 from generate_series(1, 1203) n
        returning id
      )
      insert into part_stock (part_id) select id from made`.execute(test.db)
    const numbers = (await csvOf({ search: 'LONG-', order_by: 'stock_number' }))
      .split('\r\n')
      .slice(1, -1)
      .map(line => line.split(',')[0])
    expect(numbers).toHaveLength(1203)
    expect(numbers).toEqual([...new Set(numbers)].sort())
  })

  it.each([
    ['CSV', csvFile],
    ['XLSX', xlsxFile],
  ])('is written as %s no further than it is read, and let go when nobody reads on', async (_, file) => {
    let chunksMade = 0
    let isOver = false
    async function* endless(): AsyncGenerator<CellValue[][]> {
      try {
        while (true) {
          chunksMade += 1
          yield Array.from({ length: 500 }, (__, row) => [`Part ${chunksMade}-${row}`, Math.random()])
        }
      } finally {
        isOver = true
      }
    }
    const stream = file({
      name: 'Parts',
      titles: ['Name', 'Price'],
      formats: [undefined, 'money'],
      chunks: endless(),
    })
    let read = 0
    for await (const bytes of stream) {
      read += bytes.length
      if (read > 1_000_000) break
    }
    // 500 rows are 10 KB at least, compressed; buffers hold some.
    expect(chunksMade).toBeLessThan(300)
    await vi.waitFor(() => expect(isOver).toBe(true))
  })

  it('is refused after five minutes, after sign-out and if forged; a link is no token', async () => {
    const url = await linkTo({ search: 'EXP-' })
    const token = new URL(url, 'http://shop').searchParams.get('token')!
    const asToken = await test.stranger.attempt(
      api.listParts,
      {},
      { headers: { authorization: `Bearer ${token}` } },
    )
    expect(asToken.status).toBe(401)
    expect((await follow(`${url.slice(0, -3)}abc`)).errors).toMatchObject([{ code: 'export_link_expired' }])
    const other = await signLink(test.db, 'other', { list: 'parts' }, plusSeconds(test.clock.now(), 300))
    expect((await follow(`/?token=${other}`)).status).toBe(403)
    test.clock.advance(299_000)
    expect((await follow(url)).status).toBe(200)
    test.clock.advance(2_000)
    expect((await follow(url)).errors).toMatchObject([
      { status: 403, title: 'This link has expired. Export the list again' },
    ])
    const gone = await test.signIn('sales_manager')
    const its = await linkTo({}, gone)
    await test.db
      .updateTable('sessions')
      .set({ revoked_at: test.clock.now() })
      .where('id', '=', gone.sessionId)
      .execute()
    expect((await follow(its)).status).toBe(403)
    expect((await mechanic.attempt(api.exportParts, { query: {} })).status).toBe(200)
  })
})
