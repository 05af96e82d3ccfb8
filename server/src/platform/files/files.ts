import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { ReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { DriverContract } from 'flydrive/types'

/** Where the bytes of what people upload lie: a folder of ours, or a bucket. What they are called is a row's affair. */
export interface Files {
  /** Answers when the bytes are safe. What has no known length, a stream, should be a small one: S3 wants it beforehand. */
  put(
    key: string,
    content: Uint8Array | Readable,
    options: { contentType: string; size?: number },
  ): Promise<void>
  /** Throws FileMissing before the first byte, not in the middle of an answer. */
  get(key: string): Promise<Readable>
  /** A file that is gone already is fine. */
  remove(key: string): Promise<void>
  exists(key: string): Promise<boolean>
}

export interface S3Options {
  bucket: string
  endpoint: string | undefined
  region: string
  accessKeyId: string
  secretAccessKey: string
  forcePathStyle: boolean
}

export type FilesOptions = { dataDir: string; s3?: undefined } | { dataDir?: string; s3: S3Options }

export class FileMissing extends Error {
  override readonly name = 'FileMissing'
}

/** The disk is full, S3 is away: nothing is wrong with the request, and trying again later may do. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable'
}

/** A new place for a file: random, in one of 65,536 folders, with nothing in it that a user chose but the ending we checked. */
export function newFileKey(extension: string): string {
  if (!/^[a-z0-9]{1,8}$/.test(extension)) throw new Error(`${extension} is no ending of ours`)
  const name = randomBytes(16).toString('hex')
  return `${name.slice(0, 2)}/${name.slice(2, 4)}/${name.slice(4)}.${extension}`
}

export async function openFiles(options: FilesOptions): Promise<Files> {
  const folder = options.s3 ? undefined : join(options.dataDir, 'files')
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
      // Half a file helps nobody; that it could not be removed either is told by the first error.
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

/** Loaded only where S3 is used: its client is large. */
async function s3Driver({ accessKeyId, secretAccessKey, ...rest }: S3Options): Promise<DriverContract> {
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new S3Driver({
    ...rest,
    credentials: { accessKeyId, secretAccessKey },
    visibility: 'private',
    // Many stores that speak S3 know no ACLs and no trailing checksums.
    supportsACL: false,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 30_000 },
  })
}

function checkKey(key: string): void {
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*\.[a-z0-9]+$/.test(key)) throw new Error(`${key} is no key of a file`)
}

/** The row that names the file is flushed to disk by PostgreSQL; so its file must be. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r+')
  try {
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
