import { describe, expect, it } from 'vitest'
import { partEndpoints as api } from '#contract/parts/part-endpoints.ts'
import { partFixtures } from '#server/testing/part-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const admin = await test.signIn('admin')
const make = await partFixtures(test, admin)

const found = async (number: string) =>
  (await admin.call(api.shortListParts, { query: { number } })).data.map(part => part.id)

const searched = async (search: string) =>
  (await admin.call(api.listParts, { query: { search } })).data.map(part => part.id)

describe('the part of a scanned number', () => {
  it('has it as stock number, ignoring case and separators', async () => {
    const drum = await make.part({ stock_number: 'BD-16570/A', article_number: 'X1' })
    await make.part({ stock_number: 'BD-16570/AB', article_number: 'X2' })
    for (const number of ['BD-16570/A', 'bd-16570/a', 'BD16570A', ' BD 16570 A '])
      expect(await found(number)).toEqual([drum.id])
    expect(await found('BD-16570')).toEqual([])
    expect(await found('16570/A')).toEqual([])
  })

  it('may be read by a scanner or typed with other signs and letters', async () => {
    const hose = await make.part({ stock_number: 'HX-9034/B', article_number: '012345678905' })
    const own = await make.part({ stock_number: 'ТС-5510', article_number: 'XY-ZW' })
    for (const number of [']C1HX-9034/B', "HX'9034-B", 'HX‑9034/B', 'НХ-9034/В']) {
      expect(await found(number)).toEqual([hose.id])
      expect(await searched(number)).toEqual([hose.id])
    }
    for (const number of ['012345678905', '0012345678905', '12345678905', ']C10100012345678905']) {
      expect(await found(number)).toEqual([hose.id])
      expect(await searched(number)).toEqual([hose.id])
    }
    for (const number of ['TC-5510', 'ТС5510', 'XY‑ZW']) expect(await found(number)).toEqual([own.id])
    expect(await searched('TC-5510')).toEqual([own.id])
  })

  it('may have a number of letters only', async () => {
    const wiper = await make.part({ stock_number: 'WIPER' })
    await make.part({ name: 'A wiper', stock_number: 'WIPERS' })
    expect(await found('WIPER')).toEqual([wiper.id])
  })

  it('is the exact match if two differ only in separators', async () => {
    const dashed = await make.part({ stock_number: 'QQ-1-23' })
    const plain = await make.part({ stock_number: 'QQ-12-3' })
    expect(await found('QQ-1-23')).toEqual([dashed.id])
    expect(await found('qq-12-3')).toEqual([plain.id])
    expect((await found('QQ123')).toSorted()).toEqual([dashed.id, plain.id].toSorted())
  })

  it('is found by article number if no stock number matches', async () => {
    const pads = await make.part({ stock_number: 'PAD-1', article_number: '4719036 0010' })
    const others = [
      await make.part({ article_number: 'DUP-77' }),
      await make.part({ article_number: 'DUP77' }),
    ]
    expect(await found('47190360010')).toEqual([pads.id])
    expect((await found('dup-77')).toSorted()).toEqual(others.map(part => part.id).toSorted())
    const own = await make.part({ stock_number: 'DUP 77' })
    expect(await found('dup-77')).toEqual([own.id])
  })

  it('is none for separators only, and never a deleted one', async () => {
    await make.part({ article_number: '-' })
    expect(await found('----')).toEqual([])
    const gone = await make.part({
      stock_number: 'GONE-1',
      purchase: { date: '2026-11-01', cost: 1, quantity: 1 },
    })
    await admin.call(api.sellPart, {
      params: { id: gone.id },
      body: { describe: 'broke', quantity: 1, price: 0, date: '2026-11-02', invoice_number: '' },
    })
    await admin.call(api.deletePart, { params: { id: gone.id } })
    expect(await found('GONE-1')).toEqual([])
  })
})
