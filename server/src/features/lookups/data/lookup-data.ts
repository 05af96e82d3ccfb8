import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { LookupCalls, WorkerAnswer } from './lookup-calls.ts'

export interface LookupData {
  ask<Name extends keyof LookupCalls>(
    call: Name,
    input: LookupCalls[Name]['input'],
  ): Promise<LookupCalls[Name]['result']>
  close(): Promise<void>
}

const idleMs = 5 * 60 * 1000
const opened = new Map<string, LookupData>()

export function lookupDataIn(dataDir: string): LookupData {
  const data = opened.get(dataDir) ?? openLookupData(join(dataDir, 'lookups'))
  opened.set(dataDir, data)
  return data
}

/**
 * Sends requests to a worker that starts with the first one and ends after idle minutes, to free memory.
 * It keeps the process alive only during a request.
 */
export function openLookupData(directory: string, options: { idleMs?: number } = {}): LookupData {
  const open = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>()
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let count = 0

  function start(): Worker {
    const started = new Worker(new URL('./lookup-worker.ts', import.meta.url), {
      workerData: { directory },
      // Without a limit the heap would grow to the machine's memory before garbage collection.
      resourceLimits: { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 4 },
    })
    started.on('message', settle)
    started.on('error', error => rejectAll(started, error))
    started.on('exit', () => rejectAll(started, new Error('The lookup worker ended')))
    return started
  }

  function settle({ id, result, problem }: WorkerAnswer): void {
    const question = open.get(id)
    open.delete(id)
    if (problem === undefined) question?.resolve(result as never)
    else question?.reject(new Error(`The lookup worker failed: ${problem}`))
    if (open.size > 0) return
    worker?.unref()
    idle = setTimeout(close, options.idleMs ?? idleMs).unref()
  }

  /** Rejects all requests of a worker that ended; the next request starts another. */
  function rejectAll(lost: Worker, error: Error): void {
    if (worker !== lost) return
    worker = undefined
    for (const { reject } of open.values()) reject(error)
    open.clear()
  }

  async function close(): Promise<void> {
    clearTimeout(idle)
    const closing = worker
    if (!closing) return
    rejectAll(closing, new Error('The lookup data was closed'))
    await closing.terminate()
  }

  return {
    ask(call, input) {
      clearTimeout(idle)
      worker ??= start()
      worker.ref()
      const id = ++count
      return new Promise((resolve, reject) => {
        open.set(id, { resolve, reject })
        worker!.postMessage({ id, call, input })
      })
    },
    close,
  }
}
