import { type ExportFormat, exportLinkSeconds } from '#contract/records/list-export.ts'
import { signLink } from '#server/access/tokens.ts'
import type { SortQuery } from '#server/database/lists/query.ts'
import type { Context } from '#server/operation/context.ts'
import { plusSeconds, unixSeconds } from '#server/platform/clock.ts'

export const exportAudience = 'export'

/** Signed content of a link: user, list, query, format, language and time zone. */
export interface ExportClaims {
  sub: string
  sid: string
  list: string
  query: SortQuery & { ids?: number[] }
  format: ExportFormat
  language: Context['language']
  timezone: string
}

/** The list's query, the format, and the ids if not all rows. */
export type ExportQuery = SortQuery & { format: ExportFormat; ids?: number[] }

/** `list`: its name among the exports. */
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
