export interface ZipEntry {
  name: string
  /** Bytes, as declared by the archive. */
  compressed: number
  uncompressed: number
}

/** The directory of a ZIP archive, or undefined if the bytes are damaged or not exactly one archive. */
export function readZipDirectory(bytes: Buffer): ZipEntry[] | undefined {
  const end = findZipEnd(bytes)
  if (end === undefined || bytes.readUInt32LE(0) !== localHeader) return undefined
  const count = bytes.readUInt16LE(end + 10)
  const size = bytes.readUInt32LE(end + 12)
  const start = bytes.readUInt32LE(end + 16)
  if (start + size !== end) return undefined
  const entries: ZipEntry[] = []
  let at = start
  while (entries.length < count) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== directoryHeader) return undefined
    const nameLength = bytes.readUInt16LE(at + 28)
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      compressed: bytes.readUInt32LE(at + 20),
      uncompressed: bytes.readUInt32LE(at + 24),
    })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return at === end ? entries : undefined
}

/** Offset of the last record, which unpackers search from the end. */
export function findZipEnd(bytes: Buffer): number | undefined {
  const earliest = Math.max(0, bytes.length - endRecordSize - 0xffff)
  for (let at = bytes.length - endRecordSize; at >= earliest; at--) {
    if (
      bytes.readUInt32LE(at) === endRecord &&
      bytes.readUInt16LE(at + 20) === bytes.length - at - endRecordSize
    )
      return at
  }
  return undefined
}

const localHeader = 0x04034b50
const directoryHeader = 0x02014b50
const endRecord = 0x06054b50
const endRecordSize = 22
