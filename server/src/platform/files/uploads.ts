import type { PreparedUpload } from './prepare-upload.ts'

/** On disk, unchecked, and deleted when the request ends. */
export interface UploadedFile {
  path: string
  fileName: string
  size: number
  /** SHA-256 of the content. */
  hash: string
  isTruncated: boolean
}

/** Checked and stored (only checked with Validate-Only); no row names it yet. */
export type StoredUpload = Omit<PreparedUpload, 'ok' | 'contents'>
