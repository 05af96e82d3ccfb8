import type { Expression, Kysely, SqlBool } from 'kysely'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Database } from '#server/database/tables.ts'
import type { Clock } from './clock.ts'
import type { Configuration } from './configuration.ts'
import type { Files } from './files/index.ts'
import type { Jobs } from './jobs.ts'
import type { Mail } from './mail/index.ts'
import type { PdfRenderer } from './pdf/pdf-renderer.ts'
import type { Realtime } from './realtime.ts'
import type { Translations } from './translations.ts'

export interface Shop {
  configuration: Configuration
  db: Kysely<Database>
  pool: pg.Pool
  files: Files
  mail: Mail
  renderPdf: PdfRenderer['render']
  jobs: Jobs
  realtime: Realtime
  clock: Clock
  translations: Translations
  visibility: Readonly<Record<string, (context: never, table: string) => Expression<SqlBool>>>
  log: Logger
}
