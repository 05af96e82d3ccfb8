import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { Context } from '#server/operation/context.ts'
import type { Download } from '#server/operation/download.ts'
import { csvFile } from '#server/records/export/csv-file.ts'
import { getImport, isReady } from './import-queries.ts'
import { fieldLabel, findingTitle } from './list-import-findings.ts'

interface LeftOutRow {
  cells: string[]
  mended: Record<string, string>
  findings: { code: string; field: string; params: unknown }[]
}

/** The rows that are not imported, as in the file, with the reasons in a last column. */
export async function leftOutRows(context: Context, id: number): Promise<Download> {
  const { kind, headings, columns, file_name } = await getImport(context, id)
  const { rows } = await sql<LeftOutRow>`
    select import_rows.cells, import_rows.mended, coalesce(found.findings, '[]') as findings
    from import_rows
    join imports on imports.id = import_rows.import_id
    left join lateral (
      select json_agg(json_build_object('code', f.code, 'field', f.field, 'params', f.params) order by f.class, f.id) as findings
      from import_findings f where f.import_id = import_rows.import_id and f.number = import_rows.number
    ) found on true
    where import_rows.import_id = ${id} and import_rows.class is not null and not ${isReady}
    order by import_rows.number`.execute(context.db)
  const width = Math.max(headings.length, ...rows.map(({ cells }) => cells.length))
  const lines = rows.map(({ cells, mended, findings }) => [
    ...Array.from({ length: width }, (_, column) => mendedCell(column, mended) ?? cells[column] ?? ''),
    findings.map(why).join('; '),
  ])
  const titles = [...headings, ...Array(width - headings.length).fill(''), context.t('imports.why')]
  return {
    content: csvFile({ name: '', titles, formats: [], chunks: Readable.from([lines]) }),
    fileName: `${file_name.replace(/\.\w+$/, '')} ${context.t('imports.left_out_file')}.csv`,
    mimeType: 'text/csv; charset=utf-8',
  }

  function mendedCell(column: number, mended: Readonly<Record<string, string>>): string | undefined {
    const [field] = Object.entries(columns).find(([, of]) => of === column) ?? []
    return field === undefined ? undefined : mended[field]
  }

  function why(finding: LeftOutRow['findings'][number]): string {
    const title = findingTitle(context, finding)
    return finding.field ? `${fieldLabel(context, kind, finding.field)}: ${title}` : title
  }
}
