import { join } from 'node:path'
import { sql } from 'kysely'
import { partErrors } from '#contract/parts/part-errors.ts'
import { type LabelsQuery, labelCopies, labelsMax } from '#contract/parts/part-labels.ts'
import { formatDollars } from '#contract/shared/money.ts'
import { pdfDownload } from '#server/features/billing/index.ts'
import type { Context } from '#server/operation/context.ts'
import type { Download } from '#server/operation/download.ts'
import { refusal } from '#server/operation/refusal.ts'
import { type Barcode, barcodeOf } from './barcode.ts'
import { moduleWidth, papers } from './label-papers.ts'

const template = join(import.meta.dirname, 'labels.typ')

export async function printLabels(context: Context, query: LabelsQuery): Promise<Download> {
  const parts = await readParts(context, query.ids)
  const counted = parts.map(part => ({ part, copies: labelCopies(part, query) }))
  const count = counted.reduce((sum, { copies }) => sum + copies, 0)
  if (count === 0) throw refusal(partErrors.labels_none_on_hand)
  if (count > labelsMax) throw refusal(partErrors.labels_too_many, { params: { count, max: labelsMax } })
  const paper = papers[query.paper]
  const drawn = counted
    .filter(({ copies }) => copies > 0)
    .map(({ part, copies }) => ({ part, copies, code: drawnCode(barcodeOf(part.stock_number)) }))
  const unfit = drawn.filter(({ code }) => !code).map(({ part }) => part.stock_number)
  if (unfit.length > 0)
    throw refusal(partErrors.labels_no_barcode, {
      parameter: 'ids',
      params: { numbers: unfit.slice(0, 5).join(', ') },
    })
  const { dot: _, ...sheet } = paper
  const pdf = await context.shop.renderPdf(template, {
    paper: sheet,
    skip: paper.columns > 1 ? query.first - 1 : 0,
    labels: drawn.map(({ part, copies, code }) => ({
      copies,
      code,
      name: part.name,
      number: part.stock_number,
      price: query.with_price ? formatDollars(part.price) : '',
    })),
  })
  return pdfDownload(pdf, 'labels.pdf')

  function drawnCode(barcode: Barcode | undefined) {
    const module = barcode && moduleWidth(paper, barcode.modules)
    return barcode && module ? { ...barcode, module } : undefined
  }
}

async function readParts({ db }: Context, ids: readonly number[]) {
  const rows = await db
    .selectFrom('parts')
    .innerJoin('part_stock', 'part_stock.part_id', 'parts.id')
    .innerJoin('units', 'units.id', 'parts.unit_id')
    .select(['parts.id', 'parts.name', 'stock_number', 'price_retail', 'on_hand', 'accept_decimals'])
    .where('deleted_at', 'is', null)
    .where('parts.id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
  const found = new Map(rows.map(row => [row.id, row]))
  return [...new Set(ids)].map(id => {
    const row = found.get(id)
    if (!row) throw refusal(partErrors.unknown_part, { parameter: 'ids' })
    const { price_retail, on_hand, accept_decimals, ...part } = row
    return { ...part, price: Number(price_retail), on_hand: Number(on_hand), unit: { accept_decimals } }
  })
}
