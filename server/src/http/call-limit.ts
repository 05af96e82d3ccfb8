import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '#server/database/tables.ts'
import { retryAfterSeconds, tooManyRequests } from '#server/operation/too-many-requests.ts'
import { sharedCallCounts } from './shared-call-counts.ts'

/** Limits calls per person or key over all processes. A window is as long as `Retry-After`. */
export async function addCallLimit(
  app: FastifyInstance,
  db: Kysely<Database>,
  perMinute: number,
): Promise<void> {
  await app.register(rateLimit, { global: false, store: sharedCallCounts(db) })
  app.decorate(
    'countCall',
    app.createRateLimit({
      max: Math.ceil((perMinute * retryAfterSeconds) / 60),
      timeWindow: retryAfterSeconds * 1000,
      keyGenerator: request => request.countedAs!,
    }),
  )
}

export async function limitCalls(request: FastifyRequest): Promise<void> {
  const counted = await request.server.countCall(request)
  if (!counted.isAllowed && counted.isExceeded) throw tooManyRequests()
}

declare module 'fastify' {
  interface FastifyInstance {
    countCall: ReturnType<FastifyInstance['createRateLimit']>
  }
}
