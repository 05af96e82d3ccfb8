import type { Readable } from 'node:stream'

/** A file as the response. */
export interface Download {
  content: Buffer | Readable
  fileName: string
  mimeType: string
  /** Bytes, when known. */
  size?: number
  /** Shown in the browser instead of saved. Only for safe content: our own PDFs, images that we encoded. */
  inline?: boolean
  /** How long the user's own browser may cache it, in seconds; no shared cache may. */
  maxAge?: number
}
