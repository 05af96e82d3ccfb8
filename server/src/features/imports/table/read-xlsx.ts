import { Worker } from 'node:worker_threads'

const limits = { seconds: 60, heapMb: 768 }

/** Rows of the first sheet, read in a thread of its own. `undefined` if the file is damaged or too much to hold. */
export function readXlsx(bytes: Uint8Array): Promise<string[][] | undefined> {
  return new Promise(resolve => {
    const own = Uint8Array.from(bytes)
    const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), {
      workerData: { bytes: own },
      transferList: [own.buffer],
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMb },
      stdout: true,
      stderr: true,
      env: {},
    })
    const finish = (rows: string[][] | undefined) => {
      clearTimeout(timer)
      resolve(rows)
      void worker.terminate()
    }
    const timer = setTimeout(finish, limits.seconds * 1000, undefined)
    worker.once('message', (rows: string[][]) => finish(rows))
    worker.once('error', () => finish(undefined))
    worker.once('exit', () => finish(undefined))
  })
}
