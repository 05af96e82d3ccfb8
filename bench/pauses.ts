import { createHistogram, monitorEventLoopDelay } from 'node:perf_hooks'

const resolution = 1

interface Pauses {
  max: number
  p99: number
  /** Processor time of this thread between two samples. */
  processorMax: number
  processorP99: number
}

/** Pauses of this process's thread. Wall-clock time includes waiting for a processor. */
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
