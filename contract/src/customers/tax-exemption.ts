import { z } from 'zod'
import { date } from '../shared/fields.ts'

export const taxExemptionStatuses = ['NOT_SEND', 'UNDER_REVIEW', 'ACCEPTED', 'DECLINED', 'EXPIRED'] as const
export type TaxExemptionStatus = (typeof taxExemptionStatuses)[number]

export const taxExemption = z.object({
  status: z.enum(taxExemptionStatuses),
  /** The last day it is valid, in the company's calendar. */
  date_active_to: date.nullable(),
  certificate: z.object({ file_name: z.string(), url: z.string() }).nullable(),
})
export type TaxExemption = z.infer<typeof taxExemption>

export type TaxExemptionAct = 'create' | 'accept' | 'decline' | 'drop'

/** The status changes: for each action, from which status to which. */
const taxExemptionMoves: Record<
  TaxExemptionAct,
  { from: readonly TaxExemptionStatus[]; to: TaxExemptionStatus }
> = {
  create: { from: ['NOT_SEND', 'UNDER_REVIEW', 'DECLINED', 'EXPIRED'], to: 'UNDER_REVIEW' },
  accept: { from: ['UNDER_REVIEW'], to: 'ACCEPTED' },
  decline: { from: ['UNDER_REVIEW'], to: 'DECLINED' },
  drop: { from: ['UNDER_REVIEW', 'ACCEPTED', 'DECLINED', 'EXPIRED'], to: 'NOT_SEND' },
}

export const mayMoveTaxExemption = (act: TaxExemptionAct, from: TaxExemptionStatus): boolean =>
  taxExemptionMoves[act].from.includes(from)

/** The status on a given day: an accepted exemption expires after its last day. */
export const taxExemptionOn = (
  today: string,
  saved: { status: TaxExemptionStatus; date_active_to: string | null },
): TaxExemptionStatus =>
  saved.status === 'ACCEPTED' && saved.date_active_to !== null && saved.date_active_to < today
    ? 'EXPIRED'
    : saved.status

export const acceptTaxExemptionInput = z.object({ date_active_to: date })
