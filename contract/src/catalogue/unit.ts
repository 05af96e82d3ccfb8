import { z } from 'zod'
import { dictionaryEndpoints, dictionaryRecord } from '../records/dictionary.ts'
import { id, nameUpTo, version } from '../shared/fields.ts'

const unitNameMax = 8

/** What a part is counted in, as parts and forms name it. */
export const unitChoice = z.object({
  id,
  name: z.string(),
  /** Quantities of parts in this unit may have up to three decimals; otherwise they are whole numbers. */
  accept_decimals: z.boolean(),
})
export type UnitChoice = z.infer<typeof unitChoice>

const unit = dictionaryRecord.extend({ accept_decimals: z.boolean() })
export type Unit = z.infer<typeof unit>

const unitInput = z.object({
  name: nameUpTo(unitNameMax),
  accept_decimals: z.boolean().default(false),
  version,
})
export type UnitInput = z.output<typeof unitInput>

export const unitEndpoints = dictionaryEndpoints('/api/v1/inventory-units', {
  resource: 'inventory-units',
  choosers: ['inventories.read'],
  what: 'units of measure',
  record: unit,
  choice: unitChoice,
  input: unitInput,
})
