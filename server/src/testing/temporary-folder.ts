import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** In memory if there is enough (a container often has only 64 MB): databases are copied three times faster. */
export function temporaryFolder(): string {
  try {
    accessSync('/dev/shm', constants.W_OK)
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize > 4e9 ? '/dev/shm' : tmpdir()
  } catch {
    return tmpdir() // not Linux, or not writable
  }
}
