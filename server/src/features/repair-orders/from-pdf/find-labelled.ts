import { cellAt, type Found, placeOf, type TextLine } from './text-line.ts'

interface LabelledOptions {
  /** Whether the value may stand in the next cell or under the label. Else only right behind it. */
  looksAround?: boolean
  /** A value behind the label counts only after a colon or the like: `Customer: ...`, not `customer waits`. */
  needsSign?: boolean
  /** Rows below the label that are looked at: those of a table, or fewer. */
  mostBelow?: number
}

/**
 * Values that a label names: behind it (`Unit: 700`), in the next cell, or in the cells below it, as under the head
 * of a table. `accept` says what the value is, or null where the text is none.
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

/** What follows each time that the label stands in a text: to the end of the text. */
export const textsBehind = (text: string, label: RegExp): string[] =>
  behind(text, label).map(({ rest }) => rest)

const behind = (text: string, label: RegExp): { rest: string; hasSign: boolean }[] =>
  [...text.matchAll(new RegExp(label.source, `${label.flags}g`))].map(match => ({
    rest: text.slice(match.index + match[0].length).trim(),
    hasSign: /[:#№–—-]\s*$/.test(match[0]),
  }))
