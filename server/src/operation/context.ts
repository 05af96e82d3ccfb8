import type { Kysely } from 'kysely'
import type { Permission, Resource } from '#contract/access/permissions.ts'
import type { Role } from '#contract/access/roles.ts'
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

/** What a read or write is done with. There is no other way to the database. */
export interface Context {
  /** The transaction of this write, or the pool for a read. */
  db: Kysely<Database>
  user: CurrentUser
  now: Date
  /** Sentence of a key in the caller's language. */
  t: Translate
  language: Language
  /** IANA zone of the caller (header TimezoneId), else the company's. */
  timezone: string
  /** IANA zone that decides which day it is for due dates and reports. */
  companyTimezone: string
  /** Whether this call is a Validate-Only one: everything it does will be rolled back. */
  isValidateOnly: boolean
  may(permission: Permission): boolean
  mayAnyOf(resource: Resource): boolean
  /** One write of a call that opens its transactions itself: a read, or an endpoint with `ownTransactions`. */
  write<T>(work: (context: Context) => Promise<T>): Promise<T>
  /** Told after the commit, and only then. Nothing is told when the write is rolled back. */
  publish(announcement: Announcement): void
  /** A job in the same transaction: it exists exactly when the write does. */
  enqueue(job: string, data: object): Promise<void>
  /** A line of the record's history, written at the end of the same transaction. */
  record(note: HistoryNote): void
  /** Done after the commit, and only then: what the database cannot take back, such as dropping sockets. */
  afterCommit(act: () => void): void
  /** Run when the transaction did not commit: what must stay although the write is refused, such as a counted try. */
  onRollback(undo: () => Promise<void>): void
  shop: Shop
}

/** The context of an endpoint that anyone may call: nobody is known, and the caller's cookies are within reach. */
export type OpenContext = Omit<Context, 'user'> & { user: null; caller: Caller }

/** What a request says of who sent it. */
export interface Caller {
  user: CurrentUser | null
  permissions: ReadonlySet<Permission>
  now: Date
  language: Language
  timezone: string
  companyTimezone: string
  ip: string
  /** Of the page that sent it, where it hears what changes elsewhere. */
  socketId?: string | undefined
  /** The bearer token as it came, unchecked on endpoints that anyone may call. */
  accessToken: string
  cookies: Record<string, string | undefined>
  setCookie(name: string, value: string | null, maxAgeSeconds?: number): void
}
