import type { Part } from '#contract/parts/part.ts'
import type { PurchaseInput } from '#contract/parts/purchase.ts'
import type { Context } from '#server/operation/context.ts'
import { Refusal } from '#server/operation/refusal.ts'
import { announce } from '#server/records/announce.ts'
import { getPart } from '../list/part-queries.ts'
import { buyParts } from '../price-changes/buy-parts.ts'
import { lockPart } from '../record/find-part.ts'
import { validateMovement } from './validate-movement.ts'

export async function purchasePart(context: Context, id: number, purchase: PurchaseInput): Promise<Part> {
  const part = await lockPart(context, id)
  const reasons = validateMovement(context, purchase, {
    name: part.unit_name,
    accept_decimals: part.accept_decimals,
  })
  if (reasons.length > 0) throw new Refusal(reasons)
  await buyParts(context, purchase, [{ part_id: id, ...purchase }])
  context.record({
    kind: 'part',
    recordId: id,
    act: 'purchased',
    params: { quantity: purchase.quantity, unit: part.unit_name },
  })
  announce(context, 'part', id)
  return getPart(context, id)
}
