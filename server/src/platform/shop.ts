import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Database } from '#server/database/tables.ts'
import type { Limits } from '#server/http/limits.ts'
import type { Clock } from './clock.ts'
import type { Configuration } from './configuration.ts'
import type { Files } from './files/index.ts'
import type { Jobs } from './jobs.ts'
import type { Mail } from './mail/index.ts'
import type { Realtime } from './realtime.ts'
import type { Translations } from './translations.ts'

/** Everything that an open shop holds: opened once by main.ts or by a test, closed in the reverse order. */
export interface Shop {
  configuration: Configuration
  db: Kysely<Database>
  pool: pg.Pool
  files: Files
  mail: Mail
  renderPdf: (template: string, data: unknown) => Promise<Buffer>
  jobs: Jobs
  limits: Limits
  realtime: Realtime
  clock: Clock
  translations: Translations
  log: Logger
}
