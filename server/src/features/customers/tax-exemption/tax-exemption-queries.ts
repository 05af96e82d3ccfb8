import { type RawBuilder, sql } from 'kysely'
import {
  type TaxExemption,
  type TaxExemptionStatus,
  taxExemptionOn,
} from '#contract/customers/tax-exemption.ts'
import type { Context } from '#server/operation/context.ts'
import { todayOf } from '#server/platform/clock.ts'

type Today = Pick<Context, 'now' | 'companyTimezone'>

interface StoredTaxExemption {
  status: TaxExemptionStatus
  date_active_to: string | null
  file_name: string | null
}

/** A customer's stored exemption or null, for a select. */
export const taxExemptionJson = (customerId: RawBuilder<unknown>) => sql<StoredTaxExemption | null>`(
    select json_build_object('status', x.status, 'date_active_to', x.date_active_to, 'file_name', f.file_name)
    from tax_exemptions x left join files f on f.id = x.file_id where x.customer_id = ${customerId}
  )`

/** The exemption as of today: expired after its last day, even before the job has run. */
export function showTaxExemption(
  context: Today,
  customerId: number,
  saved: StoredTaxExemption | null,
): TaxExemption {
  if (!saved) return { status: 'NOT_SEND', date_active_to: null, certificate: null }
  return {
    status: taxExemptionOn(todayOf(context), saved),
    date_active_to: saved.date_active_to,
    certificate: saved.file_name
      ? { file_name: saved.file_name, url: `/api/v1/customers/${customerId}/tax-exemption/certificate` }
      : null,
  }
}

export async function readTaxExemption(
  context: Today & Pick<Context, 'db'>,
  customerId: number,
): Promise<TaxExemption> {
  const { saved } = await context.db
    .selectNoFrom(taxExemptionJson(sql`${customerId}::bigint`).as('saved'))
    .executeTakeFirstOrThrow()
  return showTaxExemption(context, customerId, saved)
}

/** The last day of a customer's accepted exemption, for a select. */
export const acceptedUntil = (customerId: RawBuilder<unknown>) => sql<string | null>`(
    select x.date_active_to from tax_exemptions x where x.customer_id = ${customerId} and x.status = 'ACCEPTED'
  )`

/** That day, or null if past. */
export const exemptUntil = (context: Today, until: string | null): string | null =>
  until !== null && until >= todayOf(context) ? until : null
