import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attachmentRules } from '#contract/shared/uploads.ts'
import { ApiFailure, UnexpectedAnswer } from '#web/api/api-failure.ts'
import type { RequestOptions } from '#web/api/request.ts'
import type { Upload } from './upload.ts'
import { createUploadQueue, type UploadQueueParts } from './upload-queue.ts'

const order = { target: 'repair_order', id: 7, name: 'R-000007', page: '/orders/7' }
const photo = (name = 'leak.jpg', size = 10) => new File([new Uint8Array(size)], name)
const lost = () => new ApiFailure(0)
const refused = (status: number, code: string, title: string) =>
  new ApiFailure(status, [{ status, code, title }])

type Send = (upload: Upload, how: RequestOptions) => Promise<unknown>

/** A browser whose storage outlives its pages. */
function browser() {
  const stored = new Map<string, Upload>()
  const locks = new Map<string, Promise<void>>()
  const send = vi.fn<Send>().mockResolvedValue({})
  const announced = vi.fn<UploadQueueParts['announce']>()
  const onChanged = vi.fn()
  let user: string | null = 'mechanic'
  let close = () => {}
  let closed = new Promise<void>(done => (close = done))
  const openPage = (more: Partial<UploadQueueParts> = {}) =>
    createUploadQueue({
      user: () => user,
      prepare: async file => file,
      sender: () => send,
      storage: {
        list: async whose => [...stored.values()].filter(upload => upload.user === whose),
        read: async ({ id }) => stored.get(id),
        write: async ({ id, user, record, file, addedAt, sentAt, refusal }) =>
          void stored.set(id, { id, user, record, file, addedAt, sentAt, refusal }),
        drop: async ({ id }) => void stored.delete(id),
        dropAll: async whose => {
          for (const [id, upload] of stored) if (upload.user === whose) stored.delete(id)
        },
      },
      async lock(id, release) {
        const before = locks.get(id)
        const released = new Promise<void>(done => release.addEventListener('abort', () => done()))
        const until = Promise.race([released, closed])
        locks.set(
          id,
          Promise.all([before, until]).then(() => undefined),
        )
        await before
      },
      announce: announced,
      onChanged,
      random: () => 1,
      ...more,
    })
  return {
    stored,
    send,
    announced,
    onChanged,
    openPage,
    /** Closes all pages, which releases their locks. */
    closePages() {
      close()
      closed = new Promise<void>(done => (close = done))
    },
    signIn: (name: string | null) => {
      user = name
    },
    keys: () => send.mock.calls.map(([{ id }]) => id),
  }
}

/** Settles only when aborted. */
const hanging: Send = (_, { signal }) =>
  new Promise((_, reject) =>
    signal!.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError'))),
  )

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('an upload', () => {
  it('is sent, announced, removed from storage, and leaves the tray after five seconds', async () => {
    const { openPage, send, stored, announced, onChanged } = browser()
    const { add, entries } = openPage()
    await add(order, photo(), attachmentRules)
    await vi.advanceTimersByTimeAsync(0)
    expect(send).toHaveBeenCalledOnce()
    expect(entries.get().map(({ state }) => state)).toEqual(['uploaded'])
    expect(stored.size).toBe(0)
    expect(onChanged).toHaveBeenCalledExactlyOnceWith(order)
    expect(announced.mock.calls.map(([{ state }]) => state)).toEqual(['uploaded'])
    await vi.advanceTimersByTimeAsync(5000)
    expect(entries.get()).toEqual([])
  })

  it('is sent in order, and a failed one does not block the others', async () => {
    const { openPage, send } = browser()
    send.mockRejectedValueOnce(lost())
    const { add } = openPage()
    await Promise.all(['a.jpg', 'b.jpg', 'c.jpg'].map(name => add(order, photo(name), attachmentRules)))
    await vi.advanceTimersByTimeAsync(1000)
    expect(send.mock.calls.map(([{ file }]) => file.name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'a.jpg'])
  })

  it.each([
    ['the connection is lost', lost()],
    ['the server fails', new ApiFailure(503)],
    ['the first request is still under way', refused(409, 'request_in_flight', 'Still under way')],
    ['the answer cannot be read', new UnexpectedAnswer('html')],
    ['the session has to be renewed', new ApiFailure(401)],
  ])('is retried with the same key and growing delay when %s', async (_, failure) => {
    const { openPage, send, keys, stored } = browser()
    send.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure)
    const { add, entries } = openPage()
    await add(order, photo(), attachmentRules)
    await vi.advanceTimersByTimeAsync(999)
    expect(send).toHaveBeenCalledTimes(1)
    expect(entries.get()[0]).toMatchObject({ state: 'waiting', isStored: true })
    expect(stored.size).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(send).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(2000)
    expect(send).toHaveBeenCalledTimes(3)
    expect(new Set(keys()).size).toBe(1)
    expect(stored.size).toBe(0)
  })

  it('is aborted on a stalled connection and retried', async () => {
    const { openPage, send, keys } = browser()
    send.mockImplementationOnce((upload, how) => {
      setTimeout(() => how.onProgress?.(0.5), 80_000)
      return hanging(upload, how)
    })
    const { add, entries } = openPage()
    await add(order, photo(), attachmentRules)
    await vi.advanceTimersByTimeAsync(169_999)
    expect(entries.get()[0]).toMatchObject({ state: 'uploading', share: 0.5 })
    await vi.advanceTimersByTimeAsync(1001)
    expect(new Set(keys())).toEqual(new Set([keys()[1]]))
    expect(entries.get()[0]).toMatchObject({ state: 'uploaded' })
  })

  it('waits for Retry-After, and at most a minute otherwise', async () => {
    const { openPage, send } = browser()
    send.mockRejectedValueOnce(new ApiFailure(429, [], { retryAfter: 90 })).mockRejectedValue(lost())
    await openPage().add(order, photo(), attachmentRules)
    await vi.advanceTimersByTimeAsync(89_999)
    expect(send).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(send).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(3600_000)
    const before = send.mock.calls.length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(send.mock.calls.length).toBe(before + 1)
  })

  it('is retried at once when the browser is online again', async () => {
    const { openPage, send } = browser()
    send.mockRejectedValueOnce(lost())
    const { add, wake, entries } = openPage()
    await add(order, photo(), attachmentRules)
    await vi.advanceTimersByTimeAsync(0)
    expect(entries.get()[0]).toMatchObject({ state: 'waiting', trouble: 'offline' })
    wake()
    await vi.advanceTimersByTimeAsync(0)
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('stays with the server’s refusal and is not retried automatically', async () => {
    const { openPage, send, stored, keys } = browser()
    const title = 'At most 50 files can be attached'
    send.mockRejectedValueOnce(refused(422, 'validate__max-count-attachment', title))
    const { add, entries, wake, tryAgain } = openPage()
    await add(order, photo(), attachmentRules)
    await vi.advanceTimersByTimeAsync(0)
    wake()
    await vi.advanceTimersByTimeAsync(3600_000)
    expect(send).toHaveBeenCalledOnce()
    expect(entries.get()[0]).toMatchObject({ state: 'refused', refusal: { title } })
    expect([...stored.values()][0]).toMatchObject({ refusal: { title } })
    await tryAgain(keys()[0]!)
    await vi.advanceTimersByTimeAsync(0)
    expect(entries.get()[0]).toMatchObject({ state: 'uploaded' })
  })

  it('is refused without being sent if it cannot be read or is too large after resizing', async () => {
    const { openPage, send } = browser()
    const rules = { ...attachmentRules, maxKb: 1 }
    const { add, entries } = openPage({
      prepare: async file => (file.name === 'gone.jpg' ? Promise.reject(new Error('gone')) : file),
    })
    await add(order, photo('huge.jpg', 1025), rules)
    await add(order, photo('gone.jpg'), rules)
    expect(entries.get().map(({ refusal }) => refusal?.title)).toEqual([
      'record-errors.errors.file_too_large',
      'record-errors.errors.file_unreadable',
    ])
    expect(send).not.toHaveBeenCalled()
  })

  it('is aborted and removed when cancelled, waiting or being sent', async () => {
    const { openPage, send, stored, onChanged } = browser()
    const { add, entries, cancel } = openPage()
    send.mockImplementationOnce((upload, how) => {
      how.onProgress?.(0.5)
      return hanging(upload, how)
    })
    await add(order, photo('a.jpg'), attachmentRules)
    await add(order, photo('b.jpg'), attachmentRules)
    const [first, second] = entries.get()
    await cancel(second!.id)
    expect(send.mock.calls[0]![1].signal!.aborted).toBe(false)
    await cancel(first!.id)
    expect(send.mock.calls[0]![1].signal!.aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(3600_000)
    expect(send).toHaveBeenCalledOnce()
    expect([entries.get(), stored.size]).toEqual([[], 0])
    // The aborted request may have arrived.
    expect(onChanged).toHaveBeenCalledOnce()
  })

  it('waits until its capability registers the upload target', async () => {
    const { openPage, send } = browser()
    let sender: Send | undefined
    const { add, run } = openPage({ sender: () => sender })
    await add(order, photo(), attachmentRules)
    await vi.advanceTimersByTimeAsync(60_000)
    sender = send
    run()
    expect(send).toHaveBeenCalledOnce()
  })
})

describe('a stored upload', () => {
  it('is sent by the next page with the same key, or shown with its refusal', async () => {
    const { openPage, closePages, send, keys } = browser()
    send.mockImplementationOnce(hanging)
    const before = openPage()
    await before.add(order, photo('a.jpg'), attachmentRules)
    await before.add(order, photo('b.pdf', 0), attachmentRules)
    closePages()
    const { restore, entries } = openPage()
    await restore()
    await vi.advanceTimersByTimeAsync(0)
    expect(keys()).toEqual([keys()[0], keys()[0]])
    expect(entries.get().map(({ file, state }) => [file.name, state])).toEqual([
      ['a.jpg', 'uploaded'],
      ['b.pdf', 'refused'],
    ])
  })

  it('is taken over from another page only when that page is closed', async () => {
    const { openPage, closePages, send, keys } = browser()
    send.mockImplementation(hanging)
    const first = openPage()
    await first.add(order, photo('a.jpg'), attachmentRules)
    await first.add(order, photo('b.jpg'), attachmentRules)
    const second = openPage()
    void second.restore()
    await vi.advanceTimersByTimeAsync(0)
    expect(second.entries.get()).toEqual([])
    await first.cancel(first.entries.get()[0]!.id)
    await vi.advanceTimersByTimeAsync(0)
    expect(second.entries.get()).toEqual([])
    closePages()
    await vi.advanceTimersByTimeAsync(0)
    expect(second.entries.get().map(({ file }) => file.name)).toEqual(['b.jpg'])
    expect(keys().slice(1)).toEqual([keys()[1], keys()[1]])
  })

  it('is shown only to its user and removed when that user signs out', async () => {
    const { openPage, closePages, send, signIn, stored } = browser()
    send.mockRejectedValue(lost())
    await openPage().add(order, photo('a.jpg'), attachmentRules)
    closePages()
    signIn('admin')
    const other = openPage()
    await other.restore()
    expect([other.entries.get(), await other.unsentNames()]).toEqual([[], []])
    await other.discardAll()
    expect(stored.size).toBe(1)
    signIn('mechanic')
    const own = openPage()
    expect(await own.unsentNames()).toEqual(['a.jpg'])
    await own.discardAll()
    expect(stored.size).toBe(0)
  })

  it('is not sent as another user who signed in on another page', async () => {
    const { openPage, send, signIn } = browser()
    send.mockRejectedValueOnce(lost())
    await openPage().add(order, photo(), attachmentRules)
    await vi.advanceTimersByTimeAsync(0)
    signIn('admin')
    await vi.advanceTimersByTimeAsync(3600_000)
    expect(send).toHaveBeenCalledOnce()
  })

  it('is not retried automatically once its idempotency key may have expired', async () => {
    const { openPage, closePages, send } = browser()
    send.mockImplementationOnce(async (_, how) => {
      how.onProgress?.(1)
      throw lost()
    })
    await openPage().add(order, photo(), attachmentRules)
    await vi.advanceTimersByTimeAsync(0)
    closePages()
    vi.setSystemTime(Date.now() + 24 * 3600_000)
    const { restore, entries, tryAgain } = openPage()
    await restore()
    expect(send).toHaveBeenCalledOnce()
    expect(entries.get()[0]).toMatchObject({ refusal: { title: 'records.uploads.uncertain' } })
    await tryAgain(entries.get()[0]!.id)
    await vi.advanceTimersByTimeAsync(0)
    expect(entries.get()[0]).toMatchObject({ state: 'uploaded' })
  })

  it('is marked as not stored in a browser without storage', async () => {
    const { openPage, send } = browser()
    send.mockRejectedValue(lost())
    const storage = { list: vi.fn(), read: vi.fn(), write: vi.fn(), drop: vi.fn(), dropAll: vi.fn() }
    for (const call of Object.values(storage)) call.mockRejectedValue(new Error('private'))
    const { add, restore, entries } = openPage({ storage })
    await restore()
    await add(order, photo(), attachmentRules)
    await vi.advanceTimersByTimeAsync(0)
    expect(entries.get()[0]).toMatchObject({ state: 'waiting', isStored: false })
  })
})
