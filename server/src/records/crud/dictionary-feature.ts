import { defineFeature, type Feature } from '#server/operation/feature.ts'
import { uniqueChecks } from '#server/operation/unique-checks.ts'
import { declareExport, type ListExport } from '../export/list-export.ts'
import { exportColumns } from './columns.ts'
import type { Dictionary, Row } from './dictionary.ts'
import { dictionaryHandlers } from './dictionary-handlers.ts'
import { type DictionaryQuery, entryList } from './dictionary-queries.ts'

/** One dictionary with all of its calls, as a capability of its own. */
export function dictionaryFeature(dictionary: Dictionary): Feature {
  const valuesAreFree = uniqueChecks(dictionary.unique, dictionary.input)
  return defineFeature({
    name: dictionary.name,
    about: dictionary.about,
    endpoints: dictionary.endpoints,
    handlers: dictionaryHandlers(dictionary),
    fieldChecks: { create: valuesAreFree, update: valuesAreFree },
  })
}

/** The lists of dictionaries as files, by their names. */
export const dictionaryExports = (dictionaries: readonly Dictionary[]) =>
  Object.fromEntries(
    dictionaries.map(dictionary => [
      dictionary.name,
      { export: dictionaryExport(dictionary), requires: dictionary.endpoints.list.requires },
    ]),
  )

const dictionaryExport = (dictionary: Dictionary): ListExport =>
  declareExport<DictionaryQuery, Row>({
    title: `${dictionary.words}.title`,
    list: (context, query) => entryList(context, dictionary, query),
    columns: context => dictionary.exportColumns?.(context) ?? exportColumns(dictionary, context),
  })
