import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import type { Download } from '#server/operation/download.ts'
import type { Shop } from '#server/platform/shop.ts'
import { sendDownload } from './send-download.ts'

/** Outside production the response is checked against its schema. */
export function sendAnswer(
  shop: Shop,
  endpoint: Endpoint,
  reply: FastifyReply,
  result: unknown,
): FastifyReply {
  reply.header('cache-control', 'no-store')
  if (endpoint.response === 'nothing') return reply.code(204).send()
  if (endpoint.response === 'file') return sendDownload(reply, result as Download)
  if (shop.configuration.checkAnswers) {
    const checked = endpoint.response.safeParse(result)
    if (!checked.success) {
      const problem = `${endpoint.method} ${endpoint.path} answers off its schema: ${z.prettifyError(checked.error)}`
      shop.log.fatal(problem)
      throw new Error(problem)
    }
  }
  return reply.send(result)
}
