import { readdirSync, readFileSync } from 'node:fs'

let postmaster: string | undefined

/** Whose PostgreSQL counts: its data directory. */
export function watchPostgres(cluster: string): void {
  postmaster = readFileSync(`${cluster}/postmaster.pid`, 'utf8').split('\n')[0]
}

/**
 * Milliseconds of the processor that this process and the watched PostgreSQL have had so far. Others on the same machine
 * stretch the time of a request several times, and this hardly at all. Linux alone; elsewhere NaN.
 */
export function processorMs(): number {
  if (process.platform !== 'linux' || postmaster === undefined) return Number.NaN
  const { user, system } = process.cpuUsage()
  const backends = readdirSync('/proc').filter(name => /^\d+$/.test(name) && stateOf(name)[1] === postmaster)
  // Those that ended are summed by their parent, in hundredths of a second.
  const [ended = 0, endedSystem = 0] = stateOf(postmaster).slice(13, 15).map(Number)
  return (
    (user + system) / 1000 + (ended + endedSystem) * 10 + backends.reduce((sum, pid) => sum + msOf(pid), 0)
  )
}

/** What follows the name of a process in its `stat`; nothing if it has ended. */
const stateOf = (pid: string): string[] => read(`/proc/${pid}/stat`).split(') ').at(-1)!.split(' ')

const msOf = (pid: string): number => Number(read(`/proc/${pid}/schedstat`).split(' ')[0]) / 1e6

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return '' // ended since the directory was read
  }
}
