import type { Caller } from '#server/operation/context.ts'
import { type FieldCheck, fieldReasons } from '#server/operation/field-checks.ts'
import { inTransaction } from '#server/operation/transaction.ts'
import type { Shop } from '#server/platform/shop.ts'
import { Invalid } from './parse.ts'

/** For Validate-Only: runs field checks on valid fields even if others are invalid. */
export async function parseOrCheckFields<T>(
  shop: Shop,
  caller: Caller,
  checks: readonly FieldCheck[],
  parse: () => T,
): Promise<T> {
  try {
    return parse()
  } catch (error) {
    if (!(error instanceof Invalid) || !error.input || checks.length === 0) throw error
    const { input } = error
    const reasons = await inTransaction(shop, caller, true, context => fieldReasons(checks, context, input))
    throw new Invalid(error.issues, input, reasons)
  }
}
