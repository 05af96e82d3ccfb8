import type { z } from 'zod'
import { defineFeature, type Feature } from '#server/operation/feature.ts'
import { uniqueChecks } from '#server/operation/unique-checks.ts'
import type { Dictionary, DictionaryEndpoints, Input } from './dictionary.ts'
import { dictionaryHandlers } from './dictionary-handlers.ts'

interface Mounted<I extends Input> extends Dictionary<I> {
  /** Of the capability as it is mounted. */
  name: string
  about: string
  endpoints: DictionaryEndpoints
}

/** One dictionary with all of `dictionaryEndpoints`, as a capability of its own. */
export function dictionaryFeature<I extends Input>({ name, about, endpoints, ...of }: Mounted<I>): Feature {
  const valuesAreFree = uniqueChecks(of.unique, endpoints.create.body as unknown as z.ZodObject)
  return defineFeature({
    name,
    about,
    endpoints,
    handlers: dictionaryHandlers(of),
    fieldChecks: { create: valuesAreFree, update: valuesAreFree },
  })
}
