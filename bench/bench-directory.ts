import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new directory, removed afterwards, or `BENCH_DIR`, which is kept to seed a million orders only once. */
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
