import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const { resolve } = createRequire(import.meta.url)
prepareZXingModule({
  overrides: {
    wasmBinary: readFileSync(resolve('zxing-wasm/reader/zxing_reader.wasm')).buffer as ArrayBuffer,
  },
})

/** Millimetres from the left and top of the page. */
interface Drawn {
  left: number
  top: number
  width: number
  height: number
}

interface ReadLabel extends Drawn {
  page: number
  /** As a scanner reads it. */
  code: string
}

const mm = 25.4 / 72

/** The barcodes of a PDF of labels: its filled shapes as pixels, read by a decoder. */
export async function readLabels(pdf: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { OPS } = await getResolvedPDFJS()
  const labels: ReadLabel[] = []
  const pages: { width: number; height: number }[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const [, , width = 0, height = 0] = page.view
    pages.push({ width: width * mm, height: height * mm })
    const { fnArray, argsArray } = await page.getOperatorList()
    let at = [1, 0, 0, 1, 0, 0]
    const kept: number[][] = []
    for (const [index, fn] of fnArray.entries()) {
      if (fn === OPS.save) kept.push(at)
      if (fn === OPS.restore) at = kept.pop() ?? at
      if (fn === OPS.transform) at = times(at, argsArray[index])
      if (fn !== OPS.constructPath) continue
      const bars = barsOf(argsArray[index][1], at, height)
      if (bars.length < 10) continue
      labels.push({ page: number, ...around(bars), code: await scanned(bars) })
    }
  }
  return { labels, pages }
}

const times = ([a, b, c, d, e, f]: number[], [g, h, i, j, k, l]: number[]) => [
  a! * g! + c! * h!,
  b! * g! + d! * h!,
  a! * i! + c! * j!,
  b! * i! + d! * j!,
  a! * k! + c! * l! + e!,
  b! * k! + d! * l! + f!,
]

/**
 * Rectangles of a path of pdf.js: numbers, with 0 before a first corner, 1 before a further one, 4
 * at the end.
 */
function barsOf([path]: [Float32Array | null], at: number[], pageHeight: number): Drawn[] {
  const bars: Drawn[] = []
  let corners: [number, number][] = []
  for (let index = 0; path && index < path.length; ) {
    const step = path[index++]
    if (step === 4) {
      if (corners.length === 4) bars.push(rectangle(corners))
      corners = []
    } else if (step === 0 || step === 1) {
      const [, , , , x, y] = times(at, [1, 0, 0, 1, path[index++]!, path[index++]!])
      corners.push([x! * mm, (pageHeight - y!) * mm])
    } else return []
  }
  return bars
}

function rectangle(corners: [number, number][]): Drawn {
  const [left, top] = [0, 1].map(axis => Math.min(...corners.map(corner => corner[axis]!))) as [
    number,
    number,
  ]
  const [right, foot] = [0, 1].map(axis => Math.max(...corners.map(corner => corner[axis]!))) as [
    number,
    number,
  ]
  return { left, top, width: right - left, height: foot - top }
}

function around(bars: Drawn[]): Drawn {
  return rectangle(
    bars.flatMap(({ left, top, width, height }) => [
      [left, top],
      [left + width, top + height],
    ]),
  )
}

const pixelsPerMm = 24
const white = 5

/** White around, black where a bar is. */
async function scanned(bars: Drawn[]): Promise<string> {
  const whole = around(bars)
  const width = Math.ceil((whole.width + 2 * white) * pixelsPerMm)
  const height = 60
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (const bar of bars) {
    const from = Math.round((bar.left - whole.left + white) * pixelsPerMm)
    const to = Math.round((bar.left + bar.width - whole.left + white) * pixelsPerMm)
    for (let y = 10; y < height - 10; y++)
      for (let x = from; x < to; x++) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
  }
  const found = await readBarcodes({ data, width, height, colorSpace: 'srgb' } as never, {
    formats: ['Code128'],
  })
  return found.map(({ text }) => text).join()
}
