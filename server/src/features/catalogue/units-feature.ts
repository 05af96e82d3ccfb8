import { type UnitInput, unitEndpoints } from '#contract/catalogue/unit.ts'
import { dictionaryFeature } from '#server/records/dictionary/dictionary-feature.ts'
import { refuseFractions } from './refuse-fractions.ts'
import { usedByParts } from './used-by-parts.ts'

export const unitsFeature = dictionaryFeature<UnitInput>({
  name: 'units',
  kind: 'unit',
  table: 'units',
  endpoints: unitEndpoints,
  columns: ['accept_decimals'],
  labels: 'catalogue.fields',
  unique: [{ table: 'units', column: 'name', index: 'units_name' }],
  shortListMax: 500,
  usedBy: usedByParts('units', 'unit_id'),
  values: (_, { name, accept_decimals }) => ({ name, accept_decimals }),
  againstUpdate: refuseFractions,
})
