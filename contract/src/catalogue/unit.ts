import type { z } from 'zod'
import { column } from '../records/columns.ts'
import { defineDictionary } from '../records/dictionary.ts'
import { nameUpTo } from '../shared/fields.ts'

export const unitNameMax = 8

export const units = defineDictionary('/api/v1/inventory-units', {
  kind: 'unit',
  resource: 'inventory-units',
  choosers: ['inventories.read'],
  what: 'units of measure',
  words: 'catalogue.units',
  labels: 'catalogue',
  columns: {
    name: column.text(nameUpTo(unitNameMax)),
    /** Quantities may have up to three decimals instead of being whole. */
    accept_decimals: column.flag(),
  },
})

export const unitEndpoints = units.endpoints
export const unitChoice = units.choice
export type UnitChoice = z.infer<typeof unitChoice>
