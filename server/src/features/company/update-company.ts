import type { Company } from '#contract/company/company.ts'
import type { CompanyInput } from '#contract/company/company-input.ts'
import { asJsonb } from '#server/database/as-jsonb.ts'
import { validatePriceMatrix } from '#server/features/prices/index.ts'
import { checkVersion } from '#server/operation/check-version.ts'
import type { Context } from '#server/operation/context.ts'
import { Refusal } from '#server/operation/refusal.ts'
import { announce } from '#server/records/announce.ts'
import { companyChanges } from './company-changes.ts'
import { companyId } from './company-id.ts'
import { getCompany, lockCompany, toCompany } from './company-queries.ts'
import { lockCompanyRate, setCompanyRate } from './company-rate.ts'

/** Saves the settings, effective everywhere after the commit. */
export async function updateCompany(context: Context, input: CompanyInput): Promise<Company> {
  await lockCompanyRate(context)
  const row = await lockCompany(context)
  const before = toCompany(row)
  await checkVersion(input.version, row.version, async () => before)
  const reasons = await validatePriceMatrix(context, input.price_matrix_id)
  if (reasons.length > 0) throw new Refusal(reasons)
  await context.db
    .updateTable('company')
    .set({ ...columnsOf(input), version: row.version + 1, updated_at: context.now })
    .execute()
  await setCompanyRate(context, input.hourly_rate)
  const after = await getCompany(context)
  const changes = companyChanges(before, after)
  if (changes.length > 0) context.record({ kind: 'company', recordId: companyId, act: 'updated', changes })
  announce(context, 'company', companyId)
  return after
}

const columnsOf = ({ version: _, hourly_rate: _rate, ...input }: CompanyInput) => ({
  ...input,
  phones: asJsonb(input.phones),
  billing_phones: asJsonb(input.billing_phones),
  ecommerce_phones: asJsonb(input.ecommerce_phones),
  sales_tax: String(input.sales_tax),
  tax_labor: textOf(input.tax_labor),
  tax_inventory: textOf(input.tax_inventory),
  working_hours: String(input.working_hours),
  min_margin: textOf(input.min_margin),
  discount_max: textOf(input.discount_max),
})

const textOf = (value: number | null) => (value === null ? null : String(value))
