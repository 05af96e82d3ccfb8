import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { authenticate } from '#server/access/authenticate.ts'
import { type DatabaseConnection, openDatabase } from '#server/database/connect.ts'
import { prepareDrain } from '#server/http/drain.ts'
import { addGuide } from '#server/http/guide.ts'
import { isOriginAllowed } from '#server/http/origin.ts'
import { addFeatures, createServer } from '#server/http/serve.ts'
import { sweepUploadFolders } from '#server/http/upload-folder.ts'
import { addWebPages } from '#server/http/web-pages.ts'
import type { Feature } from '#server/operation/feature.ts'
import { type Clock, systemClock } from '#server/platform/clock.ts'
import type { Configuration } from '#server/platform/configuration.ts'
import { openFiles } from '#server/platform/files/index.ts'
import { openJobs } from '#server/platform/jobs.ts'
import { openMail } from '#server/platform/mail/index.ts'
import { renderPdfWith } from '#server/platform/pdf/render-pdf.ts'
import { openRealtime } from '#server/platform/realtime.ts'
import type { Shop } from '#server/platform/shop.ts'
import { loadTranslations } from '#server/platform/translations.ts'
import { features as allFeatures } from './features.ts'

export interface OpenShop {
  shop: Shop
  app: FastifyInstance
  /** Finishes requests in flight, then stops realtime, jobs and the database. */
  close(): Promise<void>
}

export async function openShop(options: {
  configuration: Configuration
  connection: DatabaseConnection
  log: Logger
  clock?: Clock
  workers: boolean
  features?: readonly Feature[]
}): Promise<OpenShop> {
  const { configuration, log, clock = systemClock, features = allFeatures } = options
  const {
    db,
    pool,
    close: closeDatabase,
  } = openDatabase(options.connection, { max: configuration.databasePool })
  const app = await createServer({
    log,
    trustProxy: configuration.trustProxy,
    isHttps: configuration.publicUrl.startsWith('https:'),
  })
  const { drain, cut } = prepareDrain(app)
  const realtime = openRealtime(app.server, {
    connection: options.connection,
    pool,
    log,
    isOriginAllowed: (origin, host) => isOriginAllowed(configuration, origin, host),
    authenticate: async token => {
      const known = await authenticate(db, token, clock.now())
      return known && { id: known.user.id, sessionId: known.user.session_id }
    },
  })
  const jobs = await openJobs(pool, Object.assign({}, ...features.map(feature => feature.jobs)), {
    log,
    workers: options.workers,
    schedules: Object.assign({}, ...features.map(feature => feature.schedules)),
  })
  const shop: Shop = {
    configuration,
    db,
    pool,
    files: await openFiles(configuration.s3 ? { s3: configuration.s3 } : { dataDir: configuration.dataDir }),
    mail: openMail({
      smtpUrl: configuration.smtpUrl,
      dataDir: configuration.dataDir,
      from: configuration.mailFrom,
    }),
    renderPdf: renderPdfWith(join(configuration.dataDir, 'fonts')),
    jobs,
    realtime,
    clock,
    translations: loadTranslations(),
    visibility: Object.assign({}, ...features.map(feature => feature.visibility)),
    log,
  }
  await addFeatures(app, shop, features)
  await addGuide(app)
  await addWebPages(app, {
    authPath: configuration.authUrl.startsWith('/') ? configuration.authUrl : null,
  })
  await sweepUploadFolders()
  if (options.workers) await jobs.work(shop)
  return {
    shop,
    app,
    async close() {
      await drain()
      // A sleeping browser does not answer the close.
      const disconnected = realtime.close()
      await Promise.race([disconnected, sleep(500)])
      cut()
      await disconnected
      await app.close()
      await jobs.stop()
      await closeDatabase()
    },
  }
}
