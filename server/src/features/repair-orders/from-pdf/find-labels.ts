import { datesIn } from './find-dates.ts'
import {
  isAmountField,
  isDateField,
  type LabelField,
  labelWords,
  linkWords,
  numberWords,
  otherMeaning,
} from './labels.ts'
import type { TextCell } from './text-line.ts'

/** A label in a text: its field, and where it and its sign (`:`, `#`) end. */
export interface FoundLabel {
  field: LabelField
  start: number
  end: number
  /** Whether `:`, `#`, dots or a word for "number" announce a value. */
  hasSign: boolean
}

interface Word {
  text: string
  start: number
  end: number
}

/** `Núm. económico` is `num`, `economico`. */
const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{M}\d]+|[#№]/gu)].map(match => ({
    text: plainWord(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }))

const plainWord = (word: string): string => word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const phrasesIn = (list: string): string[] =>
  list.split(',').map(phrase =>
    wordsOf(phrase)
      .map(({ text }) => text)
      .join(' '),
  )

const fieldByPhrase = new Map(
  Object.entries(labelWords).flatMap(([field, words]) =>
    Object.values<string>(words as unknown as Record<string, string>)
      .flatMap(phrasesIn)
      .map(phrase => [phrase, field as LabelField] as const),
  ),
)
const numbers = new Set(phrasesIn(numberWords))
const links = new Set(phrasesIn(linkWords))
const otherMeanings = new Set(phrasesIn(otherMeaning))
const longestPhrase = 5
const longestCell = 200

/** The labels in a cell from left to right, each at the start or before a sign or a value; the longest match. */
export function labelsIn(cell: TextCell): readonly FoundLabel[] {
  const known = labelsByCell.get(cell) ?? labelsInText(cell.text.slice(0, longestCell))
  labelsByCell.set(cell, known)
  return known
}

const labelsByCell = new WeakMap<TextCell, readonly FoundLabel[]>()

function labelsInText(text: string): FoundLabel[] {
  const words = wordsOf(text)
  const found: FoundLabel[] = []
  let free = 0
  for (let at = 0; at < words.length; ) {
    const label = labelAt(text, words, at)
    if (label && isLabelHere(text, label, words.slice(free, at)) && !isPartOf(found.at(-1), label)) {
      found.push({ field: label.field, start: words[at]!.start, end: label.end, hasSign: label.hasSign })
      free = label.next
    }
    at = label ? label.next : at + 1
  }
  return found
}

/** `Type: trailer` is a value, and `Last PM mileage` is not the label `mileage`. */
const isPartOf = (before: FoundLabel | undefined, label: FoundLabel): boolean =>
  before !== undefined &&
  label.start - before.end <= 1 &&
  (before.hasSign ? !label.hasSign : before.field === 'other')

/** Whether the cell is only a label, such as the head of a column. */
export const isOnlyLabel = (cell: TextCell): boolean => {
  const [label] = labelsIn(cell)
  return label !== undefined && label.start <= 3 && isBlank(cell.text.slice(label.end))
}

export const beginsWithLabel = (cell: TextCell): boolean => {
  const [label] = labelsIn(cell)
  return label !== undefined && label.start <= 3 && (label.hasSign || isBlank(cell.text.slice(label.end)))
}

type LabelAt = FoundLabel & { next: number }

function isLabelHere(text: string, label: LabelAt, before: readonly Word[]): boolean {
  if (before.some(word => otherMeanings.has(word.text))) return false
  const rest = text.slice(label.end)
  const isFirst = before.every(word => /^\d+$/.test(word.text)) && label.start <= 4
  return isFirst || label.hasSign || hasValue(label.field, rest)
}

/** `Subtotal 88.00 Total $96.80`, `№ 118 от 18.11.2026`: no sign between label and value. */
const hasValue = (field: LabelField, rest: string): boolean =>
  isDateField(field)
    ? datesIn(rest, false)[0]?.at === 0
    : isAmountField(field) && /^\$?\d[\d ,.]*[.,]\d\d/.test(rest)

const isBlank = (text: string): boolean => !/[\p{L}\d]/u.test(text)

function labelAt(text: string, words: readonly Word[], at: number): LabelAt | null {
  const numbered = numberWordsAt(words, at)
  const isNumbered = numbered > at
  const behind = numbered + (isNumbered && links.has(words[numbered]?.text ?? '') ? 1 : 0)
  const phrase =
    phraseAt(text, words, at) ??
    (isNumbered ? phraseAt(text, words, behind) : null) ??
    (isNumbered && at === 0 ? { field: 'number' as const, next: numbered } : null)
  if (!phrase) return null
  const until = numberWordsAt(words, phrase.next)
  const last = words[(isTogether(text, words.slice(phrase.next - 1, until)) ? until : phrase.next) - 1]!
  const isOrder = phrase.field === 'po' || phrase.field === 'order'
  const rest = text.slice(last.end)
  const [more] = (isOrder && afterOrder.exec(rest)) || qualifier.exec(rest) || ['']
  const [tail, sign = ''] = signs.exec(rest.slice(more.length))!
  const end = last.end + more.length + tail.length
  const next = words.findIndex(word => word.start >= end)
  return {
    field: phrase.field,
    start: words[at]!.start,
    end,
    hasSign: isNumbered || until > phrase.next || sign !== '',
    next: next === -1 ? words.length : next,
  }
}

/** `(S)`, ` / State:` */
const qualifier = /^[\s.]*(?:\([^()]{1,15}\)|\/ ?[^:\d]{1,20}(?=:|$))/u

/** `:`, `#`, dot leaders. */
const signs = /^\s*([:#№=–—]|\.{2,}|…)?[\s:.…#№_]*/u

/** `Order for repairs №` */
const afterOrder = /^[\s\p{L}]{1,30}(?=[#№])/u

function numberWordsAt(words: readonly Word[], at: number): number {
  let next = at
  while (next < at + 2 && numbers.has(words[next]?.text ?? '')) next++
  return next
}

function phraseAt(
  text: string,
  words: readonly Word[],
  at: number,
): { field: LabelField; next: number } | null {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length--) {
    const some = words.slice(at, at + length)
    const field = fieldByPhrase.get(some.map(word => word.text).join(' '))
    if (field && isTogether(text, some)) return { field, next: at + length }
  }
  return null
}

/** Without a sign between the words, unlike `Date: total`. */
const isTogether = (text: string, words: readonly Word[]): boolean =>
  words.slice(1).every((word, index) => /^[\s./&'’()-]*$/.test(text.slice(words[index]!.end, word.start)))
