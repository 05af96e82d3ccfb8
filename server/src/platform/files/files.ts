import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { ReadStream } from 'node:fs'
import { chmod, mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { DriverContract } from 'flydrive/types'

export interface Files {
  /** Resolves when stored safely. Without a length, S3 takes small streams only. */
  put(
    key: string,
    content: Uint8Array | Readable,
    options: { contentType: string; size?: number },
  ): Promise<void>
  /** Throws FileMissing before the first byte. */
  get(key: string): Promise<Readable>
  remove(key: string): Promise<void>
  exists(key: string): Promise<boolean>
}

interface S3Options {
  bucket: string
  endpoint: string | undefined
  region: string
  accessKeyId: string
  secretAccessKey: string
  forcePathStyle: boolean
}

type FilesOptions = { dataDir: string; s3?: undefined } | { dataDir?: string; s3: S3Options }

export class FileMissing extends Error {
  override readonly name = 'FileMissing'
}

/** Temporary: the disk is full or S3 is down. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable'
}

/** Random, in one of 65,536 folders; only the checked extension comes from the user. */
export function newFileKey(extension: string): string {
  if (!/^[a-z0-9]{1,8}$/.test(extension)) throw new Error(`${extension} is no ending of ours`)
  const name = randomBytes(16).toString('hex')
  return `${name.slice(0, 2)}/${name.slice(2, 4)}/${name.slice(4)}.${extension}`
}

export async function openFiles(options: FilesOptions): Promise<Files> {
  const folder = options.s3 ? undefined : join(options.dataDir, 'files')
  // If the folder cannot be created, each write fails with the reason.
  if (folder) await closeToOthers(folder).catch(() => {})
  const disk = new Disk(
    options.s3 ? await s3Driver(options.s3) : new FSDriver({ location: folder!, visibility: 'private' }),
  )

  async function put(
    key: string,
    content: Uint8Array | Readable,
    { contentType, size }: { contentType: string; size?: number },
  ) {
    checkKey(key)
    const writeOptions = { contentType, contentLength: content instanceof Uint8Array ? content.length : size }
    try {
      if (content instanceof Uint8Array) await disk.put(key, content, writeOptions)
      else await disk.putStream(key, content, writeOptions)
      if (folder) await flush(join(folder, key))
    } catch (error) {
      // Removes the partial file; the first error is reported.
      await disk.delete(key).catch(() => undefined)
      throw unavailable(error, key)
    }
  }

  async function get(key: string) {
    checkKey(key)
    try {
      const stream = await disk.getStream(key)
      if (stream instanceof ReadStream) await once(stream, 'open')
      return stream
    } catch (error) {
      throw isMissing(error) ? new FileMissing(key) : unavailable(error, key)
    }
  }

  const asking = async <T>(key: string, ask: () => Promise<T>): Promise<T> => {
    checkKey(key)
    try {
      return await ask()
    } catch (error) {
      throw unavailable(error, key)
    }
  }

  return {
    put,
    get,
    remove: key => asking(key, () => disk.delete(key)),
    exists: key => asking(key, () => disk.exists(key)),
  }
}

/** Loaded only for S3: its client is large. */
async function s3Driver({ accessKeyId, secretAccessKey, ...rest }: S3Options): Promise<DriverContract> {
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new S3Driver({
    ...rest,
    credentials: { accessKeyId, secretAccessKey },
    visibility: 'private',
    // Many S3-compatible stores support neither ACLs nor trailing checksums.
    supportsACL: false,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 30_000 },
  })
}

/** Removes the rights of other accounts, also on a folder of an older Rigbay. */
async function closeToOthers(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
}

function checkKey(key: string): void {
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*\.[a-z0-9]+$/.test(key)) throw new Error(`${key} is no key of a file`)
}

/** The row that names the file is flushed by PostgreSQL, so the file must be too. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r+')
  try {
    await handle.chmod(0o600)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const isMissing = (error: unknown): boolean =>
  causes(error).some(({ code, name }) => code === 'ENOENT' || name === 'NoSuchKey' || name === 'NotFound')

const unavailable = (error: unknown, key: string): FilesUnavailable =>
  new FilesUnavailable(`${key}: ${causes(error).at(-1)?.message ?? String(error)}`, { cause: error })

function causes(error: unknown): { code?: string; name?: string; message?: string }[] {
  const chain: Error[] = []
  for (let one = error; one instanceof Error; one = one.cause) chain.push(one)
  return chain
}
