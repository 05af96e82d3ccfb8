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

/** What a read or write works with. There is no other way to the database. */
export interface Context {
  /** The transaction of this write, or the pool for a read. */
  db: Kysely<Database>
  user: CurrentUser
  now: Date
  /** Translates a key into the caller's language. */
  t: Translate
  language: Language
  /** IANA zone of the caller (header TimezoneId), else the company's. */
  timezone: string
  /** IANA zone that decides which day it is for due dates and reports. */
  companyTimezone: string
  /** Whether this is a Validate-Only request: everything it does will be rolled back. */
  isValidateOnly: boolean
  may(permission: Permission): boolean
  mayAnyOf(resource: Resource): boolean
  /** One write of a call that opens its own transactions: a read, or an endpoint with `ownTransactions`. */
  write<T>(work: (context: Context) => Promise<T>): Promise<T>
  /** Sent after the commit, and only then; not sent if the write is rolled back. */
  publish(announcement: Announcement): void
  /** A job in the same transaction: it exists exactly when the write does. */
  enqueue(job: string, data: object): Promise<void>
  /** Adds a line to the record's history, at the end of the same transaction. */
  record(note: HistoryNote): void
  /** Runs after the commit, and only then: what a rollback cannot undo, such as dropping sockets. */
  afterCommit(act: () => void): void
  /**
   * What is written so far is committed even if the write is refused or only validated: a counted attempt. Only for
   * such, before the write itself.
   */
  keep(): Promise<void>
  shop: Shop
}

/** The context of a public endpoint: no user, but access to the caller's cookies. */
export type OpenContext = Omit<Context, 'user'> & { user: null; caller: Caller }

/** The context of a program that calls with a key. */
export type KeyContext = Omit<Context, 'user'> & { user: null; caller: Caller & { key: CallingKey } }

/** A key that is not revoked. */
export interface CallingKey {
  id: number
  source: PartsOrderSource
  scopes: readonly ShopScope[]
}

/** What a request says about its sender. */
export interface Caller {
  user: CurrentUser | null
  key?: CallingKey | undefined
  permissions: ReadonlySet<Permission>
  now: Date
  language: Language
  timezone: string
  companyTimezone: string
  ip: string
  /** Of the page that sent it, where it hears what changes elsewhere. */
  socketId?: string | undefined
  /** The bearer token as sent, unchecked on public endpoints. */
  accessToken: string
  cookies: Record<string, string | undefined>
  setCookie(name: string, value: string | null, maxAgeSeconds?: number): void
}
