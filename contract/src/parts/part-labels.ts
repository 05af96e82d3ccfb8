import { z } from 'zod'
import { id } from '../shared/fields.ts'

/** A roll of single labels, 2 x 1 inch; Avery 5160: a Letter sheet of 3 x 10 labels, 2 5/8 x 1 inch. */
export const labelPapers = ['thermal_2x1', 'avery_5160'] as const
export type LabelPaper = (typeof labelPapers)[number]

export const labelsMax = 500
export const labelsOnSheet = 30
export const labelPartsMax = 200

export const labelsQuery = z.object({
  ids: z.array(id).min(1).max(labelPartsMax),
  paper: z.enum(labelPapers),
  copies: z.number().int().min(1).max(labelsMax).default(1),
  /** One label per unit on hand; one in all for units with decimals. */
  on_hand: z.boolean().default(false),
  with_price: z.boolean().default(false),
  first: z.number().int().min(1).max(labelsOnSheet).default(1),
})
export type LabelsQuery = z.output<typeof labelsQuery>

interface Counted {
  on_hand: number
  unit: { accept_decimals: boolean }
}

export function labelCopies(part: Counted, wanted: Pick<LabelsQuery, 'copies' | 'on_hand'>): number {
  if (!wanted.on_hand) return wanted.copies
  return part.unit.accept_decimals ? Math.min(1, Math.ceil(part.on_hand)) : part.on_hand
}

/** Printable ASCII: what Code 128 encodes and scanners type on every keyboard layout. */
export const fitsBarcode = (stockNumber: string): boolean => /^[\x20-\x7e]+$/.test(stockNumber)
