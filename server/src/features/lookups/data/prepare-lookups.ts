import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildLookupDatabase } from './lookup-database.ts'

/** Until whoever has opened a new shop may type a ZIP or a VIN; one that is closed sooner needs none. */
const quietMs = 5000

/**
 * Builds the lookup file of a new shop before anybody asks for it: the first ZIP would be answered seconds late.
 * Where that fails, the first request builds it.
 */
export async function prepareLookups(dataDir: string, signal: AbortSignal): Promise<void> {
  try {
    await sleep(quietMs, undefined, { signal, ref: false })
    await buildLookupDatabase(join(dataDir, 'lookups'), signal)
  } catch {
    // Closed meanwhile, or no space: the request that needs it tells.
  }
}
