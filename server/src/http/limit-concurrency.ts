import { commonErrors } from '#contract/shared/errors.ts'
import { refusal } from '#server/operation/refusal.ts'

export type Concurrency = ReturnType<typeof limitConcurrency>

/** Requests beyond this number are refused at once, so that those before them are answered in time. */
export function limitConcurrency(most: number) {
  let running = 0
  return {
    async run<T>(work: () => Promise<T>): Promise<T> {
      if (running >= most) throw refusal(commonErrors.too_busy)
      running++
      try {
        return await work()
      } finally {
        running--
      }
    },
    /** For a wait within the work that costs us nothing, such as for a slow sender: others may run meanwhile. */
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
