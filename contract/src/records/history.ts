import { z } from 'zod'
import { type Access, defineEndpoint } from '../shared/endpoint.ts'
import { id, timestamp } from '../shared/fields.ts'
import { listOf, pageOf, pageQuery } from '../shared/page.ts'

const historyEntry = z.object({
  id,
  message: z.string(),
  changes: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
  /** A file that the record had until this change. */
  file: z.object({ file_name: z.string(), url: z.string() }).optional(),
  model_id: id,
  performed_at: timestamp,
  performed_timezone: z.string(),
  user_id: id.nullable(),
  user: z.object({ full_name: z.string(), email: z.string() }).nullable(),
})
export type HistoryEntry = z.infer<typeof historyEntry>

/** `dates_range`: `YYYY-MM-DD - YYYY-MM-DD`, inclusive days of the company's calendar. */
const fullHistoryQuery = pageQuery(['performed_at']).extend({
  user_id: id.optional(),
  dates_range: z.string().optional(),
})

/** The short history for the record's page, and the full one with filters. */
export const historyEndpoints = <const P extends string>(path: P, read: Access) => ({
  listHistory: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}/history` as `${P}/{id}/history`,
    requires: read,
    summary: 'The latest entries, newest first',
    response: listOf(historyEntry),
  }),
  listFullHistory: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}/history-detailed` as `${P}/{id}/history-detailed`,
    requires: read,
    summary: 'All entries, paged, by person and days',
    query: fullHistoryQuery,
    response: pageOf(historyEntry),
  }),
})
