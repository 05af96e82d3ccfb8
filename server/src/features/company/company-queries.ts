import { type Company, company } from '#contract/company/company.ts'
import type { Context } from '#server/operation/context.ts'

export async function getCompany({ db }: Pick<Context, 'db'>): Promise<Company> {
  const row = await db.selectFrom('company').selectAll().executeTakeFirstOrThrow()
  return company.parse(row)
}
