import sharp from 'sharp'

export async function picture(name: string, width = 400, height = 300) {
  const drawn = sharp({ create: { width, height, channels: 3, background: '#c0392b' } })
  const isPng = name.endsWith('.png')
  const buffer = await (isPng ? drawn.png() : drawn.jpeg()).toBuffer()
  return { name, mimeType: isPng ? 'image/png' : 'image/jpeg', buffer }
}
