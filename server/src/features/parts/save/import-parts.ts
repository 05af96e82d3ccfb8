import { sql } from 'kysely'
import { partErrors } from '#contract/parts/part-errors.ts'
import { type PartUpdate, partUpdate } from '#contract/parts/part-input.ts'
import { type PurchaseInput, purchaseInput } from '#contract/parts/purchase.ts'
import { fitsUnit } from '#contract/parts/quantity.ts'
import { commonErrors } from '#contract/shared/errors.ts'
import { slugMax, slugOf } from '#contract/shared/slug.ts'
import { insertNumberedRows } from '#server/database/insert-rows.ts'
import { brandsByName, categoriesByName, unitsByName } from '#server/features/catalogue/index.ts'
import { suppliersByName } from '#server/features/suppliers/index.ts'
import { writeHistory } from '#server/operation/history.ts'
import { duplicateInFile, validateRow } from '#server/records/import/cells.ts'
import { isChangedSinceImport } from '#server/records/import/changed-since-import.ts'
import type {
  ImportContext,
  ImportRow,
  ImportTarget,
  NewName,
  RowProblem,
} from '#server/records/import/import-target.ts'
import { sameName } from '#server/records/import/same-name.ts'
import { emptyStocks, openStocks } from '../stock/open-stocks.ts'
import { partValues } from './part-values.ts'

interface ImportedPart {
  part: PartUpdate
  unit_id: number
  /** The opening stock. */
  purchase: PurchaseInput | null
}

/** Parts with their opening stock. A category, unit, brand or supplier that the shop lacks is created. */
export const importParts: ImportTarget<ImportedPart> = {
  kind: 'part',
  table: 'parts',
  requires: 'inventories.create',

  async prepare(context, rows) {
    const { db } = context
    const named = (kind: NewName['kind']) => rows.flatMap(({ cells }) => cells[kind] || [])
    const categories = await categoriesByName(db, named('category'))
    const units = await unitsByName(db, named('unit'))
    const brands = await brandsByName(db, named('brand'))
    const suppliers = await suppliersByName(db, named('supplier'))
    const created = (kind: NewName['kind'], { made }: { made: string[] }) =>
      context.newNames.push(...made.map(name => ({ kind, name })))
    created('category', categories)
    created('unit', units)
    created('brand', brands)
    created('supplier', suppliers)
    const taken = await takenIn(context, rows)
    return rows.map(({ number, cells, numbers }) => {
      const problems: RowProblem[] = []
      const unit = units.units.get(sameName(cells.unit ?? ''))
      const category_id = categories.ids.get(sameName(cells.category ?? ''))
      if (cells.unit && !unit) problems.push({ field: 'unit', code: partErrors.unknown_unit.code })
      if (cells.category && !category_id)
        problems.push({ field: 'category', code: partErrors.unknown_category.code })
      const part = validateRow(
        partUpdate,
        {
          ...cells,
          ...numbers,
          article_number: cells.article_number || undefined,
          slug: freeSlug(context, taken.slugs, number, cells),
          category_id: category_id ?? (cells.category ? 1 : undefined),
          // The cell has a name; the form's alias takes an id.
          brand: undefined,
          brand_id: brands.ids.get(sameName(cells.brand ?? '')),
          supplier_id: suppliers.ids.get(sameName(cells.supplier ?? '')) ?? null,
        },
        { category_id: 'category', brand_id: 'brand', supplier_id: 'supplier' },
      )
      if (!cells.unit) problems.push({ field: 'unit', code: commonErrors.validate__required.code })
      const purchase = openingStock(context, numbers)
      problems.push(
        ...part.problems,
        ...purchase.problems,
        ...(purchase.value && unit && !fitsUnit(purchase.value.quantity, unit)
          ? [
              {
                field: 'quantity',
                code: partErrors.unit_takes_whole_numbers.code,
                params: { unit: unit.name },
              },
            ]
          : []),
        ...duplicateInFile(context, number, 'stock_number', cells.stock_number),
        ...(taken.stockNumbers.has((cells.stock_number ?? '').toLowerCase())
          ? [
              {
                field: 'stock_number',
                code: commonErrors.validate__unique.code,
                params: { value: cells.stock_number! },
              },
            ]
          : []),
      )
      if (problems.length > 0 || !part.value || !unit) return { number, problems }
      const { name, stock_number, article_number, notes } = part.value
      return {
        number,
        input: { part: part.value, unit_id: unit.id, purchase: purchase.value ?? null },
        saved: { name, stock_number, article_number, notes },
      }
    })
  },

  async insert(context, inputs) {
    const { db, now, userId } = context
    const ids = await insertNumberedRows(
      db,
      'parts',
      inputs.map(({ part, unit_id }) => ({
        ...partValues(part),
        unit_id,
        created_at: now,
        updated_at: now,
      })),
    )
    const stocks = inputs.map(({ part, purchase }, at) => ({
      part_id: ids[at]!,
      min_limit: part.min_limit,
      purchase,
    }))
    await openStocks(db, { userId, now }, stocks)
    await noteEach(
      context,
      'created',
      ids.map(id => ({ id })),
    )
    return ids
  },

  async used({ db }, ids) {
    const { rows } = await sql<{ id: number }>`
      select p.id from parts p
      where p.id = any(${ids}::bigint[]) and (
        ${isChangedSinceImport('part', 'p', 'created')} or p.deleted_at is not null
        or exists (select from stock_movements m where m.part_id = p.id and m.created_at > p.created_at)
        or exists (select from reservations r where r.part_id = p.id)
        or exists (select from repair_order_parts o where o.part_id = p.id)
        or exists (select from parts_order_items i where i.part_id = p.id)
        or exists (select from type_of_work_parts w where w.part_id = p.id))`.execute(db)
    return rows.map(({ id }) => id)
  },

  async remove(context, ids) {
    const { db } = context
    await sql`
      select p.id from parts p join part_stock s on s.part_id = p.id where p.id = any(${ids}::bigint[])
      order by p.id for update of p for no key update of s`.execute(db)
    await emptyStocks(db, context, ids)
    const { rows } = await sql<{ id: number; name: string }>`
      update parts set deleted_at = ${context.now}, slug = slug || '--' || id, version = version + 1
      where id = any(${ids}::bigint[]) returning id, name`.execute(db)
    await noteEach(context, 'deleted', rows)
  },
}

/** The first of a row's slugs that neither another part nor another row has. */
function freeSlug(
  { seen }: ImportContext,
  taken: ReadonlySet<string>,
  number: number,
  cells: ImportRow['cells'],
): string {
  const isFree = (slug: string) => !taken.has(slug) && (seen.get(`slug:${slug}`) ?? number) === number
  const slugs = slugsFor(number, cells)
  const free = slugs.find(isFree) ?? slugs[0]!
  seen.set(`slug:${free}`, number)
  return free
}

/**
 * Of name and stock number, as the second is a part's alone; for numbers that differ in signs alone also with that of the
 * row, or of one of those that follow.
 */
function slugsFor(number: number, { name = '', stock_number = '' }: ImportRow['cells']): string[] {
  const most = slugMax - 10
  const slug = slugOf(`${name.slice(0, most - stock_number.length)} ${stock_number}`).slice(0, most)
  return [slug, ...Array.from({ length: 10 }, (_, more) => `${slug}-${number + more}`)]
}

function openingStock(
  { today }: ImportContext,
  { quantity, cost }: Partial<Record<string, number | undefined>>,
): { value?: PurchaseInput; problems: RowProblem[] } {
  if (!quantity) return { problems: [] }
  return validateRow(purchaseInput, { date: today, quantity, cost: cost ?? 0 })
}

/** Stock numbers, in lower case, and slugs that parts of the shop have. */
async function takenIn(
  { db }: ImportContext,
  rows: readonly ImportRow[],
): Promise<{ stockNumbers: Set<string>; slugs: Set<string> }> {
  const numbers = rows.map(({ cells }) => (cells.stock_number ?? '').toLowerCase())
  const { rows: withNumber } = await sql<{ key: string }>`
    select lower(stock_number) as key from parts
    where deleted_at is null and lower(stock_number) = any(${numbers})`.execute(db)
  const { rows: withSlug } = await sql<{ slug: string }>`
    select slug from parts where slug = any(${rows.flatMap(({ number, cells }) => slugsFor(number, cells))})`.execute(
    db,
  )
  return {
    stockNumbers: new Set(withNumber.map(({ key }) => key)),
    slugs: new Set(withSlug.map(({ slug }) => slug)),
  }
}

const noteEach = (
  { db, userId, now }: ImportContext,
  act: string,
  parts: readonly { id: number; name?: string }[],
) =>
  writeHistory(
    db,
    parts.map(({ id, name }) => ({ kind: 'part', recordId: id, act, ...(name && { params: { name } }) })),
    { userId, timezone: 'UTC', now },
  )
