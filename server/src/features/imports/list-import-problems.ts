import type { ImportProblem } from '#contract/imports/import.ts'
import { onPage, type PageQuery } from '#server/database/lists/query.ts'
import type { Context } from '#server/operation/context.ts'
import { getImport } from './import-queries.ts'

/** In the reader's language. */
export async function listImportProblems(
  context: Context,
  id: number,
  query: PageQuery,
): Promise<{ data: ImportProblem[]; meta: { total: number } }> {
  await getImport(context, id)
  const direction = query.order_type ?? 'asc'
  const problems = context.db.selectFrom('import_problems').where('import_id', '=', id)
  const rows = await onPage(
    problems
      .select(['id', 'number', 'field', 'value', 'code', 'params'])
      .orderBy('number', direction)
      .orderBy('id', direction),
    query,
  ).execute()
  const { total } = await problems
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return {
    data: rows.map(({ id: own, number, field, value, code, params }) => ({
      id: own,
      row: number,
      field,
      value,
      code,
      title: context.t(`errors.${code}`, { ...(params as object), attribute: field }),
    })),
    meta: { total },
  }
}
