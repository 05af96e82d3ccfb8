import type { Kysely } from 'kysely'
import type { Permission, Resource } from '#contract/access/permissions.ts'
import type { Role } from '#contract/access/roles.ts'
import type { ShopScope } from '#contract/online-shop/shop-scopes.ts'
import type { PartsOrderSource } from '#contract/parts-orders/parts-order-statuses.ts'
import type { Language } from '#contract/shared/languages.ts'
import type { Database } from '#server/database/tables.ts'
import type { Announcement } from '#server/platform/realtime.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { Translate } from '#server/platform/translations.ts'
import type { HistoryNote } from './history.ts'

export interface CurrentUser {
  id: number
  role: Role
  full_name: string
  email: string
  language: Language
  session_id: string
}

export interface Context {
  /** The transaction of this write, or the pool for a read. */
  db: Kysely<Database>
  user: CurrentUser
  now: Date
  t: Translate
  language: Language
  /** IANA zone of the caller (header TimezoneId), else the company's. */
  timezone: string
  /** IANA zone that decides the day of due dates and reports. */
  companyTimezone: string
  /** A Validate-Only request: everything is rolled back. */
  isValidateOnly: boolean
  may(permission: Permission): boolean
  mayAnyOf(resource: Resource): boolean
  /** One transaction of a call that opens its own: a read, or an endpoint with `ownTransactions`. */
  write<T>(work: (context: Context) => Promise<T>): Promise<T>
  /** Sent after the commit. */
  publish(announcement: Announcement): void
  /** Committed with the write. */
  enqueue(job: string, data: object): Promise<void>
  /** Adds a history line at the end of the transaction. */
  record(note: HistoryNote): void
  /** After the commit: what a rollback cannot undo, such as closing sockets. */
  afterCommit(act: () => void): void
  /** Commits all writes so far even if the rest is refused or only validated, such as a counted attempt. */
  keep(): Promise<void>
  shop: Shop
}

export type OpenContext = Omit<Context, 'user'> & { user: null; caller: Caller }

export type KeyContext = Omit<Context, 'user'> & { user: null; caller: Caller & { key: CallingKey } }

export interface CallingKey {
  id: number
  source: PartsOrderSource
  scopes: readonly ShopScope[]
}

export interface Caller {
  user: CurrentUser | null
  key?: CallingKey | undefined
  permissions: ReadonlySet<Permission>
  now: Date
  language: Language
  timezone: string
  companyTimezone: string
  ip: string
  /** Of the sending page's websocket. */
  socketId?: string | undefined
  /** As sent, unchecked on public endpoints. */
  accessToken: string
  cookies: Record<string, string | undefined>
  setCookie(name: string, value: string | null, maxAgeSeconds?: number): void
}
