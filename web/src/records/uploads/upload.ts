/** The saved record that a file goes to. */
export interface UploadRecord {
  /** How it is sent: a name given to `registerUploadTarget`. */
  target: string
  id: number
  /** As people name it. */
  name: string
  /** Path of its page. */
  page: string
}

/** A sentence, or its key in the translations with its values. */
export interface UploadRefusal {
  title: string
  params?: Record<string, unknown>
}

/** What of a file on its way is kept in the browser. */
export interface Upload {
  /** Also the idempotency key of every attempt. */
  id: string
  /** Who chose it. */
  user: string
  record: UploadRecord
  file: File
  /** When it was chosen, in milliseconds. */
  addedAt: number
  /** When the first of it left: from then on it may have arrived, in milliseconds. */
  sentAt?: number | undefined
  /** Why it is not sent again by itself. */
  refusal?: UploadRefusal | undefined
}

/** A file on its way, as the tray shows it. */
export interface UploadEntry extends Upload {
  state: 'preparing' | 'waiting' | 'uploading' | 'refused' | 'uploaded'
  /** Of the upload, 0 to 1. */
  share: number
  /** Attempts that failed without a refusal. */
  failures: number
  /** When the next attempt may be, in milliseconds. */
  dueAt: number
  /** What the last attempt failed for. */
  trouble?: 'offline' | 'busy' | undefined
  /** Whether it outlives this page. */
  isKept: boolean
}
