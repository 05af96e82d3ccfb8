import { describe, expect, it } from 'vitest'
import { partEndpoints as api } from '#contract/parts/part-endpoints.ts'
import { partFixtures } from '#server/testing/part-fixtures.ts'
import { pdfText } from '#server/testing/pdf-text.ts'
import { readLabels } from '#server/testing/read-labels.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const admin = await test.signIn('admin')
const make = await partFixtures(test, admin)

const requestLabels = (query: object) => admin.attempt(api.printLabels, { query } as never)

async function pdfOf(query: object): Promise<Buffer> {
  const { raw, headers, status } = await requestLabels(query)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('application/pdf')
  return raw
}

const inch = 25.4

describe('labels of parts', () => {
  it('have name, stock number and a readable barcode on a roll', async () => {
    const part = await make.part({ name: 'Brake drum 16.5 x 7', stock_number: 'BD-16570/A' })
    const pdf = await pdfOf({ ids: [part.id], paper: 'thermal_2x1', copies: 3, first: 9 })
    const { pages, labels } = await readLabels(pdf)
    expect(pages).toHaveLength(3)
    for (const page of pages) {
      expect(page.width).toBeCloseTo(2 * inch, 3)
      expect(page.height).toBeCloseTo(inch, 3)
    }
    expect(labels.map(({ page, code }) => [page, code])).toEqual([1, 2, 3].map(page => [page, 'BD-16570/A']))
    const text = await pdfText(pdf)
    expect(text).toContain('Brake drum 16.5 x 7')
    expect(text).toContain('BD-16570/A')
    expect(text).not.toContain('$')
  })

  it('have the price on request', async () => {
    const part = await make.part({ price_retail: 1234.5 })
    const text = await pdfText(await pdfOf({ ids: [part.id], paper: 'thermal_2x1', with_price: true }))
    expect(text).toContain('$1,234.50')
  })

  it('fit the cut of a sheet, from the first free position, over several sheets', async () => {
    const [one, other] = [await make.part(), await make.part()]
    const pdf = await pdfOf({ ids: [other.id, one.id], paper: 'avery_5160', copies: 15, first: 3 })
    const { pages, labels } = await readLabels(pdf)
    expect(pages.map(({ width, height }) => [width, height].map(Math.round))).toEqual([
      [216, 279],
      [216, 279],
    ])
    const numbers = [other, one].flatMap(({ stock_number }) => Array.from({ length: 15 }, () => stock_number))
    expect(labels.map(({ code }) => code)).toEqual(numbers)
    for (const [index, label] of labels.entries()) {
      const place = (index + 2) % 30
      expect(label.page).toBe(index + 2 < 30 ? 1 : 2)
      const left = (0.1875 + (place % 3) * 2.75) * inch
      const top = (0.5 + Math.floor(place / 3)) * inch
      const quiet = label.width / 10
      expect(label.left).toBeGreaterThan(left)
      expect(label.left + label.width).toBeLessThan(left + 2.625 * inch)
      expect(label.left - left).toBeGreaterThan(quiet / 2)
      expect(label.top).toBeGreaterThan(top)
      expect(label.top + label.height).toBeLessThan(top + inch)
    }
  })

  it('are one per unit on hand; one for measured parts, none out of stock', async () => {
    const three = await make.part({ purchase: { date: '2026-11-01', cost: 1, quantity: 3 } })
    const oil = await make.part({
      unit_id: make.gallons,
      purchase: { date: '2026-11-01', cost: 1, quantity: 55.5 },
    })
    const gone = await make.part({ purchase: { date: '2026-11-01', cost: 1, quantity: 1 } })
    await admin.call(api.sellPart, {
      params: { id: gone.id },
      body: { describe: 'broke', quantity: 1, price: 0, date: '2026-11-02', invoice_number: '' },
    })
    const ids = [three.id, gone.id, oil.id]
    const { labels } = await readLabels(await pdfOf({ ids, paper: 'avery_5160', on_hand: true }))
    expect(labels.map(({ code }) => code)).toEqual([
      ...Array.from({ length: 3 }, () => three.stock_number),
      oil.stock_number,
    ])
    expect(await requestLabels({ ids: [gone.id], paper: 'avery_5160', on_hand: true })).toMatchObject({
      status: 422,
      errors: [{ code: 'labels_none_on_hand' }],
    })
  })

  it('fit the longest possible number at a printable and readable width', async () => {
    const number = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
    const part = await make.part({ stock_number: number, name: 'W'.repeat(250) })
    const [label] = (await readLabels(await pdfOf({ ids: [part.id], paper: 'thermal_2x1' }))).labels
    expect(label).toMatchObject({ code: number })
    // 29 characters of 11 modules, and two more: each module is one dot at 203 dpi.
    expect(label!.width).toBeCloseTo((29 * 11 + 2) * (inch / 203), 2)
  })

  it('are refused for numbers that no barcode can hold', async () => {
    const fine = await make.part()
    const cyrillic = await make.part({ stock_number: 'КЛАПАН-7' })
    const long = await make.part({ stock_number: `L${'-A'.repeat(49)}` })
    const ids = [fine.id, cyrillic.id, long.id]
    expect(await requestLabels({ ids, paper: 'avery_5160' })).toMatchObject({
      status: 422,
      errors: [
        {
          code: 'labels_no_barcode',
          title: expect.stringContaining(`КЛАПАН-7, ${long.stock_number}`),
        },
      ],
    })
  })

  it('are limited to 500, of existing parts', async () => {
    const [one, other] = [await make.part(), await make.part()]
    const whole = await readLabels(
      await pdfOf({ ids: [one.id, other.id], paper: 'avery_5160', copies: 250, first: 30 }),
    )
    expect(whole.labels).toHaveLength(500)
    expect(whole.pages).toHaveLength(18)
    expect(await requestLabels({ ids: [one.id, other.id], paper: 'avery_5160', copies: 251 })).toMatchObject({
      status: 422,
      errors: [{ code: 'labels_too_many', params: { count: 502, max: 500 } }],
    })
    for (const [query, parameter] of [
      [{ ids: [], paper: 'avery_5160' }, 'ids'],
      [{ ids: [one.id], paper: 'a4' }, 'paper'],
      [{ ids: [one.id], paper: 'avery_5160', copies: 0 }, 'copies'],
      [{ ids: [one.id], paper: 'avery_5160', copies: 501 }, 'copies'],
      [{ ids: [one.id], paper: 'avery_5160', first: 31 }, 'first'],
      [{ ids: [999_999], paper: 'avery_5160' }, 'ids'],
    ] as const)
      expect(await requestLabels(query)).toMatchObject({ status: 422, errors: [{ source: { parameter } }] })
  })
})
