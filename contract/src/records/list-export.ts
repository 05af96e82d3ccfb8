import { z } from 'zod'
import { defineEndpoint, type Endpoint } from '../shared/endpoint.ts'
import { id, timestamp } from '../shared/fields.ts'
import { one, unpaged } from '../shared/page.ts'

export const exportFormats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** Lifetime of a link, in seconds. */
export const exportLinkSeconds = 300

/** Rows that are chosen one by one for a file; of all that the filters find there may be any number. */
export const mostExported = 500

const exportLink = z.object({
  /** Signed: whoever has it gets the file, without a token, as long as the person who asked for it may. */
  url: z.string(),
  expires_at: timestamp,
})

/** A list as it is filtered and sorted, or chosen rows of it, by a link to a file. `query` is that of the list. */
export function exportEndpoint<const P extends string, Q extends z.ZodRawShape>(
  path: P,
  { requires, query, what }: { requires: Endpoint['requires']; query: z.ZodObject<Q>; what: string },
) {
  return defineEndpoint({
    method: 'GET',
    path: `${path}/export` as `${P}/export`,
    requires,
    summary: `A link to ${what} as filtered, or those of some ids, as a file; it is good for five minutes`,
    query: z.object({
      ...unpaged(query.shape),
      format: z.enum(exportFormats).default('csv'),
      /** These rows alone, in the order of the list. */
      ids: z.array(id).min(1).max(mostExported).optional(),
    }),
    response: one(exportLink),
  })
}

export const exportFileEndpoints = {
  getExport: defineEndpoint({
    method: 'GET',
    path: '/api/v1/exports/file',
    requires: 'anyone',
    summary: 'The file that a link of a list leads to',
    query: z.object({ token: z.string().max(8000) }),
    response: 'file',
  }),
}
