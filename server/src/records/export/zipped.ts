import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { Zip, type ZipInputFile } from 'fflate'

export interface ZipEntry {
  name: string
  content: AsyncIterable<string> | Iterable<string>
}

/**
 * Files as they come, as one archive: nothing is kept but what the reader has not taken yet. Node's own threads do the
 * packing, so that a long one keeps nobody else waiting.
 */
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
    // What goes wrong with one of them ends the other, and is thrown to whoever reads it.
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

/** As a ZIP archive numbers its ways of packing. */
const deflated = 8

/** The content in bytes; the archive tells at its end how many they were, and their sum. */
async function* counted(content: ZipEntry['content'], file: ZipInputFile): AsyncGenerator<Buffer> {
  for await (const text of content) {
    const bytes = Buffer.from(text)
    file.size += bytes.length
    file.crc = crc32(bytes, file.crc)
    yield bytes
  }
}
