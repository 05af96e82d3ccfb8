import { type Kysely, sql } from 'kysely'
import { type Role, roleId } from '#contract/access/roles.ts'
import type { NotificationType } from '#contract/notifications/notification.ts'
import type { Language } from '#contract/shared/languages.ts'
import type { Database } from '#server/database/tables.ts'
import type { Context } from '#server/http/context.ts'
import { toNotification } from './notification-queries.ts'

interface Telling {
  /** People to be told, by id; nobody of them is told twice, and whoever acts not at all. */
  users?: readonly number[]
  /** Everybody who has one of these roles. */
  roles?: readonly Role[]
  type: NotificationType
  /** Fill the sentence `notifications.types.<type>`. One named `..._key` is itself a translation key. */
  params?: Record<string, string | number>
  /** Page of the web application, such as `/orders/12`. */
  link?: string
  meta?: { order_id?: number; comment_id?: number; news_id?: number }
}

type Writing = Pick<Context, 'db' | 'now' | 'publish' | 'shop' | 'companyTimezone'> & {
  user: { id: number } | null
}

/**
 * Tells people of something that happened: kept in the same transaction, shown in their browsers after the commit.
 * Who is told must be allowed to see the record: that is for the caller to know.
 */
export async function notify(context: Writing, telling: Telling): Promise<void> {
  const people = await audience(context, telling)
  if (people.length === 0) return
  const rows = await context.db
    .insertInto('notifications')
    .values(
      people.map(person => ({
        user_id: person.id,
        type: telling.type,
        params: sql<string>`${JSON.stringify(telling.params ?? {})}::jsonb`,
        meta: sql<string>`${JSON.stringify(telling.meta ?? {})}::jsonb`,
        link: telling.link ?? null,
        created_at: context.now,
      })),
    )
    .returning(['id', 'user_id', 'type', 'params', 'meta', 'link', 'created_at'])
    .execute()
  const languages = new Map(people.map(person => [person.id, person.language as Language]))
  for (const row of rows) {
    const t = context.shop.translations.in(languages.get(row.user_id)!)
    const notification = toNotification(row, { t, timezone: context.companyTimezone, hasOlder: true })
    context.publish({
      to: { user: row.user_id },
      event: telling.roles ? 'alerts.company' : 'alerts.user',
      payload: { notification },
    })
  }
}

/** Only who can sign in; never whoever does the act. */
function audience(
  { db, user }: { db: Kysely<Database>; user: { id: number } | null },
  { users, roles }: Telling,
) {
  return db
    .selectFrom('users')
    .select(['id', 'language'])
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .where(({ or, eb }) =>
      or([
        ...(users?.length ? [eb('id', 'in', [...users])] : []),
        ...(roles?.length ? [eb('role_id', 'in', roles.map(roleId))] : []),
      ]),
    )
    .$if(user !== null, query => query.where('id', '<>', user!.id))
    .orderBy('id')
    .execute()
}
