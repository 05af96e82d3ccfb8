import { type Kysely, sql } from 'kysely'
import type { Permission } from '#contract/access/permissions.ts'
import { roles as allRoles, type Role, roleId, rolePermissions } from '#contract/access/roles.ts'
import type { NotificationType } from '#contract/notifications/notification.ts'
import type { Language } from '#contract/shared/languages.ts'
import type { Database } from '#server/database/tables.ts'
import type { Context } from '#server/operation/context.ts'
import { type Row, toNotification } from './notification-queries.ts'

interface Audience {
  /** Ids of the recipients; nobody is notified twice, and the acting user not at all. */
  users?: readonly number[]
  /** Those of these people who have the permission now, even if they had it when the record was assigned. */
  usersWith?: { right: Permission; users: readonly number[] }
  /** Everybody with one of these roles. */
  roles?: readonly Role[]
}

interface Note {
  type: NotificationType
  /** Values for the sentence `notifications.types.<type>`. One named `..._key` is itself a translation key. */
  params?: Record<string, string | number>
  /** Page of the web application, such as `/orders/12`. */
  link?: string
  meta?: { order_id?: number; comment_id?: number; news_id?: number }
}

type Writing = Pick<Context, 'db' | 'now' | 'publish' | 'shop' | 'companyTimezone'> & {
  user: { id: number } | null
}

/**
 * Notifies people: stored in the same transaction, shown in their browsers after the commit.
 * The caller makes sure that the recipients may see the record.
 */
export const notify = (
  context: Writing,
  { users, usersWith, roles, ...note }: Audience & Note,
): Promise<void> => notifyOfAll(context, { users, usersWith, roles }, [note])

/** Notifies the same people of several things, in two statements however many there are. */
export async function notifyOfAll(context: Writing, to: Audience, notes: readonly Note[]): Promise<void> {
  if (notes.length === 0) return
  const people = await audience(context, to)
  if (people.length === 0) return
  const { rows } = await sql<Row & { user_id: number }>`
    insert into notifications (user_id, type, params, meta, link, created_at)
    select person.id, n.type, n.params, n.meta, n.link, ${context.now}
    from unnest(${people.map(person => person.id)}::bigint[]) with ordinality as person(id, place)
    cross join unnest(
      ${notes.map(note => note.type)}::text[],
      ${notes.map(note => JSON.stringify(note.params ?? {}))}::jsonb[],
      ${notes.map(note => JSON.stringify(note.meta ?? {}))}::jsonb[],
      ${notes.map(note => note.link ?? null)}::text[]
    ) with ordinality as n(type, params, meta, link, place)
    order by n.place, person.place
    returning id, user_id, type, params, meta, link, created_at`.execute(context.db)
  const languages = new Map(people.map(person => [person.id, person.language as Language]))
  for (const row of rows) {
    const t = context.shop.translations.in(languages.get(row.user_id)!)
    const notification = toNotification(row, { t, timezone: context.companyTimezone, hasOlder: true })
    context.publish({
      to: { user: row.user_id },
      event: to.roles ? 'alerts.company' : 'alerts.user',
      payload: { notification },
    })
  }
}

/** Only users who can sign in; never the acting user. */
function audience(
  { db, user }: { db: Kysely<Database>; user: { id: number } | null },
  { users, usersWith, roles }: Audience,
) {
  return db
    .selectFrom('users')
    .select(['id', 'language'])
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .where(({ or, eb }) =>
      or([
        ...(users?.length ? [eb('id', 'in', [...users])] : []),
        ...(usersWith?.users.length
          ? [eb('id', 'in', [...usersWith.users]).and('role_id', 'in', roleIdsWith(usersWith.right))]
          : []),
        ...(roles?.length ? [eb('role_id', 'in', roles.map(roleId))] : []),
      ]),
    )
    .$if(user !== null, query => query.where('id', '<>', user!.id))
    .orderBy('id')
    .execute()
}

const roleIdsWith = (right: Permission): number[] =>
  allRoles.filter(role => rolePermissions[role.name].has(right)).map(role => role.id)
