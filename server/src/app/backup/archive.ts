import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { extract, pack } from 'tar-stream'

/** A tar file whose last entry is the checksum of the others. Every entry fits into memory. */
export interface ArchiveWriter {
  add(name: string, content: Uint8Array): Promise<void>
  finish(): Promise<void>
  abandon(): Promise<void>
}

const lastEntry = 'end.json'

/** Renamed to `path` when complete, flushed and read back; readable by this account only. */
export function createArchive(path: string): ArchiveWriter {
  if (existsSync(path)) throw new Error(`${path} exists already; give another name.`)
  const partial = `${path}.partial`
  const tar = pack()
  const hash = createHash('sha256')
  const written = pipeline(tar, createWriteStream(partial, { mode: 0o600, flush: true }))
  written.catch(() => {}) // reported to the caller of `add` or `finish`
  const put = (name: string, content: Uint8Array) => {
    const added = new Promise<void>((resolve, reject) => {
      tar.entry({ name, mode: 0o600 }, Buffer.from(content), error => (error ? reject(error) : resolve()))
    })
    // After a full disk or a missing folder, tar only says that it was destroyed.
    return Promise.race([written, added.catch(error => written.then(() => Promise.reject(error)))])
  }
  return {
    async add(name, content) {
      hash.update(name).update(content)
      await put(name, content)
    },
    async finish() {
      await put(lastEntry, Buffer.from(JSON.stringify({ sha256: hash.digest('hex') })))
      tar.finalize()
      await written
      for await (const _ of readArchive(partial)); // reads back what the disk has
      await rename(partial, path)
    },
    async abandon() {
      tar.destroy()
      await written.catch(() => {})
      await rm(partial, { force: true })
    },
  }
}

/** The entries in their order. Throws at the end if anything is missing or differs. */
export async function* readArchive(path: string): AsyncGenerator<{ name: string; content: Buffer }> {
  const entries = extract()
  const broken = (reason: string) => new Error(`${path} is no complete backup: ${reason}`)
  const read = pipeline(createReadStream(path), entries)
  read.catch(() => {}) // reported by the loop
  const hash = createHash('sha256')
  let sha256: string | undefined
  try {
    for await (const entry of entries) {
      const { name } = entry.header
      const content = await buffer(entry)
      if (name === lastEntry) {
        sha256 = JSON.parse(content.toString()).sha256
        continue
      }
      hash.update(name).update(content)
      yield { name, content }
    }
    await read
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? error : broken((error as Error).message)
  }
  if (sha256 === undefined) throw broken('its end is missing')
  if (sha256 !== hash.digest('hex')) throw broken('its content was changed')
}
