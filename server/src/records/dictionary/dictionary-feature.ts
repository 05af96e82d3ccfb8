import type { z } from 'zod'
import { defineFeature, type Feature } from '#server/operation/feature.ts'
import { uniqueChecks } from '#server/operation/unique-checks.ts'
import { historyHandlers } from '../history-handlers.ts'
import { deleteEntry } from './delete-entry.ts'
import type { Dictionary, Input } from './dictionary.ts'
import { getEntry, listEntries, shortListEntries } from './dictionary-queries.ts'
import { createEntry, updateEntry } from './save-entry.ts'

/** Handlers of `dictionaryEndpoints` for one dictionary, as a capability of its own. */
export function dictionaryFeature<I extends Input>(declared: Dictionary<I>): Feature {
  const of = declared as unknown as Dictionary
  const valuesAreFree = uniqueChecks(of.unique, of.endpoints.create.body as unknown as z.ZodObject)
  return defineFeature({
    name: of.name,
    endpoints: of.endpoints,
    handlers: {
      list: (context, { query }) => listEntries(context, of, query),
      shortList: async (context, { query }) => ({ data: await shortListEntries(context, of, query) }),
      get: async (context, { params }) => ({ data: await getEntry(context, of, params.id) }),
      create: async (context, { body }) => ({ data: await createEntry(context, of, body) }),
      update: async (context, { params, body }) => ({
        data: await updateEntry(context, of, params.id, body),
      }),
      remove: (context, { params }) => deleteEntry(context, of, params.id),
      ...historyHandlers({
        kind: of.kind,
        capability: 'records.dictionary',
        guard: async (context, id) => void (await getEntry(context, of, id)),
      }),
    },
    fieldChecks: { create: valuesAreFree, update: valuesAreFree },
  })
}
