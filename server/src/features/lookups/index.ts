import { lookupEndpoints } from '#contract/lookups/lookup-endpoints.ts'
import { defineFeature } from '#server/operation/feature.ts'
import { lookupHandlers } from './lookup-handlers.ts'

export { prepareLookups } from './data/prepare-lookups.ts'
export { vinsOfKnownManufacturers } from './vehicles/known-manufacturers.ts'

export const lookups = defineFeature({
  name: 'lookups',
  about: 'Short lists to choose from: states, cities, time zones, statuses, payment methods, VIN decoding.',
  endpoints: lookupEndpoints,
  handlers: lookupHandlers,
})
