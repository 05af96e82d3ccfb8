import sharp from 'sharp'

/** A picture as a browser sends it, for tests. */
export async function imageFile(name: string): Promise<File> {
  const picture = sharp({ create: { width: 200, height: 150, channels: 3, background: '#8a6100' } })
  const bytes = await (name.endsWith('.png') ? picture.png() : picture.jpeg()).toBuffer()
  return new File([new Uint8Array(bytes)], name)
}

export function pdfFile(name: string): File {
  const objects = [
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj',
  ]
  return new File([`%PDF-1.4\n${objects.join('\n')}\ntrailer<</Root 1 0 R>>\n%%EOF\n`], name)
}
