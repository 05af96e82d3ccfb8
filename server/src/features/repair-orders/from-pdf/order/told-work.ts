import { beforeQuotation } from '../document/letters.ts'
import { isInvoice } from '../document/who-writes.ts'
import { beginsField, isLabel, isLabelCell } from '../labels/form-labels.ts'
import { isAboutRepair } from '../labels/repair-words.ts'
import { bullet, itemsIn } from '../lines/list-items.ts'
import { isHead } from '../lines/table-head.ts'
import { cellAt, type Found, placeOf, type TextCell, type TextLine } from '../text-line.ts'

/**
 * Sentences, cells and items of lists that speak of what is wrong with a vehicle or to be done to it, whatever stands
 * above or beside them, unless they are among those found by a label. What another shop writes it has done already.
 */
export function toldIn(lines: readonly TextLine[], named: readonly Found<string>[]): Found<string>[] {
  if (isInvoice(lines)) return []
  const known = named.map(({ value }) => plain(value)).join('|')
  const told = (some: readonly TextLine[]) =>
    paragraphsIn(withoutHistory(some)).flatMap(({ text, line }) =>
      itemsIn(text)
        .flatMap(sentencesIn)
        .filter(said => !refused.test(said))
        .map(withoutLead)
        .filter(
          said => said.length >= 4 && isAboutRepair(said) && !known.includes(plain(said)) && !isName(said),
        )
        .map(value => ({ value: value.slice(0, 1000), place: placeOf(line) })),
    )
  const own = told(beforeQuotation(lines))
  // What is forwarded says it all.
  return own.length > 0 || named.length > 0 ? own : told(lines)
}

/** `CLOSED WORK ORDERS`, until something is open. */
function withoutHistory(lines: readonly TextLine[]): TextLine[] {
  let isPast = false
  return lines.filter(({ cells }) => {
    const [opens, closes] = [open, closed].map(words =>
      cells.some(({ text }) => text.length < 100 && words.test(text)),
    )
    if (opens !== closes) isPast = closes!
    return !isPast
  })
}

const open =
  /(?<!\p{L})(?:open|current|new|requested|authorized|approved) (?:\p{L}+ )?(?:work|repair|defect|order|item|job)|complaint|concern/iu
const closed =
  /(?<!\p{L})(?:closed|completed|past|previous|prior) (?:\p{L}+ )?(?:work|repairs?|services?|orders?|jobs?)|(?:service|repair|maintenance|work|vehicle) history/iu

/** `Lakeside Diesel Service, Crete IL`, `Outside Service Request` */
const isName = (text: string): boolean =>
  /^(?:(?:\p{Lu}[\p{L}'’.-]*|&|of|and|for|\p{N}+),? ?){2,10}$/u.test(text) && !/^\P{Ll}+$/u.test(text)

/** What is not to be done. */
const refused =
  /^(?:not (?:authori[sz]ed|approved)|declined|rejected|do not|don[’']t|hold off|ya no |no (?:hagan|cambien|reparen)|не (?:делать|менять|робити))|[✘✗☒]|(?<!\p{L})(?:rejected|declined|do not repair)(?!\p{L})/iu

const mailHead = /^(?:from|to|fr|sent|subject|re|cc|date|de|para|asunto|от|кому|тема|від):/iu

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

interface Paragraph {
  text: string
  line: TextLine
}

function paragraphsIn(lines: readonly TextLine[]): Paragraph[] {
  const taken = new Set<TextCell>()
  const edge = Math.max(...lines.flatMap(({ cells }) => cells.map(({ to }) => to)))
  return lines.flatMap((line, index) => {
    if (isHead(line)) return []
    return line.cells.flatMap((cell, column) => {
      if (
        taken.has(cell) ||
        isLabelCell(cell) ||
        mailHead.test(cell.text) ||
        isOfBefore(lines, index, column)
      )
        return []
      const cells = [cell]
      for (let row = index + 1; row < lines.length; row++) {
        const next = wrapped(lines, row, cells.at(-1)!, edge)
        if (!next) break
        cells.push(next)
      }
      for (const one of cells) taken.add(one)
      return [{ text: cells.map(({ text }) => text).join(' '), line }]
    })
  })
}

/** The next line of a paragraph: at the same edge, after a line that is full, or within a sentence. */
function wrapped(
  lines: readonly TextLine[],
  row: number,
  above: TextCell,
  edge: number,
): TextCell | undefined {
  const line = lines[row]!
  if (line.page !== lines[row - 1]!.page || line.isAfterGap || isHead(line)) return undefined
  const [cell] = line.cells
  if (
    !cell ||
    Math.abs(cell.from - above.from) > 3 ||
    bullet.test(cell.text) ||
    isLabelCell(cell) ||
    beginsField(cell.text)
  )
    return undefined
  if (/^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?,$/u.test(above.text)) return undefined
  const goesOn =
    /^[\p{Ll}(]/u.test(cell.text) || (above.to > edge - farFromEdge && above.to - above.from > shortLine)
  return goesOn ? cell : undefined
}

/** In points: the next word had no room. */
const farFromEdge = 70
const shortLine = 150

/** What was the cause, what was done, and when last. */
const isOfBefore = (lines: readonly TextLine[], index: number, column: number): boolean => {
  const { cells } = lines[index]!
  const beside = cells[column - 1]
  const above = cellAt(lines[index - 1], cells[column]!)
  if (before.test(cells[column]!.text) && beginsField(cells[column]!.text)) return true
  return [beside, above].some(cell => cell !== undefined && before.test(cell.text) && isLabel(cell.text))
}

const before =
  /^(?:root )?(?:cause|correction|corrective|resolution|action taken|last|previous|history|causa|correcci|soluci)/iu

/** `V1: Replace the hood. Align the steer axle.` are two. */
const sentencesIn = (text: string): string[] =>
  text.split(/(?<=[\p{L}\d)]{2}[.!?])\s+(?=[\p{Lu}¿])|\s(?=•\s)/u)

const vehicleBefore =
  /^(?:unit|truck|trailer|tractor|vehicle|trl|trk|v|unidad|cami[óo]n|caja|remolque|тягач|прицеп|полуприцеп|причіп)s? ?#?[\p{L}\d-]*\d[^:–—]{0,60}(?::|\s[–—-])\s+(?=\S)/iu

/** `Unit 2031 (1XKADP9X2KJ228830) – replace both tires`: the vehicle is found by its own number. */
const withoutLead = (text: string): string =>
  text
    .replace(bullet, '')
    .replace(vehicleBefore, '')
    .replace(/^(?:\p{L}+ ){0,2}[\p{L}/]+:\s+/u, lead => (isLabel(lead) ? '' : lead))
    .trim()
