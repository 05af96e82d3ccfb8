import type { TextCell, TextLine } from '../text-line.ts'
import { amountLabels } from './amount-labels.ts'
import { dateLabels } from './date-labels.ts'
import { notesLabel } from './notes-label.ts'
import {
  authorizationLabel,
  authorizationTitle,
  orderNumberLabel,
  orderTitle,
  poCellLabel,
  poLabel,
  poNumberLabel,
} from './order-labels.ts'
import { otherLabels } from './other-labels.ts'
import { addresseeLabel, customerLabel, nameLabel, shopLabel } from './party-labels.ts'
import { AnyCase } from './text-label.ts'
import { unitLabel, vehicleLabel } from './unit-labels.ts'
import { plateLabel, serialLabel, vinLabel } from './vehicle-labels.ts'

/** Anything that begins a field of a form or heads a column of a table. */
const all: readonly RegExp[] = [
  vinLabel,
  serialLabel,
  unitLabel,
  vehicleLabel,
  plateLabel,
  poNumberLabel,
  authorizationLabel,
  authorizationTitle,
  orderNumberLabel,
  poLabel,
  poCellLabel,
  orderTitle,
  customerLabel,
  shopLabel,
  addresseeLabel,
  nameLabel,
  notesLabel,
  ...dateLabels.map(([, words]) => words),
  ...amountLabels.map(([, words]) => words),
  ...otherLabels,
]

const stickily = all.map(({ source }) => new AnyCase(source, 'uy'))
const between =
  /(?:\([^()]{0,12}\)|[\s/&(),.|+*$_☐☑☒□■•-]|(?:and|or|y|o|et|ou|и|или|та|або|in|mi|km)(?!\p{L}))*/uy
/** `4. Equip. no.` */
const ordinal = /\(?\d{1,2}[a-z]?[.)]\s*(?=\p{L})/uy
const longest = 60

/** Whether the text is nothing but a label, or several: `License / State`, `VIN (17)`. */
export function isLabel(text: string): boolean {
  if (text.length > longest) return false
  if (/^[^:.,\d]{2,40}:\s*$/.test(text) || /^\p{Lu}\p{L}+(?: \p{L}+)?\?$/u.test(text) || anyNumber.test(text))
    return true
  let at = after(between, text, after(ordinal, text, 0))
  let isFound = false
  while (at < text.length) {
    const end = Math.max(...stickily.map(one => after(one, text, at)))
    if (end === at) return false
    isFound = true
    at = after(between, text, end)
  }
  return isFound
}

/** Whether it is a single one: `License tag`, and not `Odometer Problem`. */
export const isOneLabel = (text: string): boolean => stickily.some(one => after(one, text, 0) === text.length)

/** `Report number`, `Policy no.`: whatever it is of. */
const anyNumber =
  /^(?:\p{L}[\p{L}.'’/-]* ){1,4}(?:numbers?|no\.|nbr|#|№|name|date|code|type|reading|id|information|info|details)[\s.:#]*$/iu

const known = new WeakMap<TextCell, boolean>()

export function isLabelCell(cell: TextCell): boolean {
  const before = known.get(cell)
  if (before !== undefined) return before
  const is = isLabel(cell.text) || cell.isInLabelStyle === true
  known.set(cell, is)
  return is
}

/** A form sets its labels in a style of their own: what stands in it is a label, in whatever words. */
export function withLabelStyles(lines: readonly TextLine[]): TextLine[] {
  const cells = lines.flatMap(line => line.cells).filter(cell => !cell.changes)
  const styles = new Map<string, { labels: number; all: number }>()
  for (const { text, style = '' } of cells) {
    const counts = styles.get(style) ?? { labels: 0, all: 0 }
    styles.set(style, { labels: counts.labels + Number(isLabel(text)), all: counts.all + 1 })
  }
  const isOfLabels = (style = ''): boolean => {
    const { labels, all } = styles.get(style) ?? { labels: 0, all: 1 }
    return styles.size > 1 && labels >= fewestLabels && labels / all >= shareOfLabels
  }
  const mark = (cell: TextCell): TextCell =>
    !cell.changes && cell.text.length <= longest && !/\d{3}/.test(cell.text) && isOfLabels(cell.style)
      ? { ...cell, isInLabelStyle: true }
      : cell
  return lines.map(line => ({ ...line, cells: line.cells.map(mark) }))
}

const fewestLabels = 4
const shareOfLabels = 0.6

const withSign = new AnyCase(`(?:${all.map(({ source }) => source).join('|')})(?<=[:#№]\\s*)`, 'u')

/** The text up to where the next label with a colon or a number sign begins. */
export const untilLabel = (text: string): string => text.slice(0, withSign.exec(text)?.index)

/** Whether the text begins with a label and its colon. */
export const beginsField = (text: string): boolean => withSign.exec(text)?.index === 0

/** `YEAR 2014`, `MILES 88,410`, `HOURS 3 @ 95.00`: a label in front of its number. */
export const isOtherField = (text: string): boolean =>
  /^\p{L}{4,} [\d.,]+(?: ?@.*)?$/u.test(text) && beginsLabel(text)

function after(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}

/** Whether the text begins with a label, with or without a sign after it. */
export const beginsLabel = (text: string): boolean => stickily.some(one => after(one, text, 0) > 0)
