import type { FastifyReply } from 'fastify'
import { missingLettersHeader } from '#contract/shared/endpoint.ts'
import type { Download } from '#server/operation/download.ts'
import { contentDisposition } from './content-disposition.ts'

export function sendDownload(reply: FastifyReply, file: Download): FastifyReply {
  reply
    .type(file.mimeType === 'text/plain' ? 'text/plain; charset=utf-8' : file.mimeType)
    .header('content-disposition', contentDisposition(file.inline ? 'inline' : 'attachment', file.fileName))
    .header('cache-control', file.maxAge ? `private, max-age=${file.maxAge}` : 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
  if (file.missingLetters) reply.header(missingLettersHeader, encodeURIComponent(file.missingLetters))
  if (file.size !== undefined) reply.header('content-length', file.size)
  return reply.send(file.content)
}
