import { laborRateErrors } from '#contract/company/labor-rate-errors.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, reason } from '#server/operation/refusal.ts'

/** The rate exists, and stays until the end of the write. */
export async function validateLaborRate({ db }: Context, id: number | null): Promise<Reason[]> {
  if (id === null) return []
  const found = await db.selectFrom('labor_rates').select('id').where('id', '=', id).forKeyShare().execute()
  return found.length > 0
    ? []
    : [reason(laborRateErrors.labor_rate_not_found, { parameter: 'labor_rate_id' })]
}
