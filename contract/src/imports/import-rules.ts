import { z } from 'zod'

export const decimalSigns = ['point', 'comma'] as const
export type DecimalSign = (typeof decimalSigns)[number]

/** What a comma in a column of names means: `Smith, John`, or `John Smith, Jr.` */
export const nameOrders = ['first_last', 'last_first'] as const
export type NameOrder = (typeof nameOrders)[number]

/** Taken where a row has nothing in a field: a text, or what the row has in another field. */
const substitute = z.union([
  z.object({ text: z.string().trim().min(1).max(200) }),
  z.object({ field: z.string().max(50) }),
])
export type Substitute = z.infer<typeof substitute>

/** How the cells of a file are taken, decided by all of its rows. */
export const importRules = z.object({
  decimal: z.enum(decimalSigns),
  names: z.enum(nameOrders),
  substitutes: z.record(z.string().max(50), substitute),
})
export type ImportRules = z.infer<typeof importRules>

/** What somebody chose; the file decides the rest. */
export const importRulesChoice = importRules.partial()
export type ImportRulesChoice = z.infer<typeof importRulesChoice>

/** A cell that shows what was decided: `1.268,25`. */
export const importEvidence = z.object({ decimal: z.string(), names: z.string() }).partial()
export type ImportEvidence = z.infer<typeof importEvidence>
