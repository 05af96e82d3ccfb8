import type { PdfPlace } from '#contract/repair-orders/repair-order-from-pdf.ts'
import { compactNumber } from '#contract/shared/compact-number.ts'
import { parsePhone } from '#contract/shared/phone.ts'
import { placeOf, type TextCell, type TextLine } from './text-line.ts'

/** Texts of a document that could match records of the shop, by normalized form. */
export interface Mentions {
  /** Words with a digit, up to three joined, without separators: `trl118`. */
  codes: Map<string, PdfPlace>
  /** Words with a digit in lower case: `bf-7633`. */
  numbers: Map<string, PdfPlace>
  /** Up to six words in lower case; a single word only if it is a whole cell. */
  names: Map<string, PdfPlace>
  emails: Map<string, PdfPlace>
  /** `+13125550142` */
  phones: Map<string, PdfPlace>
}

const maxMentions = 20_000
const longestCode = 17
const longestName = 6
const longestCell = 1000

export function mentionsIn(lines: readonly TextLine[]): Mentions {
  const mentions: Mentions = {
    codes: new Map(),
    numbers: new Map(),
    names: new Map(),
    emails: new Map(),
    phones: new Map(),
  }
  for (const line of lines) {
    const place = placeOf(line)
    for (const cell of line.cells)
      for (const kind of Object.keys(mentions) as (keyof Mentions)[])
        for (const text of readers[kind](cell)) {
          const found = mentions[kind]
          if (found.size < maxMentions && !found.has(text)) found.set(text, place)
        }
  }
  return mentions
}

const readers: Readonly<Record<keyof Mentions, (cell: TextCell) => string[]>> = {
  codes: cell =>
    runsOf(wordsOf(cell), 3)
      .map(words => compactNumber(words.join('')))
      .filter(code => /\d/.test(code) && code.length <= longestCode),
  numbers: cell =>
    wordsOf(cell)
      .map(word => word.toLowerCase())
      .filter(word => /\d/.test(word)),
  names: cell => {
    const words = cell.text.slice(0, longestCell).toLowerCase().split(/\s+/)
    return runsOf(words, longestName)
      .filter(run => run.length > 1 || words.length === 1)
      .map(run => trimmed(run.join(' ')))
      .flatMap(name => [name, `${name}.`])
  },
  emails: cell => (cell.text.match(/[\w.+-]{1,64}@[\w.-]{1,190}\w/g) ?? []).map(email => email.toLowerCase()),
  phones: cell =>
    (cell.text.match(/\+?[(\d][\d ().-]{8,18}\d/g) ?? []).flatMap(text => parsePhone(text) ?? []),
}

const wordsOf = ({ text }: TextCell): string[] =>
  text.slice(0, longestCell).split(/\s+/).map(trimmed).filter(Boolean)

const trimmed = (text: string): string => text.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '')

const runsOf = (words: readonly string[], longest: number): string[][] =>
  words.flatMap((_, at) =>
    Array.from({ length: Math.min(longest, words.length - at) }, (_, length) =>
      words.slice(at, at + length + 1),
    ),
  )
