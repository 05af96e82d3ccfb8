import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const prefix = 'rigbay-upload-'

/** Longer than any request may take. */
const abandonedMs = 2 * 3_600_000

/** A folder for the files of one request, readable by us alone; whoever creates it removes it. */
export const createUploadFolder = (): Promise<string> => mkdtemp(join(tmpdir(), prefix))

export const removeUploadFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true })

/** Removes what a process that was killed left behind; a folder in use by another one is younger. */
export async function sweepUploadFolders(now = new Date()): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue
    const folder = join(tmpdir(), name)
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    // One that is not ours to remove belongs to another user's Rigbay.
    if (now.getTime() - mtimeMs > abandonedMs) await removeUploadFolder(folder).catch(() => {})
  }
}
