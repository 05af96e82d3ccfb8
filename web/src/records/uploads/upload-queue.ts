import { type UploadRules, uploadProblem } from '#contract/shared/uploads.ts'
import { ApiFailure, isAborted } from '#web/api/api-failure.ts'
import type { RequestOptions } from '#web/api/request.ts'
import { retryWaitMs } from '#web/api/retry-wait.ts'
import { createStore } from '#web/shell/store.ts'
import type { Upload, UploadEntry, UploadRecord } from './upload.ts'
import { outcomeOf } from './upload-outcome.ts'

/** What the queue is made of; the tests bring their own. */
export interface UploadQueueParts {
  /** Who is signed in now; null if nobody is. */
  user(): string | null
  /** Makes a photo small; fails if the file cannot be read. */
  prepare(file: File): Promise<File>
  /** Undefined as long as nobody knows how files for this record are sent. */
  sender(record: UploadRecord): ((upload: Upload, how: RequestOptions) => Promise<unknown>) | undefined
  kept: {
    list(user: string): Promise<Upload[]>
    read(upload: Upload): Promise<Upload | undefined>
    write(upload: Upload): Promise<void>
    drop(upload: Upload): Promise<void>
    dropAll(user: string): Promise<void>
  }
  /** Resolves when this page alone holds the upload; until the signal is aborted. */
  hold(id: string, release: AbortSignal): Promise<void>
  /** Tells a screen reader that it arrived, waits for a connection, or was refused. */
  announce(entry: UploadEntry): void
  /** What the record shows may have changed. */
  onChanged(record: UploadRecord): void
  random?: () => number
}

/** The server forgets the answer to a key after a day: sent again later, the file could be attached twice. */
const keyLivesMs = 20 * 3600_000
const longestWaitMs = 60_000
/** A connection that brings neither bytes nor an answer for so long is dead, also when nobody has said so. */
const stalledMs = 90_000
/** How long the tray says that a file was uploaded. */
const shownMs = 5000
/** Bytes of all files that are kept in the browser. */
const keptMaxBytes = 200 * 1024 * 1024

/**
 * Files on their way to saved records, one after the other. One that fails without a refusal is sent again by itself,
 * with the same key, until it is there or cancelled.
 */
export function createUploadQueue(parts: UploadQueueParts) {
  const entries = createStore<readonly UploadEntry[]>([])
  const releases = new Map<string, AbortController>()
  const restoring = new Set<string>()
  let preparing = Promise.resolve()
  let sending: { id: string; stop: AbortController } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  return { entries, add, restore, run, wake, tryAgain, cancel, namesLeft, discardAll }

  /** Takes a file over: what happens to it from here on is shown by the tray. */
  async function add(record: UploadRecord, file: File, rules: UploadRules): Promise<void> {
    const user = parts.user()
    if (user === null) return
    const entry = entryOf(
      { id: crypto.randomUUID(), user, record, file, addedAt: Date.now() },
      { state: 'preparing' },
    )
    entries.set([...entries.get(), entry])
    // A phone has no memory for several large pictures at once.
    preparing = preparing.then(() => prepare(entry, rules))
    await preparing
    run()
  }

  async function prepare({ id, file }: UploadEntry, rules: UploadRules): Promise<void> {
    if (!find(id)) return
    await hold(id)
    const prepared = await parts.prepare(file).catch(() => undefined)
    const problem = prepared ? uploadProblem(prepared, rules) : 'file_unreadable'
    const params = { max_kb: rules.maxKb, extensions: rules.extensions.join(', ') }
    change(id, {
      file: prepared ?? file,
      refusal: problem && { title: `record-errors.errors.${problem}`, params },
    })
    await keep(id)
    change(id, { state: problem ? 'refused' : 'waiting' })
    tell(id)
  }

  /** Brings back what was kept, except for what another page of this browser is sending. */
  async function restore(): Promise<void> {
    const user = parts.user()
    if (user === null) return
    const kept = await parts.kept.list(user).catch(() => [])
    await Promise.all(kept.map(takeOver))
  }

  async function takeOver(upload: Upload): Promise<void> {
    const { id } = upload
    if (find(id) || restoring.has(id)) return
    restoring.add(id)
    await hold(id)
    restoring.delete(id)
    // The page that held it may have sent it in the meantime.
    const still = await parts.kept.read(upload).catch(() => undefined)
    if (!still) return release(id)
    const state = still.refusal ? 'refused' : 'waiting'
    const all = [...entries.get(), entryOf(still, { state, isKept: true })]
    entries.set(all.toSorted((one, other) => one.addedAt - other.addedAt))
    run()
  }

  /** Sends the next one that is due; sleeps until there is one. */
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
      // One that was cancelled is gone by now.
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
    if (isFirst) void keep(id)
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
    if (isNew) tell(id)
  }

  async function settle(id: string, refused: Partial<UploadEntry>): Promise<void> {
    change(id, refused)
    await keep(id)
    tell(id)
  }

  /** The connection is back: nobody waits any longer. */
  function wake(): void {
    entries.set(
      entries.get().map(entry => (entry.state === 'waiting' ? { ...entry, dueAt: 0, failures: 0 } : entry)),
    )
    run()
  }

  async function tryAgain(id: string): Promise<void> {
    const entry = find(id)
    if (entry?.state === 'refused') {
      // What was refused did not arrive, or was looked for by whoever sends it again.
      change(id, { state: 'waiting', refusal: undefined, sentAt: undefined })
      await keep(id)
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
    // It may have arrived before it was stopped.
    if (entry.sentAt) parts.onChanged(entry.record)
  }

  /** What would be lost with them: also what other pages of this browser have. */
  async function namesLeft(): Promise<string[]> {
    const user = parts.user()
    const kept = user === null ? [] : await parts.kept.list(user).catch(() => [])
    const own = entries.get().filter(({ state }) => state !== 'uploaded')
    return [...own, ...kept.filter(({ id }) => !find(id))].map(({ file }) => file.name)
  }

  /** Of whoever is signed in, also what other pages of this browser have. */
  async function discardAll(): Promise<void> {
    const user = parts.user()
    sending?.stop.abort()
    for (const { id } of entries.get()) release(id)
    entries.set([])
    if (user !== null) await parts.kept.dropAll(user).catch(() => undefined)
  }

  async function keep(id: string): Promise<void> {
    const entry = find(id)
    if (!entry) return
    const others = entries.get().filter(other => other.isKept && other.id !== id)
    const bytes = others.reduce((sum, { file }) => sum + file.size, entry.file.size)
    if (bytes > keptMaxBytes) return
    const isKept = await parts.kept.write(entry).then(
      () => true,
      () => false,
    )
    // Cancelled while it was being written.
    if (!find(id) || find(id)?.state === 'uploaded') await forget(entry)
    else change(id, { isKept })
  }

  async function forget(entry: UploadEntry): Promise<void> {
    await parts.kept.drop(entry).catch(() => undefined)
    release(entry.id)
  }

  async function hold(id: string): Promise<void> {
    const controller = new AbortController()
    releases.set(id, controller)
    // Without locks two pages may send the same: the key lets one of them through.
    await parts.hold(id, controller.signal).catch(() => undefined)
  }

  function release(id: string): void {
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

  function tell(id: string): void {
    const entry = find(id)
    if (entry && entry.state !== 'waiting') parts.announce(entry)
    else if (entry?.trouble) parts.announce(entry)
  }
}

const entryOf = (upload: Upload, more: Pick<UploadEntry, 'state'> & Partial<UploadEntry>): UploadEntry => ({
  share: 0,
  failures: 0,
  dueAt: 0,
  isKept: false,
  ...upload,
  ...more,
})
