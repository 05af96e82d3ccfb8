import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

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
  const plain = file.fileName.replace(/[^\x20-\x7e]|["\\]/g, '_')
  const kind = file.inline ? 'inline' : 'attachment'
  reply
    .type(file.mimeType)
    .header(
      'content-disposition',
      `${kind}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
    )
    .header('cache-control', file.maxAge ? `private, max-age=${file.maxAge}` : 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
  if (file.size !== undefined) reply.header('content-length', file.size)
  return reply.send(file.content)
}
