import { sql } from 'kysely'
import type { OrderKind } from '#contract/records/record-kinds.ts'
import { toCents, toDollars } from '#contract/shared/money.ts'
import type { Context } from '#server/operation/context.ts'
import type { BilledKinds } from '../payment-link/open-payment-link.ts'
import type { Outcome } from './apply-payment-update.ts'
import { notifyDispute } from './notify-staff.ts'
import type { DisputeState, DisputeUpdate } from './payment-provider.ts'

interface NamedPayment {
  provider: string
  reference: string
}

/**
 * Notifies staff, who must answer the bank; the ledger is unchanged. A dispute that arrives before its payment waits
 * for it; one of an unknown payment has no effect, as the provider's account may serve others too.
 */
export async function applyDispute(
  context: Context,
  kinds: BilledKinds,
  { provider, reference, dispute, cents }: DisputeUpdate & NamedPayment,
): Promise<Outcome> {
  await lockPaymentReference(context, { provider, reference })
  const checkout = await context.db
    .selectFrom('online_checkouts')
    .select(['order_kind', 'order_id', 'order_number'])
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (!checkout) return 'waiting'
  const orders = kinds[checkout.order_kind as OrderKind]
  await notifyDispute(context, orders, dispute, { ...checkout, amount: toDollars(cents) })
  return 'applied'
}

/** Serializes a payment and its dispute: arriving together, neither would see the other. */
export const lockPaymentReference = ({ db }: Context, { provider, reference }: NamedPayment) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`payment:${provider}:${reference}`}, 0))`.execute(db)

/** Applies the disputes that arrived before their payment. */
export async function applyWaitingDisputes(
  context: Context,
  kinds: BilledKinds,
  payment: NamedPayment,
): Promise<void> {
  const waiting = await context.db
    .selectFrom('payment_events')
    .select(['event_id', 'dispute', 'amount'])
    .where('provider', '=', payment.provider)
    .where('reference', '=', payment.reference)
    .where('dispute', 'is not', null)
    .where('outcome', '=', 'waiting')
    .orderBy('received_at')
    .orderBy('event_id')
    .execute()
  for (const { event_id, dispute, amount } of waiting) {
    const update = { is: 'disputed', dispute: dispute as DisputeState, cents: toCents(amount!) } as const
    const outcome = await applyDispute(context, kinds, { ...update, ...payment })
    await context.db
      .updateTable('payment_events')
      .set({ outcome })
      .where('provider', '=', payment.provider)
      .where('event_id', '=', event_id)
      .execute()
  }
}
