import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { newFileKey } from '../server/src/platform/files/index.ts'
import type { Shop } from '../server/src/platform/shop.ts'
import type { CreatedOrders } from './created-orders.ts'
import type { Load } from './load.ts'
import { isBrief, quantile, run } from './measure.ts'
import { watchPauses } from './pauses.ts'
import type { Rows } from './rows.ts'
import type { SampleRecords } from './sample-records.ts'

/** Different orders in turn, as Typst caches parts of the last documents. */
const invoiceOrders = 24

/** Typst alone: `/floor-invoice/<order number>` renders the data of Rigbay's last invoice. */
export function addInvoiceFloor(bare: FastifyInstance, shop: Shop): void {
  const documents = new Map<string, [template: string, data: unknown]>()
  const { renderPdf } = shop
  shop.renderPdf = (template, data) => {
    documents.set((data as { number: string }).number, [template, data])
    return renderPdf(template, data)
  }
  bare.get<{ Params: { number: string } }>('/floor-invoice/:number', async ({ params }, reply) =>
    reply.type('application/pdf').send((await renderPdf(...documents.get(params.number)!)).content),
  )
}

/** 30 different parts per order, in three works. */
const invoiceWorks = (order: number, parts: readonly { id: number }[]) =>
  Array.from({ length: 3 }, (_, work) => ({
    name: `Work ${work} of order ${order}`,
    duration: '2:30',
    hourly_rate: 145,
    inventories: Array.from({ length: 10 }, (_, row) => ({
      id: parts[(order * 31 + work * 10 + row) % parts.length]!.id,
      quantity: 1 + ((order + row) % 9),
    })),
  }))

async function writeBillingCompany(shop: Shop): Promise<void> {
  const logo = await sharp({ create: { width: 600, height: 200, channels: 3, background: '#e8590c' } })
    .png()
    .toBuffer()
  const key = newFileKey('png')
  await shop.files.put(key, logo, { contentType: 'image/png' })
  const logo_key = [key, key, key].join(' ') // of each size
  await shop.db
    .updateTable('company')
    .set({
      company_name: 'Prairie Truck & Trailer Repair',
      address: '4810 W Roosevelt Rd',
      phone: '+13125550142',
      billing_phone: '+13125550187',
      billing_email: 'billing@prairie.example',
      billing_payment_details: 'Checks payable to Prairie Truck & Trailer Repair',
      billing_terms: 'Payment is due within 30 days of the invoice date. '.repeat(4),
      logo_key,
    })
    .execute()
}

/** How long other requests wait in the server's process while four people request invoices, in milliseconds. */
async function printEventLoopDelay(load: Load): Promise<void> {
  const reach = 20
  const rounds: number[] = []
  const worked: number[] = []
  for (let round = 0; round < 5; round++) {
    const pauses = watchPauses()
    await run({ ...load, connections: 4, requests: 60 })
    const { p99, processorP99 } = pauses.end()
    rounds.push(p99)
    worked.push(processorP99)
  }
  const p99 = quantile(rounds, 0.5)
  console.log(
    `${'event-loop delay meanwhile, 4 connections'.padEnd(44)} p99 ${p99.toFixed(2)} ms ` +
      `(${Math.min(...rounds).toFixed(2)} to ${Math.max(...rounds).toFixed(2)}), of the processor ${quantile(worked, 0.5).toFixed(2)}  ${p99 <= reach ? 'within' : 'ABOVE'} ${reach}`,
  )
}

/** Invoices of different orders in turn, against Typst alone. */
export async function measureInvoices(
  rows: Rows,
  { shop, floorPort, sample, created }: InvoicesOptions,
): Promise<void> {
  const { isWanted, measure, get, port, headers } = rows
  const { createOrder, orderOf } = created
  if (!isWanted('an invoice')) return
  await writeBillingCompany(shop)
  const billed: { id: number; order_number: string }[] = []
  for (let n = 0; n < (isBrief ? 2 : invoiceOrders); n++)
    billed.push(await createOrder(orderOf(invoiceWorks(n, sample.parts))))
  const path = billed.map(({ id }) => `/api/v1/orders/${id}/invoice?invoice_date=2026-11-21`)
  const invoice = { ...get('', 1), path, requests: billed.length * 2 }
  // Once, before measuring: the baseline renders the data of the last invoice.
  for (const one of path) {
    const { status } = await fetch(`http://127.0.0.1:${port}${one}`, { headers })
    if (status !== 200) throw new Error(`${one} answered ${status}`)
  }
  const floor = billed.map(({ order_number }) => `/floor-invoice/${order_number}`)
  await measure('an invoice of 30 rows', 2, invoice, { ...invoice, port: floorPort, path: floor })
  if (!isBrief) await printEventLoopDelay(invoice)
}

interface InvoicesOptions {
  shop: Shop
  floorPort: number
  sample: SampleRecords
  created: CreatedOrders
}
