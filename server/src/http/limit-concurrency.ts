import { commonErrors } from '#contract/shared/errors.ts'
import { refusal } from '#server/operation/refusal.ts'

export type Concurrency = ReturnType<typeof limitConcurrency>

/** Further requests are refused at once, so that running ones are answered in time. */
export function limitConcurrency(limit: number) {
  let running = 0
  return {
    async run<T>(work: () => Promise<T>): Promise<T> {
      if (running >= limit) throw refusal(commonErrors.too_busy)
      running++
      try {
        return await work()
      } finally {
        running--
      }
    },
    /** For waits that need no processor, such as for a slow sender: others may run meanwhile. */
    async whileWaiting<T>(wait: () => Promise<T>): Promise<T> {
      running--
      try {
        return await wait()
      } finally {
        running++
      }
    },
  }
}
