import { formatDollars } from '#contract/shared/money.ts'
import type { HistoryNote } from '#server/operation/history.ts'
import type { WrittenPartsOrder } from './parts-orders.ts'

export type Remembered = HistoryNote & { at: Date; userId: number | null }

export function partsOrderNotes(order: WrittenPartsOrder): Remembered[] {
  const about = (
    act: string,
    at: Date,
    by: { id: number } | null,
    more: Pick<HistoryNote, 'params' | 'changes'> = {},
  ): Remembered => ({ kind: 'parts_order', recordId: order.id, act, at, userId: by?.id ?? null, ...more })
  return [
    about('checked_out', order.checked_out_at, order.author, { params: { number: order.number } }),
    ...order.steps.map(({ status, at, by }, index) =>
      about(status === 'canceled' ? 'canceled' : 'status_changed', at, by, {
        changes: [
          {
            label: 'parts-orders.changes.status',
            before: `parts-orders.statuses.${order.steps[index - 1]?.status ?? 'new'}`,
            after: `parts-orders.statuses.${status}`,
            as: 'key',
          },
        ],
      }),
    ),
    ...order.payments.map(({ amount, at, by }) =>
      about('payment_added', at, by, { params: { amount: formatDollars(amount) } }),
    ),
    ...(order.billed ? [about('invoice_generated', order.billed.at, order.author)] : []),
    ...(order.refunded_at ? [about('refunded', order.refunded_at, order.manager)] : []),
    ...order.comments.map(({ at, author }) => about('comment_added', at, author)),
  ]
}
