import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Where a benchmark has its shop: in a directory of its own that is removed afterwards, or in `BENCH_DIR`, which is
 * kept, so that a million orders are seeded once for several runs.
 */
export async function benchDirectory(): Promise<{ dataDir: string; remove(): Promise<void> }> {
  const kept = process.env.BENCH_DIR
  if (kept) {
    await mkdir(kept, { recursive: true })
    return { dataDir: kept, remove: async () => {} }
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'rigbay-bench-'))
  return {
    dataDir,
    async remove() {
      await rm(await realpath(join(dataDir, 'postgres')), { recursive: true, force: true })
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
