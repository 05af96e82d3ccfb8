import { Worker } from 'node:worker_threads'
import type { TextFindings } from './find-in-text.ts'
import type { Mentions } from './mentions.ts'

type RepairOrderPdfProblem =
  | 'pdf_encrypted'
  | 'pdf_without_text'
  | 'pdf_damaged'
  | 'pdf_too_many_pages'
  | 'pdf_too_heavy'
  | 'pdf_readers_busy'

export type RepairOrderPdfAnswer =
  | { pages: number; findings: TextFindings; mentions: Mentions; problem?: never }
  | { problem: RepairOrderPdfProblem; pages?: never; findings?: never; mentions?: never }

const defaults = {
  /** Processor time of the thread per document, independent of the machine's load. */
  processorMs: 10_000,
  clockMs: 120_000,
  /** Limit of memory outside the heap, where streams of a PDF are decompressed. */
  outsideMb: 320,
  waiting: 20,
}
type Limits = typeof defaults

const heapMb = 160
const watchMs = 50

let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/**
 * Reads PDFs in sequence in a separate thread, so that the event loop stays free. The thread is reused
 * until a document fails or exceeds a limit.
 */
export function findInPdf(bytes: Uint8Array, limits: Partial<Limits> = {}): Promise<RepairOrderPdfAnswer> {
  const applied = { ...defaults, ...limits }
  if (waiting > applied.waiting) return Promise.resolve({ problem: 'pdf_readers_busy' })
  waiting++
  const answer = last.then(() => readNow(bytes, applied)).finally(() => waiting--)
  last = answer.catch(() => undefined)
  return answer
}

let idleReader: Worker | undefined

/** The compile cache lets the thread start sooner. No other environment variables are passed. */
const compiled = process.env.NODE_COMPILE_CACHE

function startReader(): Worker {
  const reader = new Worker(new URL('./pdf-reader-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 16 },
    // Keeps the library's output about damaged files out of the log.
    stdout: true,
    stderr: true,
    env: compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled },
  })
  reader.stdout.resume()
  reader.stderr.resume()
  return reader
}

async function readNow(bytes: Uint8Array, limits: Limits): Promise<RepairOrderPdfAnswer> {
  idleReader ??= startReader()
  const reader = idleReader
  reader.ref()
  const answer = await answerOf(reader, bytes, limits)
  if (answer !== null && answer.problem !== 'pdf_too_heavy') {
    reader.unref()
    return answer
  }
  idleReader = undefined
  // Waits until its memory is free.
  await reader.terminate()
  return answer ?? { problem: 'pdf_damaged' }
}

function answerOf(
  reader: Worker,
  bytes: Uint8Array,
  { processorMs, clockMs, outsideMb }: Limits,
): Promise<RepairOrderPdfAnswer | null> {
  const stop = new AbortController()
  return new Promise<RepairOrderPdfAnswer | null>((resolve, reject) => {
    const tooHeavy = () => resolve({ problem: 'pdf_too_heavy' })
    const limit = setTimeout(tooHeavy, clockMs)
    const begun = processorTime(reader)
    const watch = setInterval(async () => {
      const [outside, before, now] = [await bytesOutside(reader), await begun, await processorTime(reader)]
      if (outside > outsideMb * 1024 * 1024 || now - before > processorMs) tooHeavy()
    }, watchMs)
    const onMessage = (answer: RepairOrderPdfAnswer) => resolve(answer)
    const onError = (error: Error & { code?: string }) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooHeavy() : reject(error)
    const onExit = () => resolve(null)
    reader.on('message', onMessage).on('error', onError).on('exit', onExit)
    stop.signal.addEventListener('abort', () => {
      clearTimeout(limit)
      clearInterval(watch)
      reader.off('message', onMessage).off('error', onError).off('exit', onExit)
    })
    // A copy to transfer: the memory of a Buffer may be shared.
    const own = Uint8Array.from(bytes)
    reader.postMessage(own, [own.buffer])
  }).finally(() => stop.abort())
}

const processorTime = (reader: Worker): Promise<number> =>
  reader.cpuUsage().then(
    ({ user, system }) => (user + system) / 1000,
    () => 0,
  )

const bytesOutside = (reader: Worker): Promise<number> =>
  reader.getHeapStatistics().then(
    ({ external_memory }) => external_memory,
    () => 0,
  )
