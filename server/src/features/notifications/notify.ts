import { sql } from 'kysely'
import type { Permission } from '#contract/access/permissions.ts'
import { type Role, roleId, roleIdsWith } from '#contract/access/roles.ts'
import type { NotificationType } from '#contract/notifications/notification.ts'
import type { Language } from '#contract/shared/languages.ts'
import { idsOf, prepared } from '#server/database/prepared.ts'
import type { Context } from '#server/operation/context.ts'
import { type Row, toNotification } from './notification-queries.ts'

interface Audience {
  users?: readonly number[]
  usersWith?: { right: Permission; users: readonly number[] }
  roles?: readonly Role[]
}

interface Note {
  type: NotificationType
  /** Parameters of `notifications.types.<type>`. One named `..._key` is a translation key. */
  params?: Record<string, string | number>
  link?: string
  meta?: { order_id?: number; comment_id?: number; news_id?: number }
}

type Writing = Pick<Context, 'db' | 'now' | 'publish' | 'shop' | 'companyTimezone'> & {
  user: { id: number } | null
}

/**
 * Notifies users: stored in the transaction, announced after the commit. The caller checks that the recipients may see
 * the record.
 */
export const notify = (
  context: Writing,
  { users, usersWith, roles, ...note }: Audience & Note,
): Promise<void> => notifyOfAll(context, { users, usersWith, roles }, [note])

/** Notifies the same users of several things in one statement. */
export async function notifyOfAll(context: Writing, to: Audience, notes: readonly Note[]): Promise<void> {
  if (notes.length === 0) return
  const { rows } = await sql<Row & { user_id: number; language: Language }>`
    with ${prepared} person as materialized (
      ${audience(context, to)}
    ), sent as (
      insert into notifications (user_id, type, params, meta, link, created_at)
      select person.id, n.type, n.params, n.meta, n.link, ${context.now}
      from person
      cross join rows from (
        json_to_recordset(${rowsOf(notes)}::json) as (type text, params jsonb, meta jsonb, link text)
      ) with ordinality as n(type, params, meta, link, place)
      order by n.place, person.id
      returning id, user_id, type, params, meta, link, created_at
    )
    select sent.*, person.language from sent join person on person.id = sent.user_id order by sent.id`.execute(
    context.db,
  )
  for (const { language, user_id, ...row } of rows) {
    const t = context.shop.translations.in(language)
    const notification = toNotification(row, { t, timezone: context.companyTimezone, hasOlder: true })
    context.publish({
      to: { user: user_id },
      event: to.roles ? 'alerts.company' : 'alerts.user',
      payload: { notification },
    })
  }
}

const rowsOf = (notes: readonly Note[]): string =>
  JSON.stringify(notes.map(({ type, params = {}, meta = {}, link }) => ({ type, params, meta, link })))

/** Active users, without duplicates and the acting user. */
const audience = ({ user }: Writing, { users = [], usersWith, roles = [] }: Audience) => sql`
      select id, language from users
      where status = 'active' and deleted_at is null and id is distinct from ${user?.id ?? null}::bigint and (
        id = any(${idsOf(users)})
        or id = any(${idsOf(usersWith?.users ?? [])}) and role_id = any(${idsOf(usersWith ? roleIdsWith(usersWith.right) : [])})
        or role_id = any(${idsOf(roles.map(roleId))})
      )`
