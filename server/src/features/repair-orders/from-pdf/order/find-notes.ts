import { letterIn } from '../document/letters.ts'
import { whoWrites } from '../document/who-writes.ts'
import { failedWord } from '../labels/failed-word.ts'
import { beginsField, isLabel, isLabelCell, untilLabel } from '../labels/form-labels.ts'
import { notesLabel } from '../labels/notes-label.ts'
import { vinLabel } from '../labels/vehicle-labels.ts'
import { bullet, itemsIn } from '../lines/list-items.ts'
import { cellInColumn, isHead } from '../lines/table-head.ts'
import { cellAt, type Found, once, placeOf, type TextCell, type TextLine, textOf } from '../text-line.ts'
import { toldIn } from './told-work.ts'

/** Complaints and instructions, paragraph by paragraph, and the failed lines of an inspection. */
export function findNotes(lines: readonly TextLine[]): Found<string>[] {
  const said = lines.flatMap((line, index) =>
    line.cells.flatMap((cell, column) => notesAt(lines, index, column, cell)),
  )
  const failed = lines.flatMap((line, index) => [
    // `Replace the pads` as a complaint is no verdict.
    ...(said.some(
      ({ place, value }) => place.line === line.line && place.page === line.page && beginsSo(value),
    )
      ? []
      : failedLine(line)),
    ...line.cells.flatMap(cell => marksUnder(lines, index, cell)),
  ])
  const ofVehicles = lines.flatMap((line, index) => {
    const isOfVehicles = isHead(line) && line.cells.some(({ text }) => vinLabel.exec(text)?.index === 0)
    const column = isOfVehicles
      ? line.cells.find(({ text }) => description.test(text) && !isYear.test(text))
      : undefined
    return column && said.length === 0 ? columnUnder(lines, index, column) : []
  })
  const named = [...said, ...ofVehicles, ...failed, ...toldIn(lines, [...said, ...ofVehicles])]
  const found = (named.length > 0 ? named : unnamed(lines)).sort(
    (a, b) => a.place.page - b.place.page || a.place.line - b.place.line,
  )
  const notes = once(found, note => note.value.toLowerCase(), 40)
  // The remark of a failed line is in the whole line too.
  const isPart = (one: Found<string>) =>
    notes.some(
      note =>
        note !== one &&
        note.place.page === one.place.page &&
        note.place.line === one.place.line &&
        note.value.includes(one.value),
    )
  return notes.filter(note => !isPart(note)).slice(0, 20)
}

/** Nothing is called a complaint: what a letter says, or what the lines of a customer's order describe. */
function unnamed(lines: readonly TextLine[]): Found<string>[] {
  const [first, ...others] = letterIn(lines)?.body ?? []
  // What a letter has in a table, its column tells better.
  if (first && ![first, ...others].some(isHead)) return noteOf([first, ...others].map(textOf), first)
  if (whoWrites(lines) !== 'customer') return []
  return lines.flatMap((line, index) => {
    const heads = isHead(line) ? line.cells.filter(({ text }) => description.test(text)) : []
    return heads.map(cell => columnUnder(lines, index, cell)).find(notes => notes.length > 0) ?? []
  })
}

const description = new RegExp(
  `^(?:(?:${[
    'item|services?|works?|jobs?|labou?r|tasks?|repairs?|materials?|parts?|of|to be done|descriptions?|desc\\.?',
    'descripci[óo]n|concepto|servicios?|trabajos?|del?',
    'наименование|вид|описание|работ[ыа]?|услуг[иа]?|найменування|опис|робіт|роботи|послуг[иа]?',
  ].join('|')})(?:\\s*[/&,]\\s*|\\s+|$)){1,4}$`,
  'iu',
)

/** `Year / description` is that of the vehicle. */
const isYear = /^(?:desc|type|parts?$)/iu

const beginsSo = (text: string): boolean => failedWord.exec(text)?.index === 0

function notesAt(lines: readonly TextLine[], index: number, column: number, cell: TextCell): Found<string>[] {
  const label = labelOf(cell)
  if (!label) return []
  const behind = cell.text.slice(label.length)
  // `Trailer defects - TCF9032 (1)` heads a block.
  if (/^[\p{Lu}\d-]*\d[\p{Lu}\d-]*(?: \(\d+\))?$/u.test(behind)) return []
  // "Notes of the meeting" is a sentence, not a label.
  if (behind && !label.isSetApart) return []
  if (!behind && isHead(lines[index]!)) return columnUnder(lines, index, cell)
  return paragraphAt(lines, index, column, cell, behind)
}

/** The label that a cell begins with, after the number of the field. */
function labelOf({ text }: TextCell) {
  const [ordinal] = /^\(?(?:\d{1,2}[.)]\s*)?/.exec(text)!
  const label = notesLabel.exec(text.slice(ordinal.length))
  if (label?.index !== 0) return null
  return { length: ordinal.length + label[0].length, isSetApart: /[:#\-–—]\s*$/.test(label[0]) }
}

const mostLines = 12

function paragraphAt(
  lines: readonly TextLine[],
  index: number,
  column: number,
  cell: TextCell,
  behind: string,
): Found<string>[] {
  const line = lines[index]!
  const right = behind ? undefined : line.cells[column + 1]
  const isBeside = right !== undefined && !endsNote(right)
  const texts = behind ? [untilLabel(behind)] : isBeside ? [right.text] : []
  const under = isBeside ? right : cell
  for (let row = index + 1; row < index + mostLines; row++) {
    const next = lines[row]
    const below = withoutBullet(next, cellAt(next, under))
    if (!next || !below || next.page !== line.page || isHead(next) || endsNote(below)) break
    // Beside it stands the next field.
    if (isBeside && next.cells.some(one => one.from < below.from && (isLabelCell(one) || cell.to > one.from)))
      break
    if (next.isAfterGap && texts.length > 0) break
    const isItem = below !== cellAt(next, under) || bullet.test(below.text)
    texts.push(isItem ? `\n${below.text}` : below.text)
  }
  const items = texts.join(' ').split('\n').flatMap(itemsIn)
  return items.flatMap(item => noteOf([item], line))
}

/** `1. | Oil leak`: the number of a list, and its text. */
function withoutBullet(line: TextLine | undefined, cell: TextCell | undefined): TextCell | undefined {
  return cell && /^(?:\(?\d{1,2}[.)]|[-–—•*·])$/u.test(cell.text)
    ? (line!.cells[line!.cells.indexOf(cell) + 1] ?? cell)
    : cell
}

/** Under the head of a table: a note a row, whose cell may have several lines. */
function columnUnder(lines: readonly TextLine[], index: number, cell: TextCell): Found<string>[] {
  const head = lines[index]!
  const first = head.cells[0]!
  const rows: { line: TextLine; from: number; texts: string[] }[] = []
  for (const line of lines.slice(index + 1, index + mostRows)) {
    if (line.page !== head.page || isHead(line)) break
    if (rows.length > 0 && isParagraph(line, head, cell)) break
    const under = cellInColumn(line, head, cell) ?? beginsAt(line, cell)
    if (!under) continue
    if (endsNote(under)) break
    const beginsRow = cell === first ? line.isAfterGap : cellInColumn(line, head, first) !== undefined
    const last = rows.at(-1)
    if (beginsRow || !last) rows.push({ line, from: under.from, texts: [under.text] })
    else if (Math.abs(under.from - last.from) < 8) last.texts.push(under.text)
  }
  return rows.flatMap(({ line, texts }) => itemsIn(texts.join(' ')).flatMap(item => noteOf([item], line)))
}

const mostRows = 60

/** Below the table, across its columns. */
function isParagraph({ cells, isAfterGap }: TextLine, head: TextLine, cell: TextCell): boolean {
  const next = head.cells[head.cells.indexOf(cell) + 1]
  return isAfterGap === true && cells.length === 1 && next !== undefined && cells[0]!.to > next.to
}

/** A long text reaches into the next columns. */
const beginsAt = (line: TextLine, { from }: TextCell): TextCell | undefined =>
  line.cells.find(cell => cell.from > from - 3 && cell.from < from + 24)

function noteOf(texts: readonly string[], line: TextLine): Found<string>[] {
  const value = texts.join(' ').replace(/\s+/g, ' ').trim().slice(0, 1000)
  return /\p{L}{2}/u.test(value) ? [{ value, place: placeOf(line) }] : []
}

/** Another field of the form, a box to tick, or the number of a line. */
const endsNote = (cell: TextCell): boolean =>
  (isLabelCell(cell) && !(bullet.test(cell.text) && !isLabel(cell.text))) ||
  (beginsField(cell.text) && !bullet.test(cell.text)) ||
  /^(?:[☐☑☒□■]|\d{1,3}\.?$|\p{Lu}[^:.,\d]{2,40}:\s?\$?\d)/u.test(cell.text)

/** `Brake lining, rear   FAIL   4 mm` */
function failedLine(line: TextLine): Found<string>[] {
  const at = line.cells.findIndex(cell => {
    const match = failedWord.exec(cell.text)
    return match?.index === 0 && match[0].length <= 30
  })
  const before = line.cells.slice(0, at).filter(cell => /\p{L}{3}/u.test(cell.text))
  if (
    at < 1 ||
    isHead(line) ||
    before.length === 0 ||
    line.cells.filter(cell => isVerdict(cell.text)).length > 1
  )
    return []
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
