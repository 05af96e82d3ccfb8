import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { Zip, type ZipInputFile } from 'fflate'

export interface ZipEntry {
  name: string
  content: AsyncIterable<string> | Iterable<string>
}

/** A ZIP archive, streamed: entries are compressed in Node's threads as the reader takes them. */
export async function* zipped(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const done: Uint8Array[] = []
  const archive = new Zip((error, bytes) => {
    if (error) throw error
    done.push(bytes)
  })
  for await (const { name, content } of entries) {
    const file: ZipInputFile = { filename: name, size: 0, crc: 0, compression: deflated }
    archive.add(file)
    const packed = createDeflateRaw({ level: 1 })
    // An error of either stream ends the other, and is thrown here.
    pipeline(Readable.from(counted(content, file), { objectMode: false }), packed, () => {})
    for await (const bytes of packed) {
      file.ondata!(null, bytes, false)
      yield* done.splice(0)
    }
    file.ondata!(null, new Uint8Array(0), true)
  }
  archive.end()
  yield* done.splice(0)
}

const deflated = 8

/** Counts bytes and checksum, which follow the content in the archive. */
async function* counted(content: ZipEntry['content'], file: ZipInputFile): AsyncGenerator<Buffer> {
  for await (const text of content) {
    const bytes = Buffer.from(text)
    file.size += bytes.length
    file.crc = crc32(bytes, file.crc)
    yield bytes
  }
}
