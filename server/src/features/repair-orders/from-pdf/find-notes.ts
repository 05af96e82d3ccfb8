import { failedWord, notesLabel, otherFields } from './text-labels.ts'
import { cellAt, type Found, once, placeOf, type TextCell, type TextLine, textOf } from './text-line.ts'

/** Complaints and instructions, paragraph by paragraph, and the failed lines of an inspection. */
export function findNotes(lines: readonly TextLine[]): Found<string>[] {
  const found = lines.flatMap((line, index) => [
    ...line.cells.flatMap((cell, column) => paragraphAt(lines, index, column, cell)),
    ...failedLine(line),
    ...line.cells.flatMap(cell => marksUnder(lines, index, cell)),
  ])
  return once(found, note => note.value.toLowerCase(), 20)
}

const mostLines = 12

function paragraphAt(
  lines: readonly TextLine[],
  index: number,
  column: number,
  cell: TextCell,
): Found<string>[] {
  const line = lines[index]!
  const match = notesLabel.exec(cell.text)
  if (!match || match.index > 3) return []
  const behind = cell.text.slice(match[0].length + match.index)
  // "Notes of the meeting" is a sentence, not a label.
  if (behind && !/[:#\-–—]\s*$/.test(match[0])) return []
  const right = behind ? undefined : line.cells[column + 1]
  const isBeside = right !== undefined && !isField(right.text) && !notesLabel.test(right.text)
  const texts = behind ? [behind] : isBeside ? [right.text] : []
  const under = isBeside ? right : cell
  for (let row = index + 1; row < index + mostLines; row++) {
    const next = lines[row]
    const below = cellAt(next, under)
    if (!next || !below || next.page !== line.page) break
    if ((next.isAfterGap && texts.length > 0) || isField(below.text) || isHead(below.text)) break
    texts.push(below.text)
  }
  const value = texts.join(' ').replace(/\s+/g, ' ').trim().slice(0, 1000)
  return /\p{L}{2}/u.test(value) ? [{ value, place: placeOf(line) }] : []
}

/** Whether the text begins another field of the form. */
const isField = (text: string): boolean =>
  otherFields.some(label => {
    const match = label.exec(text)
    return match?.index === 0 && (match[0].length === text.length || /[:#№]\s*$/.test(match[0]))
  })

const isHead = (text: string): boolean => {
  const match = notesLabel.exec(text)
  return match?.index === 0 && (match[0].length >= text.length || /:\s*$/.test(match[0]))
}

/** `Brake lining, rear   FAIL   4 mm` */
function failedLine(line: TextLine): Found<string>[] {
  const at = line.cells.findIndex(cell => {
    const match = failedWord.exec(cell.text)
    return match?.index === 0 && match[0].length <= 30
  })
  const before = line.cells.slice(0, at).filter(cell => /\p{L}{3}/u.test(cell.text))
  if (at < 1 || before.length === 0 || line.cells.filter(cell => isVerdict(cell.text)).length > 1) return []
  return [{ value: textOf(line).replace(/\s+/g, ' ').slice(0, 300), place: placeOf(line) }]
}

/** Two verdicts in one line are a table header. */
const isVerdict = (text: string): boolean =>
  /^(pass|fail(ed)?|ok|good|n\/?a|repair|defective)$/i.test(text.trim())

/** Check marks in the column `Fail`. */
function marksUnder(lines: readonly TextLine[], index: number, head: TextCell): Found<string>[] {
  const match = failedWord.exec(head.text)
  if (!match || match[0].length < head.text.length) return []
  const found: Found<string>[] = []
  for (let row = index + 1; row < Math.min(lines.length, index + 80); row++) {
    const line = lines[row]!
    if (line.page !== lines[index]!.page) break
    const mark = cellAt(line, head)
    if (!mark || !/^(x|х|✓|✔|✗|✘|☒|☑|yes|sí|да|так)$/iu.test(mark.text.trim())) continue
    const words = line.cells.filter(cell => cell !== mark && /\p{L}{2}/u.test(cell.text))
    const value = words
      .map(cell => cell.text)
      .join(' ')
      .slice(0, 300)
    if (value) found.push({ value, place: placeOf(line) })
  }
  return found
}
