import { readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startS3 } from '#server/testing/s3-server.ts'
import { pdf } from '#server/testing/sample-files.ts'
import { FileMissing, type Files, FilesUnavailable, newFileKey, openFiles } from './files.ts'

let folder: string
let s3: Awaited<ReturnType<typeof startS3>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rigbay-files-'))
  s3 = await startS3()
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

const stores: [string, () => Promise<Files>][] = [
  ['on disk', () => openFiles({ dataDir: folder })],
  ['in S3', () => openFiles({ s3: s3.options })],
]

it('no other account reads them, even if the folder was readable before', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'rigbay-files-'))
  await mkdir(join(dataDir, 'files'), { mode: 0o755 })
  const files = await openFiles({ dataDir })
  const key = newFileKey('txt')
  await files.put(key, Buffer.from('x'), { contentType: 'text/plain' })
  const modes = [join(dataDir, 'files'), join(dataDir, 'files', key)].map(path => statSync(path).mode & 0o777)
  expect(modes).toEqual([0o700, 0o600])
  await rm(dataDir, { recursive: true })
})

describe.each(stores)('%s', (_place, open) => {
  it('stores, returns and removes bytes and streams', async () => {
    const files = await open()
    const content = Buffer.from('Brake drum \0 гальмо')
    const key = newFileKey('txt')
    expect(await files.exists(key)).toBe(false)
    await files.put(key, content, { contentType: 'text/plain' })
    expect(await files.exists(key)).toBe(true)
    expect(await buffer(await files.get(key))).toEqual(content)
    const streamed = newFileKey('txt')
    await files.put(streamed, Readable.from([content, content]), {
      contentType: 'text/plain',
      size: content.length * 2,
    })
    expect(await buffer(await files.get(streamed))).toEqual(Buffer.concat([content, content]))
    await files.remove(key)
    await files.remove(key)
    expect(await files.exists(key)).toBe(false)
  })

  it('reports a missing file before the first byte', async () => {
    const files = await open()
    await expect(files.get(newFileKey('pdf'))).rejects.toBeInstanceOf(FileMissing)
  })

  it('refuses foreign keys', async () => {
    const files = await open()
    for (const key of ['../secret.txt', '/etc/passwd', 'a/../../b.txt', '', 'a', 'a b.txt', 'A.txt'])
      await expect(files.get(key), key).rejects.toThrow('is no key of a file')
  })
})

it('keys are random, with the extension only', () => {
  const keys = Array.from({ length: 1000 }, () => newFileKey('jpg'))
  expect(new Set(keys).size).toBe(1000)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{28}\.jpg$/)
  expect(() => newFileKey('../x')).toThrow()
})

it('removes the partial file of a broken stream', async () => {
  const files = await openFiles({ dataDir: folder })
  const key = newFileKey('txt')
  const breaking = Readable.from(
    (async function* () {
      yield Buffer.alloc(1000)
      throw new Error('the line went dead')
    })(),
  )
  await expect(files.put(key, breaking, { contentType: 'text/plain' })).rejects.toThrow('the line went dead')
  expect(await files.exists(key)).toBe(false)
})

it('reports an unreachable disk or S3 as temporary', async () => {
  const file = join(folder, 'in-the-way')
  await writeFile(file, '')
  const onDisk = await openFiles({ dataDir: file })
  await expect(onDisk.put(newFileKey('txt'), pdf, { contentType: 'text/plain' })).rejects.toBeInstanceOf(
    FilesUnavailable,
  )
  const away = await openFiles({ s3: { ...s3.options, endpoint: 'http://127.0.0.1:9' } })
  await expect(away.put(newFileKey('txt'), pdf, { contentType: 'text/plain' })).rejects.toBeInstanceOf(
    FilesUnavailable,
  )
  await expect(away.get(newFileKey('txt'))).rejects.toBeInstanceOf(FilesUnavailable)
})

it('writes nothing outside its folder', async () => {
  const dataDir = await mkdtemp(join(folder, 'data-'))
  const files = await openFiles({ dataDir })
  const key = newFileKey('pdf')
  await files.put(key, pdf, { contentType: 'application/pdf' })
  expect(readdirSync(dataDir)).toEqual(['files'])
  expect(readFileSync(join(dataDir, 'files', key))).toEqual(pdf)
})
