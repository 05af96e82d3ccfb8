import type { Context } from '#server/operation/context.ts'
import { exportLink } from '../export/export-link.ts'
import { historyHandlers } from '../history-handlers.ts'
import { deleteEntry } from './delete-entry.ts'
import type { Dictionary, Row } from './dictionary.ts'
import { getEntry, listEntries, shortListEntries } from './dictionary-queries.ts'
import { createEntry, updateEntry } from './save-entry.ts'

// biome-ignore lint/suspicious/noExplicitAny: the endpoints that they are mounted under say what they get
type Sent = any

/** Handlers of the calls of one dictionary. `Record` is what it answers. */
export function dictionaryHandlers<Record extends object = Row>(dictionary: Dictionary) {
  const answer = async (row: Promise<Row>) => ({ data: (await row) as unknown as Record })
  return {
    list: (context: Context, { query }: Sent) => listEntries(context, dictionary, query),
    exportList: (context: Context, { query }: Sent) => exportLink(context, dictionary.name, query),
    shortList: async (context: Context, { query }: Sent) => ({
      data: await shortListEntries(context, dictionary, query),
    }),
    get: (context: Context, { params }: Sent) => answer(getEntry(context, dictionary, params.id)),
    create: (context: Context, { body }: Sent) => answer(createEntry(context, dictionary, body)),
    update: (context: Context, { params, body }: Sent) =>
      answer(updateEntry(context, dictionary, params.id, body)),
    remove: (context: Context, { params }: Sent) => deleteEntry(context, dictionary, params.id),
    ...historyHandlers({
      kind: dictionary.kind,
      capability: 'records.dictionary',
      guard: async (context, id) => void (await getEntry(context, dictionary, id)),
    }),
  }
}
