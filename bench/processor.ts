import { readdirSync, readFileSync } from 'node:fs'

let postmaster: string | undefined

export function watchPostgres(cluster: string): void {
  postmaster = readFileSync(`${cluster}/postmaster.pid`, 'utf8').split('\n')[0]
}

/** Processor milliseconds of this process and the watched PostgreSQL. NaN except on Linux. */
export function processorMs(): number {
  if (process.platform !== 'linux' || postmaster === undefined) return Number.NaN
  const { user, system } = process.cpuUsage()
  const backends = readdirSync('/proc').filter(name => /^\d+$/.test(name) && stateOf(name)[1] === postmaster)
  // Ended children are summed by their parent, in hundredths of a second.
  const [ended = 0, endedSystem = 0] = stateOf(postmaster).slice(13, 15).map(Number)
  return (
    (user + system) / 1000 + (ended + endedSystem) * 10 + backends.reduce((sum, pid) => sum + msOf(pid), 0)
  )
}

/** The fields after the process name in `stat`; empty if it has ended. */
const stateOf = (pid: string): string[] => read(`/proc/${pid}/stat`).split(') ').at(-1)!.split(' ')

const msOf = (pid: string): number => Number(read(`/proc/${pid}/schedstat`).split(' ')[0]) / 1e6

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return '' // ended since the directory was read
  }
}
