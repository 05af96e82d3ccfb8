import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildLookupDatabase } from './lookup-database.ts'

/** Delay, so that shops opened only briefly build nothing. */
const quietMs = 5000

/**
 * Builds the lookup file of a new shop ahead of the first request, which would otherwise take seconds. If
 * it fails, the first request builds it.
 */
export async function prepareLookups(dataDir: string, signal: AbortSignal): Promise<void> {
  try {
    await sleep(quietMs, undefined, { signal, ref: false })
    await buildLookupDatabase(join(dataDir, 'lookups'), signal)
  } catch {}
}
