import { createHistogram, monitorEventLoopDelay } from 'node:perf_hooks'

const resolution = 1

interface Pauses {
  /** Milliseconds, by the clock. */
  max: number
  p99: number
  /** Of the processor: what this thread itself worked between two looks. */
  processorMax: number
  processorP99: number
}

/**
 * For how long nobody else is answered, because this process's thread is at work. By the clock it also counts how long
 * the thread waited for a processor that others had; that is no fault of its work.
 */
export function watchPauses(): { end(): Pauses } {
  const delay = monitorEventLoopDelay({ resolution })
  const worked = createHistogram()
  let before = threadMicroseconds()
  const look = setInterval(() => {
    const now = threadMicroseconds()
    worked.record(Math.max(1, now - before))
    before = now
  }, resolution)
  delay.enable()
  return {
    end() {
      clearInterval(look)
      delay.disable()
      return {
        max: delay.max / 1e6 - resolution,
        p99: delay.percentile(99) / 1e6 - resolution,
        processorMax: worked.max / 1e3,
        processorP99: worked.percentile(99) / 1e3,
      }
    },
  }
}

function threadMicroseconds(): number {
  const { user, system } = process.threadCpuUsage()
  return user + system
}
