import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { commonErrors } from '#contract/shared/errors.ts'
import type { Feature } from '#server/operation/feature.ts'
import { refusal } from '#server/operation/refusal.ts'
import type { Configuration } from '#server/platform/configuration.ts'
import type { Shop } from '#server/platform/shop.ts'
import { addApiDocs } from './api-docs.ts'
import { atAuthUrl } from './auth-path.ts'
import { addCallLimit } from './call-limit.ts'
import { answerError } from './error-answers.ts'
import { addETags } from './etags.ts'
import { addHealth } from './health.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import { loggedPath } from './logged-path.ts'
import { isOriginAllowed } from './origin.ts'
import { addRoute } from './route.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { dropStalledBodies } from './stalled-bodies.ts'

/** JSON bodies and the fields of a form; files have their own limits. */
const bodyLimitKb = 2048

/** The HTTP server and its plugins, without routes. */
export async function createServer(options: {
  log: Shop['log']
  trustProxy: Configuration['trustProxy']
  isHttps: boolean
}): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    trustProxy: believes(options.trustProxy),
    bodyLimit: bodyLimitKb * 1024,
    // Routes parse the query with qs: Fastify's parser knows no indices.
    routerOptions: { querystringParser: () => ({}), maxParamLength: 200 },
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    // Fifty photos over a slow phone. Stalled bodies are dropped long before.
    requestTimeout: 3_600_000,
    return503OnClosing: true,
  })
  await addSecurityHeaders(app, options)
  // No zstd: it halves the throughput of lists.
  await app.register(compress, { threshold: 2048, encodings: ['br', 'gzip'] })
  await app.register(cookie)
  // A file over the limit is truncated, and refused at its field.
  await app.register(multipart, { throwFileSizeLimit: false })
  dropStalledBodies(app)
  return app
}

/** Counts from our end: what a client wrote into `X-Forwarded-For` itself is further left. */
const believes = (proxies: Configuration['trustProxy']) => {
  if (proxies === 0) return false
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies
}

export async function addFeatures(
  app: FastifyInstance,
  shop: Shop,
  features: readonly Feature[],
): Promise<void> {
  app.setErrorHandler(answerError(shop))
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (!isOriginAllowed(shop.configuration, request.headers.origin, request.headers.host))
      throw refusal(commonErrors.foreign_origin)
    if (!request.headers['admin-panel'] && request.url.startsWith('/api/'))
      request.log.debug('no header Admin-Panel')
  })
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        request_id: request.id,
        method: request.method,
        path: loggedPath(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        user_id: request.userId,
      },
      'request',
    )
  })
  await addCallLimit(app, shop.db, shop.configuration.rateLimit)
  addHealth(app, shop)
  const routes = features.flatMap(feature =>
    Object.entries(feature.endpoints).map(([name, endpoint]) => ({
      name: `${feature.name}.${name}`,
      endpoint: atAuthUrl(endpoint, shop.configuration.authUrl),
      handler: feature.handlers[name]!,
      fieldChecks: feature.fieldChecks[name] ?? [],
    })),
  )
  const concurrency = limitConcurrency(shop.configuration.concurrentRequests)
  const revalidates = ({ endpoint }: (typeof routes)[number]) => endpoint.revalidates === true
  const isRaw = ({ endpoint }: (typeof routes)[number]) => endpoint.rawBody === true
  for (const route of routes)
    if (!revalidates(route) && !isRaw(route)) addRoute(app, shop, concurrency, route)
  await app.register(async raw => {
    raw.removeAllContentTypeParsers()
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    for (const route of routes.filter(isRaw)) addRoute(raw, shop, concurrency, route)
  })
  await app.register(async publicReads => {
    await addETags(publicReads)
    for (const route of routes.filter(revalidates)) addRoute(publicReads, shop, concurrency, route)
  })
  await addApiDocs(app, features, shop.configuration.authUrl, shop.translations.in('en'))
}
