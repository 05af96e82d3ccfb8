import type { Readable } from 'node:stream'

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
