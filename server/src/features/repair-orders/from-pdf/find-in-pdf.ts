import { Worker } from 'node:worker_threads'
import type { TextFindings } from './find-in-text.ts'

export type RepairOrderPdfProblem =
  | 'pdf_encrypted'
  | 'pdf_without_text'
  | 'pdf_damaged'
  | 'pdf_too_many_pages'
  | 'pdf_too_heavy'
  | 'pdf_readers_busy'

export type RepairOrderPdfAnswer =
  | { pages: number; findings: TextFindings; problem?: never }
  | { problem: RepairOrderPdfProblem; pages?: never; findings?: never }

const defaults = {
  timeLimitMs: 20_000,
  /** Limit of the thread's heap. */
  heapMb: 160,
  /** Limit of what the thread holds outside its heap, where streams of a PDF are unpacked. */
  outsideMb: 320,
  atOnce: 2,
  waiting: 20,
}

/**
 * Reads a PDF in its own thread, so that the event loop stays free and a PDF made to hang or to fill the memory
 * only ends that thread. Two run at once; a few may wait.
 */
export function findInPdf(
  bytes: Uint8Array,
  limits: Partial<typeof defaults> = {},
): Promise<RepairOrderPdfAnswer> {
  const { atOnce, waiting, ...rest } = { ...defaults, ...limits }
  if (queue.length >= waiting) return Promise.resolve({ problem: 'pdf_readers_busy' })
  return new Promise((resolve, reject) => {
    queue.push(() => {
      running++
      readInThread(bytes, rest)
        .then(resolve, reject)
        .finally(() => {
          running--
          queue.shift()?.()
        })
    })
    if (running < atOnce) queue.shift()!()
  })
}

/** Where compiled modules are kept: a thread that finds them works a seventh less. It gets nothing else of the environment. */
const compiled = process.env.NODE_COMPILE_CACHE

const queue: (() => void)[] = []
let running = 0

function readInThread(
  bytes: Uint8Array,
  { timeLimitMs, heapMb, outsideMb }: { timeLimitMs: number; heapMb: number; outsideMb: number },
): Promise<RepairOrderPdfAnswer> {
  return new Promise((resolve, reject) => {
    // A copy that is transferred to the thread: a Buffer's memory may be shared with other files.
    const own = Uint8Array.from(bytes)
    const worker = new Worker(new URL('./repair-order-pdf-worker.ts', import.meta.url), {
      workerData: { bytes: own },
      transferList: [own.buffer],
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 16 },
      // The library's output about a damaged file does not belong in the log.
      stdout: true,
      stderr: true,
      env: compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled },
    })
    const tooHeavy = () => finish(() => resolve({ problem: 'pdf_too_heavy' }))
    const limit = setTimeout(tooHeavy, timeLimitMs)
    const watch = setInterval(async () => {
      if ((await bytesOutside(worker)) > outsideMb * 1024 * 1024) tooHeavy()
    }, 50)
    let isDone = false
    function finish(settle: () => void): void {
      if (isDone) return
      isDone = true
      clearTimeout(limit)
      clearInterval(watch)
      // Wait: its memory must be free before the next one begins.
      void worker.terminate().then(settle, settle)
    }
    worker.once('message', (answer: RepairOrderPdfAnswer) => finish(() => resolve(answer)))
    worker.once('error', error => {
      const isMemory = (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY'
      finish(() => (isMemory ? resolve({ problem: 'pdf_too_heavy' }) : reject(error)))
    })
    worker.once('exit', () => finish(() => resolve({ problem: 'pdf_damaged' })))
  })
}

/** The heap limit does not cover it. A thread that has ended holds nothing. */
const bytesOutside = (worker: Worker): Promise<number> =>
  worker.getHeapStatistics().then(
    ({ external_memory }) => external_memory,
    () => 0,
  )
