export interface UploadRecord {
  /** Name given to `registerUploadTarget`. */
  target: string
  id: number
  name: string
  page: string
}

/** A sentence, or a translation key with its values. */
export interface UploadRefusal {
  title: string
  params?: Record<string, unknown>
}

/** A file to upload, as stored in the browser. */
export interface Upload {
  /** Also the idempotency key of every attempt. */
  id: string
  user: string
  record: UploadRecord
  file: File
  /** Unix milliseconds. */
  addedAt: number
  /** First progress, in Unix milliseconds: from then on it may have arrived. */
  sentAt?: number | undefined
  /** A refused upload is not retried automatically. */
  refusal?: UploadRefusal | undefined
}

export interface UploadEntry extends Upload {
  state: 'preparing' | 'waiting' | 'uploading' | 'refused' | 'uploaded'
  /** Progress, 0 to 1. */
  share: number
  /** Attempts that failed without a refusal. */
  failures: number
  /** Time of the next attempt, in Unix milliseconds. */
  dueAt: number
  trouble?: 'offline' | 'busy' | undefined
  /** Whether it is in the browser's storage. */
  isStored: boolean
}
