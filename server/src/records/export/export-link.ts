import { type ExportFormat, exportLinkSeconds } from '#contract/records/list-export.ts'
import { signLink } from '#server/access/tokens.ts'
import type { SortQuery } from '#server/database/read-page.ts'
import type { Context } from '#server/operation/context.ts'
import { plusSeconds, unixSeconds } from '#server/platform/clock.ts'

export const exportAudience = 'export'

/** What a link says: who asked for which list, filtered how, in which format and words. */
export interface ExportClaims {
  sub: string
  sid: string
  list: string
  query: SortQuery
  format: ExportFormat
  language: Context['language']
  timezone: string
}

/** A query of a list, and the format of its file. */
export type ExportQuery = SortQuery & { format: ExportFormat }

/** A link to the whole of a list; `list` is its name among the exports. */
export async function exportLink(
  { shop, user, now, language, timezone }: Context,
  list: string,
  { format, ...query }: ExportQuery,
) {
  const expires = plusSeconds(now, exportLinkSeconds)
  const claims = { sub: String(user.id), sid: user.session_id, list, query, format, language, timezone }
  const token = await signLink(shop.db, exportAudience, claims satisfies ExportClaims as never, expires)
  return { data: { url: `/api/v1/exports/file?token=${token}`, expires_at: unixSeconds(expires) } }
}
