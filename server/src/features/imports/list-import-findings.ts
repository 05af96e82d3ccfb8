import { type RawBuilder, sql } from 'kysely'
import { fieldLabels, type ImportKind } from '#contract/imports/import-fields.ts'
import type {
  ImportFinding,
  ImportFindingGroup,
  ImportFindingQuery,
} from '#contract/imports/import-finding.ts'
import type { Context } from '#server/operation/context.ts'
import { getImport } from './import-queries.ts'

const firstOfGroup = 5

/** What names a row to a person. */
const labelFields: Record<ImportKind, readonly string[]> = {
  part: ['name', 'stock_number'],
  customer: ['full_name', 'first_name', 'last_name', 'company_name'],
  truck: ['unit_number', 'make', 'model'],
  trailer: ['unit_number', 'make', 'model'],
  supplier: ['name'],
  type_of_work: ['name'],
}

interface FindingRow extends Omit<ImportFinding, 'label' | 'row' | 'title'> {
  number: number
  params: Record<string, unknown>
  cells: string[] | null
}

/** Of a problem also its field: "City is missing in 4 rows". */
const groupField = sql`case f.class when 'bad' then f.field else '' end`

export async function listImportGroups(context: Context, id: number): Promise<ImportFindingGroup[]> {
  const { kind, columns, confirmed } = await getImport(context, id)
  const { rows } = await sql<FindingRow & { group_field: string; place: number; rows: number }>`
    with placed as (
      select f.*, ${groupField} as group_field,
        row_number() over (partition by f.class, f.code, ${groupField} order by f.number, f.id) as place
      from import_findings f where f.import_id = ${id}
    ), counted as (
      select class, code, group_field, count(distinct number)::int as rows from placed group by 1, 2, 3
    )
    select p.id, p.class, p.code, p.number, p.field, p.before, p.after, p.params, p.group_field, c.rows, r.cells
    from placed p
    join counted c using (class, code, group_field)
    left join import_rows r on r.import_id = ${id} and r.number = p.number
    where p.place <= ${firstOfGroup}
    order by p.class, c.rows desc, p.code, p.group_field, p.place`.execute(context.db)
  const groups = Map.groupBy(rows, row => `${row.class} ${row.code} ${row.group_field}`)
  return [...groups.values()].map(found => {
    const { class: of, code, group_field, rows: count } = found[0]!
    return {
      class: of,
      code,
      field: group_field,
      rows: count,
      is_confirmed: of === 'changed' && confirmed.includes(code),
      findings: found.map(row => asFinding(context, kind, columns, row)),
    }
  })
}

/** In the reader's language. */
export async function listImportFindings(
  context: Context,
  id: number,
  query: ImportFindingQuery,
): Promise<{ data: ImportFinding[]; meta: { total: number } }> {
  const { kind, columns } = await getImport(context, id)
  const conditions: RawBuilder<unknown>[] = [sql`f.import_id = ${id}`]
  if (query.class) conditions.push(sql`f.class = ${query.class}`)
  if (query.code) conditions.push(sql`f.code = ${query.code}`)
  if (query.field) conditions.push(sql`f.field = ${query.field}`)
  const where = sql.join(conditions, sql` and `)
  const direction = query.order_type === 'desc' ? sql`desc` : sql`asc`
  const { rows } = await sql<FindingRow>`
    select f.id, f.class, f.code, f.number, f.field, f.before, f.after, f.params, r.cells
    from import_findings f left join import_rows r on r.import_id = f.import_id and r.number = f.number
    where ${where} order by f.number ${direction}, f.id ${direction}
    limit ${query.per_page} offset ${(query.page - 1) * query.per_page}`.execute(context.db)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from import_findings f where ${where}`.execute(context.db)
  return {
    data: rows.map(row => asFinding(context, kind, columns, row)),
    meta: { total: counted.rows[0]!.total },
  }
}

const asFinding = (
  context: Context,
  kind: ImportKind,
  columns: Readonly<Record<string, number>>,
  { id, class: of, code, number, field, before, after, params, cells }: FindingRow,
): ImportFinding => ({
  id,
  class: of,
  code,
  row: number,
  label: labelFields[kind]
    .flatMap(label => (columns[label] === undefined ? [] : (cells?.[columns[label]] ?? [])))
    .filter(Boolean)
    .join(' · '),
  field,
  before,
  after,
  title: findingTitle(context, { code, field, params }),
})

export const findingTitle = (
  { t }: Pick<Context, 't'>,
  { code, field, params }: { code: string; field: string; params: unknown },
): string => t(`errors.${code}`, { ...(params as object), attribute: field })

/** Of the form, unless the import has one of its own. */
export function fieldLabel({ t }: Pick<Context, 't'>, kind: ImportKind, field: string): string {
  const [own, exported] = fieldLabels(kind, field)
  const label = t(own)
  return label === own ? t(exported) : label
}
