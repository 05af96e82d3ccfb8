import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { renderPdf } from '#server/platform/pdf/render-pdf.ts'
import { largestInvoice, russianInvoice, sampleInvoice } from '#server/testing/invoice-samples.ts'
import type { InvoiceDocument } from './invoice-document.ts'
import { renderInvoice } from './render-invoice.ts'

it('prints customer, vehicle, work and amounts to the cent', async () => {
  const { text, pages } = await print(sampleInvoice())
  expect(pages).toBe(1)
  for (const part of [
    'Invoice R-001287',
    'Maria Alvarez',
    'Alvarez Freight LLC',
    'Service desk: +1 (312) 555-0142 Billing: +1 (312) 555-0187 ext. 12',
    '2019 Freightliner Cascadia',
    '1FUJGLDR9CLBP8834',
    'Labor 2.5 hr $120.00/hr $300.00',
    'BRK-4707Q-23K Brake shoe kit 4707Q, 23K axle, with hardware 2 set $148.90 $297.80',
    'Brake drum 16.5 x 7 outboard',
    'Discount 10% -$91.95',
    'Parts tax 8.5% $40.12',
    'Total $867.63 Paid -$500.00 Balance due $367.63',
    '11/24/2026 Credit card Reference AUTH 0093812 $100.00',
    'Page 1 of 1',
  ])
    expect(text).toContain(part)
})

it('prints Russian and Ukrainian', async () => {
  const { text } = await print(russianInvoice())
  for (const part of [
    'Счёт',
    'Александр Коваль',
    'ООО «Днепр-Логистика»',
    'їжак, ґанок, єдність',
    'К оплате $782.13',
    'Страница 1 из 1',
  ])
    expect(text).toContain(part)
})

it('prints 30 types of work with 30 parts each, with column heads and type of work on every page', async () => {
  const document = largestInvoice()
  const { text, pages, pageTexts } = await print(document)
  expect(pages).toBeGreaterThan(20)
  expect(pageTexts[0]).toContain(`Page 1 of ${pages}`)
  for (const page of pageTexts.slice(0, -1))
    expect(page).toContain('Stock number Description Quantity Price Amount')
  expect(pageTexts[1]).toContain('Type of work 1')
  for (const [type, group] of document.groups.entries())
    for (const [part, row] of group.parts.entries()) {
      expect(text, `${type}-${part}`).toContain(`${type}-${part}`)
      expect(text).toContain(row.amount)
    }
})

it('prints the terms on the page of the signature, however long the work', async () => {
  const [group] = sampleInvoice().groups
  for (let count = 10; count <= 24; count++) {
    const parts = Array.from({ length: count }, () => group!.parts[0]!)
    const { pageTexts } = await print(sampleInvoice({ groups: [{ ...group!, parts }] }))
    expect(pageTexts.at(-1), `${count} parts`).toMatch(/Labor is warranted for 90 days.*Authorized by/)
  }
})

it('prints text with Typst markup as it is', async () => {
  const hostile =
    '#panic("x") *bold* _it_ $x^2$ @ref <lab> `raw` = Head // c \\u{41} -- ... [x](y) #read("page.typ")'
  const document = sampleInvoice({ terms: hostile, payment_details: hostile, number: '#1 *2*' })
  document.company.name = '#sys.inputs'
  document.bill_to.name = hostile.slice(0, 60)
  document.groups[0]!.title = '- list #let x = 1'
  document.groups[0]!.parts[0]!.name = hostile
  const { text } = await print(document)
  expect(text.split(hostile).length - 1).toBeGreaterThanOrEqual(2)
  for (const part of ['#1 *2*', '#sys.inputs', '- list #let x = 1']) expect(text).toContain(part)
})

it('leaves out what is empty', async () => {
  const nothing = { name: '', company: '', address: [], phone: '', email: '', tax_exemption: '' }
  const company = { name: '', address: [], phones: [], email: '', website: '', logo: null }
  const document = sampleInvoice({
    company,
    bill_to: nothing,
    vehicle: null,
    groups: [],
    sums: [],
    payments: [],
    terms: '',
    due_date: '',
    payment_details: '',
  })
  const { text } = await print(document)
  for (const label of ['Vehicle', 'Payments', 'Paid', 'Billing terms', 'Due date'])
    expect(text).not.toContain(label)
})

it('prints the given logo, not the one of the invoice before', async () => {
  const sizes: number[] = []
  for (const width of [40, 120, 40]) {
    const document = sampleInvoice()
    document.company.logo = await sharp({ create: { width, height: 40, channels: 3, background: '#1d4e89' } })
      .png()
      .toBuffer()
    const { content: pdf } = await renderInvoice({ renderPdf }, document)
    const proxy = await getDocumentProxy(new Uint8Array(pdf))
    const page = await proxy.getPage(1)
    const { fnArray, argsArray } = await page.getOperatorList()
    const image = fnArray.indexOf(85)
    sizes.push((argsArray[image] as [string, number, number])[1])
  }
  expect(sizes).toEqual([40, 120, 40])
})

async function print(document: InvoiceDocument) {
  const { content: pdf } = await renderInvoice({ renderPdf }, document)
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  const { totalPages, text } = await extractText(new Uint8Array(pdf))
  const pageTexts = text.map(page => page.replace(/\s+/g, ' '))
  return { pages: totalPages, pageTexts, text: pageTexts.join(' ') }
}
