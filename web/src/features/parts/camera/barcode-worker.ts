import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'

// From our server; the default is a CDN.
prepareZXingModule({ overrides: { locateFile: () => wasm } })

const formats = ['Code128', 'Code39', 'EAN13', 'EAN8', 'UPCA', 'UPCE', 'ITF', 'QRCode', 'DataMatrix'] as const

self.addEventListener('message', async ({ data }: MessageEvent<ImageData>) => {
  const found = await readBarcodes(data, { formats: [...formats], maxNumberOfSymbols: 1 }).catch(
    (error: unknown) => {
      console.error(error)
      return []
    },
  )
  self.postMessage(found[0]?.text)
})
