import papaparse from 'papaparse'
import { decodeText } from './decode-text.ts'

/** Rows of a text file, whatever its encoding, its separator and its line ends. */
export function readCsv(bytes: Uint8Array): string[][] {
  const text = decodeText(bytes)
  // Excel's own first line, which names the separator.
  const [, separator, rest] = /^sep=(.)\r?\n([\s\S]*)$/.exec(text) ?? []
  const { data } = papaparse.parse<string[]>(rest ?? text, {
    delimiter: separator ?? '',
    delimitersToGuess: [',', ';', '\t', '|'],
  })
  return data
}
