import { billingErrors } from '#contract/billing/billing-errors.ts'
import { commonErrors } from '#contract/shared/errors.ts'
import { toDollars } from '#contract/shared/money.ts'
import type { Context, OpenContext } from '#server/operation/context.ts'
import type { RawRequest } from '#server/operation/handlers.ts'
import { refusal } from '#server/operation/refusal.ts'
import type { BilledKinds } from '../payment-link/open-payment-link.ts'
import { applyPaymentUpdate, type Outcome } from './apply-payment-update.ts'
import type { PaymentEvent } from './payment-provider.ts'
import { providerOf } from './provider-of.ts'
import { withAllRights } from './with-all-rights.ts'

/**
 * Applies an event of a provider once: the event is stored in the same transaction as its effects, so a failed one is
 * sent again and a repeated one is recognized.
 */
export async function receivePaymentEvent(
  open: OpenContext,
  kinds: BilledKinds,
  { body, header }: RawRequest,
): Promise<void> {
  const provider = await providerOf(open.shop)
  if (!provider) throw refusal(commonErrors.no_such_path)
  const signature = header('stripe-signature') ?? ''
  const event = provider.readEvent({ body, signature, now: open.now })
  if (!event) throw refusal(billingErrors.wrong_signature)
  if (!event.about) return
  const context = withAllRights(open)
  if (!(await storeEvent(context, provider.name, event))) return
  const outcome = await applyPaymentUpdate(context, kinds, event.about, provider.name)
  await context.db
    .updateTable('payment_events')
    .set({ outcome })
    .where('provider', '=', provider.name)
    .where('event_id', '=', event.id)
    .execute()
}

/** False if it is stored already. A concurrent copy waits here for the first. */
async function storeEvent(
  { db, now }: Context,
  provider: string,
  { id, type, about }: PaymentEvent,
): Promise<boolean> {
  const update = about!
  const kept = await db
    .insertInto('payment_events')
    .values({
      provider,
      event_id: id,
      type,
      checkout_id: 'checkoutId' in update ? update.checkoutId : null,
      reference: 'reference' in update ? update.reference : null,
      dispute: 'dispute' in update ? update.dispute : null,
      amount: 'cents' in update ? String(toDollars(update.cents)) : null,
      outcome: 'nothing_to_do' satisfies Outcome,
      received_at: now,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst()
  return kept !== undefined
}
