import { type UnitInput, unitEndpoints } from '#contract/catalogue/unit.ts'
import type { Dictionary } from '#server/records/dictionary/dictionary.ts'
import { dictionaryFeature } from '#server/records/dictionary/dictionary-feature.ts'
import { refuseFractions } from './refuse-fractions.ts'
import { usedByParts } from './used-by-parts.ts'

export const units: Dictionary<UnitInput> = {
  kind: 'unit',
  table: 'units',
  columns: ['accept_decimals'],
  labels: 'catalogue.fields',
  unique: [{ table: 'units', column: 'name', index: 'units_name' }],
  shortListMax: 500,
  usedBy: usedByParts('units', 'unit_id'),
  values: (_, { name, accept_decimals }) => ({ name, accept_decimals }),
  againstUpdate: refuseFractions,
}

export const unitsFeature = dictionaryFeature<UnitInput>({
  name: 'units',
  about: 'Units of measure of parts.',
  endpoints: unitEndpoints,
  ...units,
})
