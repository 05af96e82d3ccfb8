import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import sharp from 'sharp'

export const samplePdf = (name: string): File =>
  asFile(readFileSync(join(import.meta.dirname, 'test-pdfs', `${name}.pdf`)), `${name}.pdf`)

export const asFile = (bytes: Uint8Array, name = 'order.pdf'): File => new File([new Uint8Array(bytes)], name)

export function typstPdf(source: string): File {
  compiler ??= NodeCompiler.create({
    workspace: import.meta.dirname,
    fontArgs: [{ fontBlobs: ['Regular', 'Bold'].map(font) }],
  })
  const page = '#set page(paper: "us-letter", margin: 2cm)\n#set text(font: "Inter", size: 10pt)\n'
  const compiled = compiler.compile({ mainFileContent: page + source })
  if (!compiled.result) throw new Error(JSON.stringify(compiled.takeError()?.shortDiagnostics))
  return asFile(compiler.pdf(compiled.result))
}

let compiler: NodeCompiler | undefined

const font = (weight: string): Buffer =>
  readFileSync(join(import.meta.dirname, `../platform/pdf/fonts/Inter-${weight}.ttf`))

/** A handwritten PDF: one page for each content stream, in Helvetica. */
export function rawPdf(
  pages: readonly string[],
  options: { filter?: string; streams?: Buffer[] } = {},
): File {
  const objects: (string | Buffer)[] = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ')}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  pages.forEach((content, index) => {
    const stream = options.streams?.[index] ?? Buffer.from(content, 'latin1')
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F 3 0 R>>>>/Contents ${5 + index * 2} 0 R>>`,
      streamObject(stream, options.filter ? `/Filter/${options.filter}` : ''),
    )
  })
  return asFile(assembled(objects))
}

export async function scannedPdf(): Promise<File> {
  const jpeg = await sharp({ create: { width: 200, height: 260, channels: 3, background: '#dddddd' } })
    .jpeg()
    .toBuffer()
  return asFile(
    assembled([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Count 1/Kids[3 0 R]>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</XObject<</I 5 0 R>>>>/Contents 4 0 R>>',
      streamObject(Buffer.from('q 612 0 0 792 0 0 cm /I Do Q')),
      streamObject(
        jpeg,
        '/Type/XObject/Subtype/Image/Width 200/Height 260/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode',
      ),
    ]),
  )
}

const streamObject = (bytes: Buffer, entries = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`<<${entries}/Length ${bytes.length}>>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ])

function assembled(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  const offsets: number[] = []
  let at = parts[0]!.length
  objects.forEach((object, index) => {
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object as string),
      Buffer.from('\nendobj\n'),
    ])
    offsets.push(at)
    parts.push(part)
    at += part.length
  })
  const rows = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}
