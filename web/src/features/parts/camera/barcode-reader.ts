/** Formats used on parts and their boxes. */
const formats = ['code_128', 'code_39', 'ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf', 'qr_code', 'data_matrix']

interface BarcodeReader {
  /** The barcode in the current picture, if any. */
  read: (video: HTMLVideoElement) => Promise<string | undefined>
  close: () => void
}

interface Detector {
  detect: (video: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}

interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

/** The browser's own reader if it supports our labels, else the bundled one. */
export async function barcodeReader(): Promise<BarcodeReader> {
  const own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
  const known = (await own?.getSupportedFormats().catch(() => [])) ?? []
  if (!own || !known.includes('code_128')) return workerReader()
  const detector = new own({ formats: formats.filter(format => known.includes(format)) })
  return { read: async video => (await detector.detect(video))[0]?.rawValue, close() {} }
}

/** Wide enough for barcodes; more is slow on phones. */
const widest = 1280

/** In a worker: the picture stays smooth, and the page's policy need not allow WebAssembly. */
function workerReader(): BarcodeReader {
  const worker = new Worker(new URL('./barcode-worker.ts', import.meta.url), { type: 'module' })
  const canvas = document.createElement('canvas')
  const drawing = canvas.getContext('2d', { willReadFrequently: true })
  return {
    close: () => worker.terminate(),
    read: video =>
      new Promise((resolve, reject) => {
        const { videoWidth, videoHeight } = video
        if (!drawing || videoWidth === 0) return resolve(undefined)
        const scale = Math.min(1, widest / videoWidth)
        canvas.width = Math.round(videoWidth * scale)
        canvas.height = Math.round(videoHeight * scale)
        drawing.drawImage(video, 0, 0, canvas.width, canvas.height)
        const picture = drawing.getImageData(0, 0, canvas.width, canvas.height)
        worker.onmessage = ({ data }: MessageEvent<string | undefined>) => resolve(data)
        worker.onerror = event => reject(new Error(event.message))
        worker.postMessage(picture, [picture.data.buffer])
      }),
  }
}
