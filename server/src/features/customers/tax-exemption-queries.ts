import {
  type TaxExemption,
  type TaxExemptionStatus,
  taxExemptionOn,
} from '#contract/customers/tax-exemption.ts'
import type { Context } from '#server/operation/context.ts'
import { todayOf } from '#server/platform/clock.ts'

type Reading = Pick<Context, 'db' | 'now' | 'companyTimezone'>

/** The tax exemption today: an accepted one is expired after its last day, even if the job has not run. */
export async function readTaxExemption(context: Reading, customerId: number): Promise<TaxExemption> {
  const row = await context.db
    .selectFrom('tax_exemptions')
    .leftJoin('files', 'files.id', 'tax_exemptions.file_id')
    .select(['status', 'date_active_to', 'file_name'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  if (!row) return { status: 'NOT_SEND', date_active_to: null, certificate: null }
  const saved = { status: row.status as TaxExemptionStatus, date_active_to: row.date_active_to }
  return {
    status: taxExemptionOn(todayOf(context), saved),
    date_active_to: saved.date_active_to,
    certificate: row.file_name
      ? { file_name: row.file_name, url: `/api/v1/customers/${customerId}/tax-exemption/certificate` }
      : null,
  }
}
