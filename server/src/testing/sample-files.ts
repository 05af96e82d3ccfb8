import { crc32 } from 'node:zlib'
import sharp from 'sharp'

export const jpeg = (width = 300, height = 200): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#1d4e89' } })
    .jpeg()
    .toBuffer()

export const png = (width = 300, height = 200): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: '#1d4e8980' } })
    .png()
    .toBuffer()

/** A PNG of a few bytes that claims 60,000 by 60,000 pixels. */
export function pixelFlood(): Buffer {
  const bytes = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  bytes.writeUInt32BE(60_000, 16)
  bytes.writeUInt32BE(60_000, 20)
  return bytes
}

export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
)

/** A ZIP archive of stored files. `claims`: declared unpacked size of each. */
export function zip(entries: Record<string, string>, claims?: number): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(entries)) {
    const content = Buffer.from(text)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(20, 4)
    local.writeUInt32LE(crc32(content), 14)
    local.writeUInt32LE(content.length, 18)
    local.writeUInt32LE(content.length, 22)
    local.writeUInt16LE(Buffer.byteLength(name), 26)
    const row = Buffer.alloc(46)
    row.writeUInt32LE(0x02014b50, 0)
    row.writeUInt16LE(20, 4)
    row.writeUInt16LE(20, 6)
    row.writeUInt32LE(crc32(content), 16)
    row.writeUInt32LE(content.length, 20)
    row.writeUInt32LE(claims ?? content.length, 24)
    row.writeUInt16LE(Buffer.byteLength(name), 28)
    row.writeUInt32LE(offset, 42)
    const stored = Buffer.concat([local, Buffer.from(name), content])
    locals.push(stored)
    directory.push(Buffer.concat([row, Buffer.from(name)]))
    offset += stored.length
  }
  const rows = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(rows.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, rows, end])
}

const contentTypes = (type: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/main.xml" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`

export const docx = (more: Record<string, string> = {}, claims?: number): Buffer =>
  zip(
    {
      '[Content_Types].xml': contentTypes('wordprocessingml.document'),
      'word/document.xml': '<w:document/>',
      ...more,
    },
    claims,
  )

export const xlsx = (more: Record<string, string> = {}): Buffer =>
  zip({
    '[Content_Types].xml': contentTypes('spreadsheetml.sheet'),
    'xl/workbook.xml': '<workbook/>',
    ...more,
  })

/** A compound file of old Office with a stream of this name. */
export const compound = (stream: string): Buffer => {
  const bytes = Buffer.alloc(2048)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes)
  Buffer.from(stream, 'utf16le').copy(bytes, 1024)
  return bytes
}

export const imageFile = async (name: string): Promise<File> =>
  new File([new Uint8Array(await (name.endsWith('.png') ? png() : jpeg()))], name)

export const pdfFile = (name: string): File => new File([new Uint8Array(pdf)], name)
