import { type ChildProcess, fork } from 'node:child_process'

export interface PreparedImage {
  ok: true
  mimeType: 'image/jpeg' | 'image/png'
  extension: 'jpg' | 'png'
  width: number
  height: number
  original: Buffer
  thumbnails: Record<string, Buffer>
}

export type ImageRefusal =
  | { ok: false; code: 'file_unreadable'; params: Record<never, never> }
  | { ok: false; code: 'image_too_small'; params: { min: number } }
  | { ok: false; code: 'image_sides_too_long'; params: { max: number } }
  | { ok: false; code: 'image_too_large'; params: { max_megapixels: number } }

export interface ImageOptions {
  /** Name -> side of a square in pixels. */
  thumbnails?: Record<string, number>
  /** Default: cropped from the center. */
  thumbnailFit?: 'cover' | 'inside'
  /** Of both sides, in pixels. */
  minSide?: number
  /** Of both sides, in pixels. Default: only 50 megapixels limit it. */
  maxSide?: number
}

export interface ImageTask {
  bytes: Uint8Array
  options: ImageOptions
}

/**
 * Re-encodes a JPEG or PNG: upright, sRGB, without EXIF or any other data of the file, at most 4096
 * px. In a process of its own, one at a time: an image that crashes the decoder affects nothing
 * else, and memory is freed (in the server, glibc kept 600 MB after 14 images).
 */
export function prepareImage(
  bytes: Uint8Array,
  options: ImageOptions = {},
): Promise<PreparedImage | ImageRefusal> {
  const turn = last.then(() => drawElsewhere({ bytes, options }))
  last = turn.then(
    () => undefined,
    () => undefined,
  )
  return turn
}

let last: Promise<void> = Promise.resolve()
let idle: { child: ChildProcess; end: NodeJS.Timeout } | undefined

const timeLimitMs = 30_000
const idleMs = 60_000

/** An image that crashes the process or takes too long counts as unreadable. */
function drawElsewhere(task: ImageTask, mayRetry = true): Promise<PreparedImage | ImageRefusal> {
  const child = takeProcess()
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => child.kill('SIGKILL'), timeLimitMs)
    const finish = (settle: () => void) => {
      clearTimeout(limit)
      forget(child)
      settle()
    }
    child.on('message', drawn =>
      finish(() => {
        reuseLater(child)
        resolve(withBuffers(drawn as PreparedImage | ImageRefusal))
      }),
    )
    child.on('exit', () => finish(() => resolve({ ok: false, code: 'file_unreadable', params: {} })))
    child.on('error', error => finish(() => reject(error)))
    child.send(task, error => {
      // The process had ended while idle.
      if (error) finish(() => (mayRetry ? resolve(drawElsewhere(task, false)) : reject(error)))
    })
  })
}

function takeProcess(): ChildProcess {
  if (idle?.child.connected) {
    const { child, end } = idle
    clearTimeout(end)
    idle = undefined
    forget(child)
    child.ref()
    child.channel?.ref()
    return child
  }
  return fork(new URL('./image-process.ts', import.meta.url), {
    serialization: 'advanced',
    execArgv: [],
    // The threshold makes glibc free memory. The decoder gets no secrets of the server.
    env: { MALLOC_TRIM_THRESHOLD_: '131072', PATH: process.env.PATH, SystemRoot: process.env.SystemRoot },
  })
}

/** Reused for a while, without keeping the server alive. */
function reuseLater(child: ChildProcess): void {
  child.on('error', () => child.kill('SIGKILL'))
  child.unref()
  child.channel?.unref()
  idle = { child, end: setTimeout(() => child.disconnect(), idleMs).unref() }
}

function forget(child: ChildProcess): void {
  for (const event of ['message', 'exit', 'error']) child.removeAllListeners(event)
}

/** Buffers arrive as Uint8Array. */
function withBuffers(drawn: PreparedImage | ImageRefusal): PreparedImage | ImageRefusal {
  if (!drawn.ok) return drawn
  const thumbnails = Object.entries(drawn.thumbnails).map(
    ([name, bytes]) => [name, Buffer.from(bytes)] as const,
  )
  return { ...drawn, original: Buffer.from(drawn.original), thumbnails: Object.fromEntries(thumbnails) }
}
