import { sql } from 'kysely'
import type { Notification, NotificationType } from '#contract/notifications/notification.ts'
import { localDateTimeIn } from '#contract/shared/dates.ts'
import type { Context } from '#server/operation/context.ts'
import { unixSeconds } from '#server/platform/clock.ts'
import type { Translate } from '#server/platform/translations.ts'

/** Newest first. `newer_than` returns the ones right after it, so that a list that prepends them has no gap. */
export async function listNotifications(
  { db, user, t, timezone }: Context,
  query: { newer_than?: number; older_than?: number; per_page: number },
) {
  const own = db.selectFrom('notifications').where('user_id', '=', user.id)
  const isForward = query.newer_than !== undefined
  const [rows, { total, oldest }] = await Promise.all([
    own
      .select(['id', 'type', 'params', 'meta', 'link', 'created_at'])
      .$if(isForward, q => q.where('id', '>', query.newer_than!))
      .$if(query.older_than !== undefined, q => q.where('id', '<', query.older_than!))
      .orderBy('id', isForward ? 'asc' : 'desc')
      .limit(query.per_page)
      .execute(),
    own
      .select([sql<number>`count(*)`.as('total'), sql<number | null>`min(id)`.as('oldest')])
      .executeTakeFirstOrThrow(),
  ])
  if (isForward) rows.reverse()
  return {
    data: rows.map(row => toNotification(row, { t, timezone, hasOlder: row.id !== oldest })),
    meta: { total },
  }
}

export interface Row {
  id: number
  type: string
  params: unknown
  meta: unknown
  link: string | null
  created_at: Date
}

export function toNotification(
  row: Row,
  reader: { t: Translate; timezone: string; hasOlder: boolean },
): Notification {
  const meta = row.meta as { order_id?: number; comment_id?: number; news_id?: number }
  const created = unixSeconds(row.created_at)
  return {
    id: row.id,
    type: row.type as NotificationType,
    message: reader.t(`notifications.types.${row.type}`, paramsOf(row.params, reader.t)),
    meta: {
      news_id: meta.news_id ?? null,
      order_id: meta.order_id ?? null,
      comment_id: meta.comment_id ?? null,
      has_older: reader.hasOlder,
    },
    created_at: created,
    created_at_formatted: formatted(localDateTimeIn(reader.timezone, created)),
    link: row.link,
  }
}

/** `status_key: 'repair-orders.status.new'` becomes `status`, translated. */
function paramsOf(params: unknown, t: Translate): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(params as Record<string, string | number>).map(([name, value]) =>
      name.endsWith('_key') ? [name.slice(0, -4), t(String(value))] : [name, value],
    ),
  )
}

/** `2026-11-21 14:05` -> `11/21/2026 2:05 PM` */
function formatted(local: string): string {
  const [, year, month, day, hours, minutes] = /^(\d+)-(\d\d)-(\d\d) (\d\d):(\d\d)$/.exec(local)!
  const hour = Number(hours)
  return `${month}/${day}/${year} ${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}
