import { lookupEndpoints } from '#contract/lookups/lookup-endpoints.ts'
import { defineFeature } from '#server/operation/feature.ts'
import { lookupHandlers } from './lookup-handlers.ts'

export { prepareLookups } from './prepare-lookups.ts'

export const lookups = defineFeature({
  name: 'lookups',
  endpoints: lookupEndpoints,
  handlers: lookupHandlers,
})
