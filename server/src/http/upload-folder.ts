import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const prefix = 'rigbay-upload-'

const abandonedMs = 2 * 3_600_000

/** For the files of one request, readable by us alone; the caller removes it. */
export const createUploadFolder = (): Promise<string> => mkdtemp(join(tmpdir(), prefix))

export const removeUploadFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true })

/** Removes folders of killed processes; folders in use are younger. */
export async function sweepUploadFolders(now = new Date()): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue
    const folder = join(tmpdir(), name)
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    // Folders of another user's Rigbay cannot be removed.
    if (now.getTime() - mtimeMs > abandonedMs) await removeUploadFolder(folder).catch(() => {})
  }
}
