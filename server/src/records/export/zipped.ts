import { Zip, ZipDeflate } from 'fflate'

export interface ZipEntry {
  name: string
  content: AsyncIterable<string> | Iterable<string>
}

/** Files as they come, as one archive: nothing is kept but what the reader has not taken yet. */
export async function* zipped(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const done: Uint8Array[] = []
  const archive = new Zip((error, bytes) => {
    if (error) throw error
    done.push(bytes)
  })
  const encoder = new TextEncoder()
  for await (const { name, content } of entries) {
    const file = new ZipDeflate(name, { level: 1 })
    archive.add(file)
    for await (const text of content) {
      file.push(encoder.encode(text))
      yield* done.splice(0)
    }
    file.push(new Uint8Array(0), true)
  }
  archive.end()
  yield* done.splice(0)
}
