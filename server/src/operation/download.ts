import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { contentDisposition } from '../http/content-disposition.ts'

/** A file as an answer. */
export interface Download {
  content: Buffer | Readable
  fileName: string
  mimeType: string
  /** Bytes, when known. */
  size?: number
  /** Shown in the browser rather than saved. Only for what cannot run: PDFs of ours, images that we encoded. */
  inline?: boolean
  /** Seconds that the reader's own browser may keep it; nobody else may. */
  maxAge?: number
}

export function sendDownload(reply: FastifyReply, file: Download): FastifyReply {
  reply
    .type(file.mimeType === 'text/plain' ? 'text/plain; charset=utf-8' : file.mimeType)
    .header('content-disposition', contentDisposition(file.inline ? 'inline' : 'attachment', file.fileName))
    .header('cache-control', file.maxAge ? `private, max-age=${file.maxAge}` : 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
  if (file.size !== undefined) reply.header('content-length', file.size)
  return reply.send(file.content)
}
