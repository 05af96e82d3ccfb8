import { otherLabels } from './other-labels.ts'
import * as labels from './text-labels.ts'
import type { TextCell } from './text-line.ts'

/** Anything that begins a field of a form or heads a column of a table. */
const all: readonly RegExp[] = [
  labels.vinLabel,
  labels.serialLabel,
  labels.unitLabel,
  labels.vehicleLabel,
  labels.plateLabel,
  labels.poNumberLabel,
  labels.authorizationLabel,
  labels.authorizationTitle,
  labels.orderNumberLabel,
  labels.poLabel,
  labels.poCellLabel,
  labels.orderTitle,
  labels.customerLabel,
  labels.shopLabel,
  labels.addresseeLabel,
  labels.nameLabel,
  labels.notesLabel,
  ...labels.dateLabels.map(([, words]) => words),
  ...labels.amountLabels.map(([, words]) => words),
  ...otherLabels,
]

const stickily = all.map(({ source }) => new RegExp(source, 'iuy'))
const between = /(?:\([^()]{0,12}\)|[\s/&(),.|+*$_☐☑☒□■•-]|(?:and|or|y|o|и|или|та|або|in|mi|km)(?!\p{L}))*/uy
/** `4. Equip. no.` */
const ordinal = /\(?\d{1,2}[.)]\s*(?=\p{L})/uy
const longest = 60

/** Whether the text is nothing but a label, or several: `License / State`, `VIN (17)`. */
export function isLabel(text: string): boolean {
  if (text.length > longest) return false
  if (/^[^:.,\d]{2,40}:\s*$/.test(text) || anyNumber.test(text)) return true
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

/** `Report number`, `Policy no.`: whatever it is of. */
const anyNumber =
  /^(?:\p{L}[\p{L}.'’/-]* ){1,4}(?:numbers?|no\.|nbr|#|№|name|date|code|type|reading|id)[\s.:#]*$/iu

const known = new WeakMap<TextCell, boolean>()

export function isLabelCell(cell: TextCell): boolean {
  const before = known.get(cell)
  if (before !== undefined) return before
  const is = isLabel(cell.text)
  known.set(cell, is)
  return is
}

const withSign = new RegExp(`(?:${all.map(({ source }) => source).join('|')})(?<=[:#№]\\s*)`, 'iu')

/** The text up to where the next label with a colon or a number sign begins. */
export const untilLabel = (text: string): string => text.slice(0, withSign.exec(text)?.index)

/** Whether the text begins with a label and its colon. */
export const beginsField = (text: string): boolean => withSign.exec(text)?.index === 0

function after(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}

/** Whether the text begins with a label, with or without a sign after it. */
export const beginsLabel = (text: string): boolean => stickily.some(one => after(one, text, 0) > 0)
