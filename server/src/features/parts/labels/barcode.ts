import JsBarcode from 'jsbarcode'
import { fitsBarcode } from '#contract/parts/part-labels.ts'

export interface Barcode {
  modules: number
  bars: [number, number][]
}

/** The shortest Code 128 of a text; undefined if it has other characters. */
export function barcodeOf(text: string): Barcode | undefined {
  if (!fitsBarcode(text)) return undefined
  const drawn: { encodings?: { data: string }[] } = {}
  JsBarcode(drawn, text, { format: 'CODE128' })
  const signs = drawn.encodings?.map(({ data }) => data).join('') ?? ''
  const bars = [...signs.matchAll(/1+/g)].map(({ index, 0: bar }): [number, number] => [index, bar.length])
  return { modules: signs.length, bars }
}
