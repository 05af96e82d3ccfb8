import { units as declared } from '#contract/catalogue/unit.ts'
import { implementDictionary } from '#server/records/crud/dictionary.ts'
import { refuseFractions } from './refuse-fractions.ts'
import { usedByParts } from './used-by-parts.ts'

export const units = implementDictionary(declared, {
  about: 'Units of measure of parts.',
  table: 'units',
  shortListMax: 500,
  usage: usedByParts('units', 'unit_id'),
  validateUpdate: refuseFractions,
})
