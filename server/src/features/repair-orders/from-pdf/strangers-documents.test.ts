import { getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PdfFindings } from '#contract/repair-orders/repair-order-from-pdf.ts'
import { samplePdf } from '#server/testing/repair-order-pdfs.ts'
import { strangersDocuments } from '#server/testing/strangers-documents.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { findInText } from './find-in-text.ts'
import { linesOfPdf } from './lines/pdf-text.ts'
import { withoutFalseFinds } from './without-false-finds.ts'

const { shop, db } = await testShop()

/** What is found in each document, as the call does it but for the threads. */
const found = new Map<string, PdfFindings>()

beforeAll(async () => {
  for (const name of Object.keys(strangersDocuments)) {
    const bytes = new Uint8Array(await samplePdf(name).arrayBuffer())
    const lines = await linesOfPdf(await getDocumentProxy(bytes, { verbosity: 0 }))
    found.set(name, await withoutFalseFinds({ shop, db }, findInText(lines)))
  }
}, 60_000)

const values = <T>(list: readonly { value: T }[]): T[] => list.map(({ value }) => value)
const fields = ['vins', 'unit_numbers', 'license_plates', 'po_numbers', 'customers'] as const

/** `AG-73 214` is `AG73214`. */
const plain = (text: string) => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')

const documents = Object.entries(strangersDocuments)

describe('in the documents of strangers', () => {
  it.each(fields)('of the %s 95 % are found, and none is invented', field => {
    const missed: string[] = []
    const invented: string[] = []
    let count = 0
    for (const [name, truth] of documents) {
      const wanted = truth[field].map(plain)
      const read = values(found.get(name)![field]).map(plain)
      count += wanted.length
      missed.push(...wanted.filter(value => !read.includes(value)).map(value => `${name}: ${value}`))
      invented.push(...read.filter(value => !wanted.includes(value)).map(value => `${name}: ${value}`))
    }
    expect(invented).toEqual([])
    expect(missed.slice(Math.floor(count * 0.05))).toEqual([])
  })

  it('the purchase order stands before other orders', () => {
    for (const [name, { po_numbers }] of documents) {
      const read = values(found.get(name)!.po_numbers).map(plain)
      expect(read, name).toEqual(po_numbers.map(plain).filter(number => read.includes(number)))
    }
  })

  const with_ = (key: 'due' | 'limit' | 'notes' | 'odometers') =>
    documents.filter(([, truth]) => truth[key] !== undefined)

  it.each(with_('notes'))('a complaint ends where its cell does: %s', (name, { notes }) => {
    expect(values(found.get(name)!.notes)).toEqual(notes)
  })

  it.each(with_('due'))('when it is needed: %s', (name, { due }) => {
    expect(values(found.get(name)!.dates.filter(({ kind }) => kind === 'due'))).toContain(due)
  })

  it.each(with_('odometers'))('what the odometer says: %s', (name, { odometers }) => {
    expect(values(found.get(name)!.odometers)).toEqual(odometers)
  })

  it.each(with_('limit'))('what it may cost: %s', (name, { limit }) => {
    expect(values(found.get(name)!.amounts.filter(({ kind }) => kind === 'limit'))).toContain(limit)
  })
})
