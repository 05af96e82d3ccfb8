import { z } from 'zod'
import { id, requiredText, version } from '../shared/fields.ts'

export const dictionaryKinds = ['expense_type', 'payroll_bonus_type'] as const
export type DictionaryKind = (typeof dictionaryKinds)[number]

export const dictionaryEntry = z.object({
  id,
  title: z.string(),
  /** Built in: its title is translated, and it cannot be changed or deleted. */
  default: z.boolean(),
  version: z.number().int(),
})
export type DictionaryEntry = z.infer<typeof dictionaryEntry>

export const dictionaryEntryInput = z.object({ title: requiredText(100), version })
