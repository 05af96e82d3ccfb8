import { repairOrderErrors } from '#contract/repair-orders/repair-order-errors.ts'
import { hasDecimals } from '#contract/shared/fields.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, reason } from '#server/operation/refusal.ts'

const taxes = ['tax_labor', 'tax_inventory'] as const
type Taxes<Rate> = Partial<Record<(typeof taxes)[number], Rate>>

/** Refuses rates with more decimals than the settings allow, unless unchanged. */
export async function validateTaxes(
  { db }: Pick<Context, 'db'>,
  sent: Taxes<number>,
  saved?: Taxes<string>,
): Promise<Reason[]> {
  const fine = taxes.filter(tax => !hasDecimals(sent[tax] ?? 0, 1) && sent[tax] !== Number(saved?.[tax]))
  // One decimal is always allowed.
  if (fine.length === 0) return []
  const { tax_decimals } = await db.selectFrom('company').select('tax_decimals').executeTakeFirstOrThrow()
  return fine
    .filter(tax => !hasDecimals(sent[tax]!, tax_decimals))
    .map(parameter => reason(tooManyDecimals[tax_decimals as 1 | 2], { parameter }))
}

const tooManyDecimals = { 1: repairOrderErrors.validate__one_decimal, 2: repairOrderErrors.validate__cents }
