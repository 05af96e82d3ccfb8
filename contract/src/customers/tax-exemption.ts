import { z } from 'zod'
import type { Permission } from '../access/permissions.ts'
import { date } from '../shared/fields.ts'

export const taxExemptionStatuses = ['NOT_SEND', 'UNDER_REVIEW', 'ACCEPTED', 'DECLINED', 'EXPIRED'] as const
export type TaxExemptionStatus = (typeof taxExemptionStatuses)[number]

export const taxExemption = z.object({
  status: z.enum(taxExemptionStatuses),
  date_active_to: date.nullable(),
  certificate: z.object({ file_name: z.string(), url: z.string() }).nullable(),
})
export type TaxExemption = z.infer<typeof taxExemption>

export type TaxExemptionAct = 'create' | 'accept' | 'decline' | 'drop'

const actsFrom: Record<TaxExemptionAct, readonly TaxExemptionStatus[]> = {
  create: ['NOT_SEND', 'UNDER_REVIEW', 'DECLINED', 'EXPIRED'],
  accept: ['UNDER_REVIEW'],
  decline: ['UNDER_REVIEW'],
  drop: ['UNDER_REVIEW', 'ACCEPTED', 'DECLINED', 'EXPIRED'],
}

export const mayMoveTaxExemption = (act: TaxExemptionAct, from: TaxExemptionStatus): boolean =>
  actsFrom[act].includes(from)

/** A valid exemption can be dropped only by those who may accept one. */
export const rightToDropTaxExemption = (status: TaxExemptionStatus): Permission =>
  status === 'ACCEPTED' ? 'billing.update' : 'vehicle-owners.update'

export const taxExemptionOn = (
  today: string,
  saved: { status: TaxExemptionStatus; date_active_to: string | null },
): TaxExemptionStatus =>
  saved.status === 'ACCEPTED' && saved.date_active_to !== null && saved.date_active_to < today
    ? 'EXPIRED'
    : saved.status

export const acceptTaxExemptionInput = z.object({ date_active_to: date })
