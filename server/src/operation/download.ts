import type { Readable } from 'node:stream'

export interface Download {
  content: Buffer | Readable
  fileName: string
  mimeType: string
  size?: number
  /** Shown instead of saved: only safe content, such as our PDFs and images that we encoded. */
  inline?: boolean
  /** Seconds in the user's own browser cache, never in a shared one. */
  maxAge?: number
  /** Letters that its fonts lack. */
  missingLetters?: string
}
