import JsBarcode from 'jsbarcode'
import { fitsBarcode } from '#contract/parts/part-labels.ts'

export interface Barcode {
  /** How wide it is, in modules: the narrowest bar is one. */
  modules: number
  /** Where each bar begins and how wide it is, in modules. */
  bars: [number, number][]
}

/** Code 128 of a text, the shortest there is; none of what it has no signs for. */
export function barcodeOf(text: string): Barcode | undefined {
  if (!fitsBarcode(text)) return undefined
  const drawn: { encodings?: { data: string }[] } = {}
  JsBarcode(drawn, text, { format: 'CODE128' })
  const signs = drawn.encodings?.map(({ data }) => data).join('') ?? ''
  const bars = [...signs.matchAll(/1+/g)].map(({ index, 0: bar }): [number, number] => [index, bar.length])
  return { modules: signs.length, bars }
}
