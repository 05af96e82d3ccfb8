import type { Context } from '#server/operation/context.ts'
import { historyHandlers } from '../history-handlers.ts'
import { deleteEntry } from './delete-entry.ts'
import type { Dictionary, Input, Row } from './dictionary.ts'
import { getEntry, listEntries, shortListEntries } from './dictionary-queries.ts'
import { createEntry, updateEntry } from './save-entry.ts'

// biome-ignore lint/suspicious/noExplicitAny: the endpoints that they are mounted under say what they get
type Sent = any

/** Handlers of `dictionaryEndpoints` for one dictionary. */
export function dictionaryHandlers<I extends Input, R extends Row = Row>(declared: Dictionary<I>) {
  const of = declared as unknown as Dictionary
  const answer = async (row: Promise<Row>) => ({ data: (await row) as R })
  return {
    list: (context: Context, { query }: Sent) => listEntries(context, of, query),
    shortList: async (context: Context, { query }: Sent) => ({
      data: await shortListEntries(context, of, query),
    }),
    get: (context: Context, { params }: Sent) => answer(getEntry(context, of, params.id)),
    create: (context: Context, { body }: Sent) => answer(createEntry(context, of, body)),
    update: (context: Context, { params, body }: Sent) => answer(updateEntry(context, of, params.id, body)),
    remove: (context: Context, { params }: Sent) => deleteEntry(context, of, params.id),
    ...historyHandlers({
      kind: of.kind,
      capability: 'records.dictionary',
      guard: async (context, id) => void (await getEntry(context, of, id)),
    }),
  }
}
