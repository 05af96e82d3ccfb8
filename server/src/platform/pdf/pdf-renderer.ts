import { isAbsolute } from 'node:path'
import { Worker } from 'node:worker_threads'

export interface PdfTask {
  /** Absolute path of a .typ file below server/src. */
  template: string
  /** Structured-cloneable; bytes for images. */
  data: unknown
}

export type PdfAnswer =
  | { pdf: Uint8Array<ArrayBuffer>; missingLetters: string; error?: never }
  | { error: string; pdf?: never }

export interface Pdf {
  content: Buffer
  /** Letters of the data that no font has, up to 30: they are printed as boxes. */
  missingLetters: string
}

/** `template`: refused by Typst, a bug. The others are temporary. */
type PdfErrorCode = 'template' | 'timeout' | 'crashed' | 'busy' | 'closed'

export class PdfError extends Error {
  override readonly name = 'PdfError'
  readonly code: PdfErrorCode

  constructor(code: PdfErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

export interface PdfRenderer {
  render(template: string, data: unknown): Promise<Pdf>
  close(): Promise<void>
}

interface PdfRendererOptions {
  worker?: URL
  /** Its TrueType and OpenType fonts print the letters that our own lack. */
  fontFolder?: string
  /** Maximum; a thread starts on demand and ends when idle. */
  threads?: number
  timeLimitMs?: number
  idleMs?: number
  /** Waiting tasks; one more is refused with `busy`. */
  waiting?: number
}

interface Job extends PdfTask {
  resolve(pdf: Pdf): void
  reject(error: PdfError): void
}

interface Thread {
  worker: Worker
  job: Job | undefined
  timer: NodeJS.Timeout | undefined
}

/** Renders PDFs in worker threads. Threads that crash or hang are replaced. */
export function createPdfRenderer(options: PdfRendererOptions = {}): PdfRenderer {
  const {
    worker: url = new URL('./typst-worker.ts', import.meta.url),
    fontFolder,
    threads: most = 2,
    timeLimitMs = 60_000,
    idleMs = 60_000,
    waiting = 200,
  } = options
  const threads = new Set<Thread>()
  const queue: Job[] = []
  let closed = false

  const render = (template: string, data: unknown) =>
    new Promise<Pdf>((resolve, reject) => {
      if (!isAbsolute(template) || !template.endsWith('.typ'))
        throw new PdfError('template', `${template} is no path of a template`)
      if (closed) throw new PdfError('closed', 'The PDF renderer was closed')
      if (queue.length >= waiting) throw new PdfError('busy', `${waiting} documents are waiting already`)
      queue.push({ template, data, resolve, reject })
      next()
    })

  function next(): void {
    if (queue.length === 0) return
    const thread = [...threads].find(({ job }) => !job) ?? (threads.size < most ? start() : undefined)
    const job = thread && queue.shift()
    if (!thread || !job) return
    clearTimeout(thread.timer)
    thread.job = job
    thread.timer = setTimeout(
      () => drop(thread, new PdfError('timeout', `${job.template} took longer than ${timeLimitMs} ms`)),
      timeLimitMs,
    )
    thread.worker.ref()
    try {
      thread.worker.postMessage({ template: job.template, data: job.data } satisfies PdfTask)
    } catch (error) {
      release(thread)
      job.reject(new PdfError('template', `The data cannot be sent to a thread: ${String(error)}`))
    }
  }

  function start(): Thread {
    // Typst's memory is outside the heap.
    const worker = new Worker(url, {
      workerData: fontFolder,
      resourceLimits: { maxYoungGenerationSizeMb: 4 },
    })
    const thread: Thread = { worker, job: undefined, timer: undefined }
    threads.add(thread)
    thread.worker.on('message', (answer: PdfAnswer) => {
      const job = thread.job
      release(thread)
      if (answer.pdf)
        job?.resolve({ content: Buffer.from(answer.pdf.buffer), missingLetters: answer.missingLetters })
      else job?.reject(new PdfError('template', `${job.template}: ${answer.error}`))
    })
    thread.worker.on('error', error => drop(thread, new PdfError('crashed', String(error))))
    thread.worker.on('exit', code => drop(thread, new PdfError('crashed', `A PDF thread ended with ${code}`)))
    return thread
  }

  function release(thread: Thread): void {
    clearTimeout(thread.timer)
    thread.job = undefined
    thread.worker.unref()
    thread.timer = setTimeout(() => drop(thread), idleMs).unref()
    next()
  }

  function drop(thread: Thread, error?: PdfError): void {
    if (!threads.delete(thread)) return
    clearTimeout(thread.timer)
    void thread.worker.terminate()
    if (error) thread.job?.reject(error)
    next()
  }

  async function close(): Promise<void> {
    closed = true
    const gone = new PdfError('closed', 'The PDF renderer was closed')
    for (const job of queue.splice(0)) job.reject(gone)
    const workers = [...threads].map(({ worker }) => worker)
    for (const thread of [...threads]) drop(thread, gone)
    await Promise.all(workers.map(worker => worker.terminate()))
  }

  return { render, close }
}
