import { type Selectable, sql } from 'kysely'
import type { z } from 'zod'
import { roleById, roles } from '#contract/access/roles.ts'
import type { ShortUser, User } from '#contract/users/user.ts'
import type { userQuery } from '#contract/users/user-endpoints.ts'
import { userErrors } from '#contract/users/user-errors.ts'
import { actionsOn, type UserStatus } from '#contract/users/user-rules.ts'
import type { List } from '#server/database/lists/list.ts'
import { readPage } from '#server/database/lists/read-page.ts'
import { containsPattern, phoneDigits } from '#server/database/search-pattern.ts'
import type { Database } from '#server/database/tables.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { unixSeconds } from '#server/platform/clock.ts'
import { photoUrls } from '#server/records/photos.ts'
import { havingOrders } from './related-orders.ts'

export const listUsers = (context: Context, query: z.output<typeof userQuery>) =>
  readPage(context.db, query, userList(context, query))

export function userList(context: Context, query: z.output<typeof userQuery>): List<User> {
  const matching = existingUsers(context)
    .$if(query.search !== undefined, q => q.where(searched(query.search!)))
    .$if(query.role_id !== undefined, q => q.where('role_id', '=', query.role_id!))
    .$if(query.status !== undefined, q => q.where('status', '=', query.status!))
  return {
    matching: matching.select('id'),
    sorts: query.search ? { found: [isNamed(query.search), 'id'], ...sorts } : sorts,
    rows: async ids =>
      toUsers(context, await existingUsers(context).selectAll().where('id', 'in', ids).execute()),
  }
}

const sorts = {
  id: ['id'],
  full_name: ['full_name', 'id'],
  email: ['email', 'id'],
  status: ['status', 'id'],
  // Users who never signed in sort before all others.
  last_login: [sql`coalesce(last_login, '-infinity')`, 'id'],
}

export async function getUser(context: Context, id: number): Promise<User> {
  const row = await existingUsers(context).selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw refusal(userErrors.no_such_user)
  const [user] = await toUsers(context, [row])
  return user!
}

const maxInShortList = 50

export async function listUsersShort(
  context: Context,
  query: { id?: number; search?: string; roles?: (string | number)[]; statuses?: UserStatus[] },
): Promise<ShortUser[]> {
  const filtered = existingUsers(context)
    .$if(query.search !== undefined, q => q.where(searched(query.search!)))
    .$if(query.roles !== undefined, q => q.where('role_id', 'in', roleIds(query.roles!)))
    .$if(query.statuses !== undefined, q => q.where('status', 'in', query.statuses!))
  const rows = await (query.id === undefined ? filtered : existingUsers(context).where('id', '=', query.id))
    .select(['id', 'full_name', 'status', 'role_id', 'photo_key'])
    .orderBy('full_name')
    .orderBy('id')
    .limit(maxInShortList)
    .execute()
  return rows.map(row => ({
    id: row.id,
    full_name: row.full_name!,
    status: row.status as UserStatus,
    ...roleOf(row.role_id),
    photo: photoUrls(row.id, row.photo_key),
  }))
}

const existingUsers = ({ db }: Context) => db.selectFrom('users').where('deleted_at', 'is', null)

const isNamed = (text: string) =>
  sql<boolean>`${text.trim().toLowerCase()} in (lower(full_name), lower(email))`

/** The expression of the index users_search. */
const searched = (text: string) => {
  const digits = phoneDigits(text)
  const pattern = digits ? containsPattern(digits) : containsPattern(text)
  return sql<boolean>`(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone, '')) ilike ${pattern}`
}

const roleIds = (wanted: (string | number)[]): number[] => [
  0,
  ...roles.filter(role => wanted.includes(role.id) || wanted.includes(role.name)).map(role => role.id),
]

type Row = Selectable<Database['users']>

async function toUsers(context: Context, rows: Row[]): Promise<User[]> {
  const having = await havingOrders(
    context.db,
    rows.map(row => row.id),
  )
  return rows.map(row => {
    const { role_id, role } = roleOf(row.role_id)
    const status = row.status as UserStatus
    return {
      id: row.id,
      full_name: row.full_name!,
      first_name: row.first_name,
      last_name: row.last_name,
      email: row.email,
      phone: row.phone,
      phone_extension: row.phone_extension,
      phones: row.phones as User['phones'],
      status,
      role_id,
      role,
      photo: photoUrls(row.id, row.photo_key),
      last_login: row.last_login && unixSeconds(row.last_login),
      deleted_at: row.deleted_at && unixSeconds(row.deleted_at),
      version: row.version,
      hasRelatedOpenOrders: having.get(row.id)!.open,
      hasRelatedDeletedOrders: having.get(row.id)!.deleted,
      action_scopes: actionsOn(context.user, { id: row.id, role: role.name, status }),
    }
  })
}

const roleOf = (roleId: number) => {
  const { id, name } = roleById(roleId)
  return { role_id: id, role: { id, name } }
}
