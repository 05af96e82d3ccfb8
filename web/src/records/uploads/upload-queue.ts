import { type UploadRules, uploadProblem } from '#contract/shared/uploads.ts'
import { ApiFailure, isAborted } from '#web/api/api-failure.ts'
import type { RequestOptions } from '#web/api/request.ts'
import { retryWaitMs } from '#web/api/retry-wait.ts'
import { createStore } from '#web/shell/store.ts'
import type { Upload, UploadEntry, UploadRecord } from './upload.ts'
import { outcomeOf } from './upload-outcome.ts'

/** Dependencies, replaced in tests. */
export interface UploadQueueParts {
  /** The signed-in user; null if signed out. */
  user(): string | null
  /** Makes a photo smaller; rejects if the file cannot be read. */
  prepare(file: File): Promise<File>
  /** Undefined until the record's upload target is registered. */
  sender(record: UploadRecord): ((upload: Upload, how: RequestOptions) => Promise<unknown>) | undefined
  storage: {
    list(user: string): Promise<Upload[]>
    read(upload: Upload): Promise<Upload | undefined>
    write(upload: Upload): Promise<void>
    drop(upload: Upload): Promise<void>
    dropAll(user: string): Promise<void>
  }
  /** Resolves when this page has the lock, which it keeps until the signal is aborted. */
  lock(id: string, release: AbortSignal): Promise<void>
  /** For screen readers: uploaded, waiting for a connection, or refused. */
  announce(entry: UploadEntry): void
  /** The record's files may have changed. */
  onChanged(record: UploadRecord): void
  random?: () => number
}

/** Idempotency keys expire after a day; a later retry could attach the file twice. */
const keyLivesMs = 20 * 3600_000
const longestWaitMs = 60_000
/** An upload without progress for this long is aborted and retried. */
const stalledMs = 90_000
/** How long the tray shows an uploaded file. */
const shownMs = 5000
/** Limit of all stored files. */
const storedMaxBytes = 200 * 1024 * 1024

/**
 * Uploads files to saved records, one at a time. An attempt that fails without a refusal is repeated with the same
 * idempotency key until the file is uploaded or cancelled.
 */
export function createUploadQueue(parts: UploadQueueParts) {
  const entries = createStore<readonly UploadEntry[]>([])
  const releases = new Map<string, AbortController>()
  const restoring = new Set<string>()
  let preparing = Promise.resolve()
  let sending: { id: string; stop: AbortController } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  return { entries, add, restore, run, wake, tryAgain, cancel, unsentNames, discardAll }

  async function add(record: UploadRecord, file: File, rules: UploadRules): Promise<void> {
    const user = parts.user()
    if (user === null) return
    const entry = entryOf(
      { id: crypto.randomUUID(), user, record, file, addedAt: Date.now() },
      { state: 'preparing' },
    )
    entries.set([...entries.get(), entry])
    // One at a time: a phone lacks memory for several large photos.
    preparing = preparing.then(() => prepare(entry, rules))
    await preparing
    run()
  }

  async function prepare({ id, file }: UploadEntry, rules: UploadRules): Promise<void> {
    if (!find(id)) return
    await lock(id)
    const prepared = await parts.prepare(file).catch(() => undefined)
    const problem = prepared ? uploadProblem(prepared, rules) : 'file_unreadable'
    const params = { max_kb: rules.maxKb, extensions: rules.extensions.join(', ') }
    change(id, {
      file: prepared ?? file,
      refusal: problem && { title: `record-errors.errors.${problem}`, params },
    })
    await store(id)
    change(id, { state: problem ? 'refused' : 'waiting' })
    announceState(id)
  }

  /** Loads stored uploads, each once no other page has its lock. */
  async function restore(): Promise<void> {
    const user = parts.user()
    if (user === null) return
    const stored = await parts.storage.list(user).catch(() => [])
    await Promise.all(stored.map(takeOver))
  }

  async function takeOver(upload: Upload): Promise<void> {
    const { id } = upload
    if (find(id) || restoring.has(id)) return
    restoring.add(id)
    await lock(id)
    restoring.delete(id)
    // The page that had the lock may have sent it.
    const latest = await parts.storage.read(upload).catch(() => undefined)
    if (!latest) return unlock(id)
    const state = latest.refusal ? 'refused' : 'waiting'
    const all = [...entries.get(), entryOf(latest, { state, isStored: true })]
    entries.set(all.toSorted((one, other) => one.addedAt - other.addedAt))
    run()
  }

  /** Sends the next upload that is due, or sets a timer for it. */
  function run(): void {
    clearTimeout(timer)
    if (sending) return
    const user = parts.user()
    const ready = entries
      .get()
      .filter(entry => entry.state === 'waiting' && entry.user === user && parts.sender(entry.record))
      .toSorted((one, other) => one.dueAt - other.dueAt)
    const [next] = ready
    if (!next) return
    const wait = next.dueAt - Date.now()
    if (wait > 0) timer = setTimeout(run, wait)
    else void attempt(next)
  }

  async function attempt(entry: UploadEntry): Promise<void> {
    const { id } = entry
    if (entry.sentAt && Date.now() - entry.sentAt > keyLivesMs) {
      await settle(id, { state: 'refused', refusal: { title: 'records.uploads.uncertain' } })
      return run()
    }
    const stop = new AbortController()
    sending = { id, stop }
    change(id, { state: 'uploading', share: 0 })
    const stalled = () => stop.abort()
    let watch = setTimeout(stalled, stalledMs)
    try {
      await parts.sender(entry.record)!(entry, {
        signal: stop.signal,
        onProgress(share) {
          clearTimeout(watch)
          watch = setTimeout(stalled, stalledMs)
          progressed(id, share)
        },
      })
      await arrived(id)
    } catch (failure) {
      // `failed` ignores a cancelled upload, which is removed already.
      await failed(id, isAborted(failure) ? new ApiFailure(0) : failure)
    } finally {
      clearTimeout(watch)
      sending = undefined
      run()
    }
  }

  function progressed(id: string, share: number): void {
    const isFirst = share > 0 && find(id)?.sentAt === undefined
    change(id, isFirst ? { share, sentAt: Date.now() } : { share })
    if (isFirst) void store(id)
  }

  async function arrived(id: string): Promise<void> {
    change(id, { state: 'uploaded', share: 1, trouble: undefined })
    const entry = find(id)
    if (!entry) return
    await forget(entry)
    parts.onChanged(entry.record)
    parts.announce(entry)
    setTimeout(() => remove(id), shownMs)
  }

  async function failed(id: string, failure: unknown): Promise<void> {
    const entry = find(id)
    if (!entry) return
    const { trouble, refusal, waitMs = 0 } = outcomeOf(failure)
    if (refusal) return settle(id, { state: 'refused', refusal, trouble: undefined })
    const random = parts.random?.() ?? Math.random()
    const wait = Math.max(waitMs, retryWaitMs(entry.failures, random, longestWaitMs))
    const isNew = trouble !== entry.trouble
    change(id, { state: 'waiting', failures: entry.failures + 1, trouble, dueAt: Date.now() + wait })
    if (isNew) announceState(id)
  }

  async function settle(id: string, refused: Partial<UploadEntry>): Promise<void> {
    change(id, refused)
    await store(id)
    announceState(id)
  }

  /** Retries all waiting uploads now: the connection is back. */
  function wake(): void {
    entries.set(
      entries.get().map(entry => (entry.state === 'waiting' ? { ...entry, dueAt: 0, failures: 0 } : entry)),
    )
    run()
  }

  async function tryAgain(id: string): Promise<void> {
    const entry = find(id)
    if (entry?.state === 'refused') {
      // It was refused, or the user has checked that it is missing: its key may be used again.
      change(id, { state: 'waiting', refusal: undefined, sentAt: undefined })
      await store(id)
    }
    change(id, { dueAt: 0, failures: 0 })
    run()
  }

  async function cancel(id: string): Promise<void> {
    const entry = find(id)
    if (!entry) return
    remove(id)
    if (sending?.id === id) sending.stop.abort()
    await forget(entry)
    // The aborted request may have arrived.
    if (entry.sentAt) parts.onChanged(entry.record)
  }

  /** File names of unsent uploads, including those of other pages of this browser. */
  async function unsentNames(): Promise<string[]> {
    const user = parts.user()
    const stored = user === null ? [] : await parts.storage.list(user).catch(() => [])
    const own = entries.get().filter(({ state }) => state !== 'uploaded')
    return [...own, ...stored.filter(({ id }) => !find(id))].map(({ file }) => file.name)
  }

  /** Removes the user's uploads, including those of other pages of this browser. */
  async function discardAll(): Promise<void> {
    const user = parts.user()
    sending?.stop.abort()
    for (const { id } of entries.get()) unlock(id)
    entries.set([])
    if (user !== null) await parts.storage.dropAll(user).catch(() => undefined)
  }

  async function store(id: string): Promise<void> {
    const entry = find(id)
    if (!entry) return
    const others = entries.get().filter(other => other.isStored && other.id !== id)
    const bytes = others.reduce((sum, { file }) => sum + file.size, entry.file.size)
    if (bytes > storedMaxBytes) return
    const isStored = await parts.storage.write(entry).then(
      () => true,
      () => false,
    )
    // Cancelled or uploaded while it was being stored.
    if (!find(id) || find(id)?.state === 'uploaded') await forget(entry)
    else change(id, { isStored })
  }

  async function forget(entry: UploadEntry): Promise<void> {
    await parts.storage.drop(entry).catch(() => undefined)
    unlock(entry.id)
  }

  async function lock(id: string): Promise<void> {
    const controller = new AbortController()
    releases.set(id, controller)
    // Without locks two pages may send it: the idempotency key gives it one effect.
    await parts.lock(id, controller.signal).catch(() => undefined)
  }

  function unlock(id: string): void {
    releases.get(id)?.abort()
    releases.delete(id)
  }

  function find(id: string): UploadEntry | undefined {
    return entries.get().find(entry => entry.id === id)
  }

  function change(id: string, changes: Partial<UploadEntry>): void {
    entries.set(entries.get().map(entry => (entry.id === id ? { ...entry, ...changes } : entry)))
  }

  function remove(id: string): void {
    entries.set(entries.get().filter(entry => entry.id !== id))
  }

  function announceState(id: string): void {
    const entry = find(id)
    if (entry && entry.state !== 'waiting') parts.announce(entry)
    else if (entry?.trouble) parts.announce(entry)
  }
}

const entryOf = (upload: Upload, more: Pick<UploadEntry, 'state'> & Partial<UploadEntry>): UploadEntry => ({
  share: 0,
  failures: 0,
  dueAt: 0,
  isStored: false,
  ...upload,
  ...more,
})
