import { z } from 'zod'
import { defineEndpoint, type Endpoint } from '../shared/endpoint.ts'
import { id, timestamp } from '../shared/fields.ts'
import { one, unpaged } from '../shared/page.ts'

export const exportFormats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]

export const exportLinkSeconds = 300

/** Limit of rows chosen one by one; rows chosen by filters are not limited. */
export const maxExported = 500

const exportLink = z.object({
  /** Signed: needs no token, and works as long as the user may export. */
  url: z.string(),
  expires_at: timestamp,
})

/** A filtered and sorted list, or chosen rows, as a link to a file. `query` is the list's. */
export function exportEndpoint<const P extends string, Q extends z.ZodRawShape>(
  path: P,
  { requires, query, what }: { requires: Endpoint['requires']; query: z.ZodObject<Q>; what: string },
) {
  return defineEndpoint({
    method: 'GET',
    path: `${path}/export` as `${P}/export`,
    requires,
    summary: `A link, valid for five minutes, to a file of ${what} by filters or ids`,
    query: z.object({
      ...unpaged(query.shape),
      format: z.enum(exportFormats).default('csv'),
      ids: z.array(id).min(1).max(maxExported).optional(),
    }),
    response: one(exportLink),
  })
}

export const exportFileEndpoints = {
  getExport: defineEndpoint({
    method: 'GET',
    path: '/api/v1/exports/file',
    requires: 'anyone',
    summary: 'The exported file of a signed link',
    query: z.object({ token: z.string().max(8000) }),
    response: 'file',
  }),
}
