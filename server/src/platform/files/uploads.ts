import type { PreparedUpload } from './prepare-upload.ts'

/** A file as it came, on disk, not yet looked into. It is gone when the request ends. */
export interface UploadedFile {
  path: string
  /** As the browser named it; clean it before showing or keeping it. */
  fileName: string
  size: number
  /** SHA-256 of its content. */
  hash: string
  /** More came than is allowed: what is on disk is only its beginning. */
  isTruncated: boolean
}

/** A file that was checked and lies in the store, or would but for a Validate-Only. No row names it yet. */
export type StoredUpload = Omit<PreparedUpload, 'ok' | 'contents'>
