import type { PreparedUpload } from './prepare-upload.ts'

/** A file as received, on disk, not yet checked. It is deleted when the request ends. */
export interface UploadedFile {
  path: string
  /** As the browser named it; clean it before showing or storing it. */
  fileName: string
  size: number
  /** SHA-256 of its content. */
  hash: string
  /** Larger than allowed: only the beginning is on disk. */
  isTruncated: boolean
}

/** A checked file in storage (or not stored, in a Validate-Only request). No row names it yet. */
export type StoredUpload = Omit<PreparedUpload, 'ok' | 'contents'>
