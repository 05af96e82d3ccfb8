import { cellAt, type Found, placeOf, type TextLine } from './text-line.ts'

interface LabelledOptions {
  /** Whether the value may be in the next cell or below the label. Otherwise only right after it. */
  looksAround?: boolean
  /** A value after the label counts only after a colon or similar: `Customer: ...`, not `customer waits`. */
  needsSign?: boolean
  /** How many rows below the label are checked. */
  mostBelow?: number
}

/**
 * Values of a label: after it (`Unit: 700`), in the next cell, or in the cells below it, as under the header
 * of a table. `accept` returns the value, or null if the text is not one.
 */
export function findLabelled(
  lines: readonly TextLine[],
  label: RegExp,
  accept: (text: string) => string | null,
  { looksAround = true, needsSign = false, mostBelow = 60 }: LabelledOptions = {},
): Found<string>[] {
  const found: Found<string>[] = []
  const take = (line: TextLine, text: string | undefined): boolean => {
    const value = text === undefined ? null : accept(text.trim())
    if (value === null) return false
    found.push({ value, place: placeOf(line) })
    return true
  }
  lines.forEach((line, index) => {
    line.cells.forEach((cell, column) => {
      for (const { rest, hasSign } of behind(cell.text, label)) {
        if ((hasSign || !needsSign) && take(line, rest)) continue
        if (rest !== '' || !looksAround) continue
        if (take(line, line.cells[column + 1]?.text)) continue
        let misses = 0
        for (let row = index + 1; row <= index + mostBelow && misses < 2; row++) {
          const below = lines[row]
          if (!below || below.page !== line.page) break
          if (!take(below, cellAt(below, cell)?.text)) misses++
        }
      }
    })
  })
  return found
}

/** The text after each occurrence of the label. */
export const textsBehind = (text: string, label: RegExp): string[] =>
  behind(text, label).map(({ rest }) => rest)

const behind = (text: string, label: RegExp): { rest: string; hasSign: boolean }[] =>
  [...text.matchAll(new RegExp(label.source, `${label.flags}g`))].map(match => ({
    rest: text.slice(match.index + match[0].length).trim(),
    hasSign: /[:#№–—-]\s*$/.test(match[0]),
  }))
