import { z } from 'zod'
import { id } from '../shared/fields.ts'

/** A roll of single labels, 2 x 1 inch, and Avery 5160: a Letter sheet of 3 x 10 labels, 2 5/8 x 1 inch. */
export const labelPapers = ['thermal_2x1', 'avery_5160'] as const
export type LabelPaper = (typeof labelPapers)[number]

export const labelsMax = 500
export const labelsOnSheet = 30
/** Of how many parts at once. More can be ticked on several pages of the list. */
export const labelPartsMax = 200

export const labelsQuery = z.object({
  /** Parts, in the order of their labels. */
  ids: z.array(id).min(1).max(labelPartsMax),
  paper: z.enum(labelPapers),
  /** Of each part. */
  copies: z.number().int().min(1).max(labelsMax).default(1),
  /** As many as there are on hand instead; a part that is measured (gallons, feet) gets one. */
  on_hand: z.boolean().default(false),
  with_price: z.boolean().default(false),
  /** The first place of a sheet that still has a label: sheets are used up. */
  first: z.number().int().min(1).max(labelsOnSheet).default(1),
})
export type LabelsQuery = z.output<typeof labelsQuery>

interface Counted {
  on_hand: number
  unit: { accept_decimals: boolean }
}

/** How many labels a part gets. */
export function labelCopies(part: Counted, wanted: Pick<LabelsQuery, 'copies' | 'on_hand'>): number {
  if (!wanted.on_hand) return wanted.copies
  return part.unit.accept_decimals ? Math.min(1, Math.ceil(part.on_hand)) : part.on_hand
}

/** Code 128 has printable ASCII, and a scanner types nothing else on every keyboard. */
export const fitsBarcode = (stockNumber: string): boolean => /^[\x20-\x7e]+$/.test(stockNumber)
