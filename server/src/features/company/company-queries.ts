import type { Selectable } from 'kysely'
import { type Company, company } from '#contract/company/company.ts'
import type { Database } from '#server/database/tables.ts'
import type { Context } from '#server/operation/context.ts'
import { companyRate } from './company-rate.ts'
import { logoUrls } from './logo-urls.ts'

export async function getCompany({ db }: Pick<Context, 'db'>): Promise<Company> {
  return toCompany(await companyRow(db).executeTakeFirstOrThrow())
}

/** Locks the settings until the end of the transaction. */
export const lockCompany = ({ db }: Pick<Context, 'db'>) =>
  companyRow(db).forUpdate('company').executeTakeFirstOrThrow()

const companyRow = (db: Context['db']) =>
  db
    .selectFrom('company')
    .leftJoin('price_matrices', 'price_matrices.id', 'price_matrix_id')
    .selectAll('company')
    .select(['price_matrices.name as price_matrix_name', companyRate.as('hourly_rate')])

export const toCompany = (
  row: Selectable<Database['company']> & { price_matrix_name: string | null; hourly_rate: string | null },
): Company =>
  company.parse({
    ...row,
    logo: logoUrls('logo', row.logo_key),
    ecommerce_logo: logoUrls('ecommerce-logo', row.ecommerce_logo_key),
    sales_tax: Number(row.sales_tax),
    tax_labor: numberOf(row.tax_labor),
    tax_inventory: numberOf(row.tax_inventory),
    hourly_rate: numberOf(row.hourly_rate),
    working_hours: Number(row.working_hours),
    min_margin: numberOf(row.min_margin),
    discount_max: numberOf(row.discount_max),
  })

const numberOf = (numeric: string | null) => (numeric === null ? null : Number(numeric))
