import { beginsField, isLabel, isLabelCell } from '../labels/form-labels.ts'
import { AnyCase } from '../labels/text-label.ts'
import { isMake } from '../labels/vehicle-models.ts'
import { cellAt, type Found, placeOf, type TextCell, type TextLine } from '../text-line.ts'
import {
  indented,
  isAmongFields,
  isBelowLabel,
  isBesideLabel,
  isField,
  isInColumnOf,
  isLabelOf,
  isStacked,
  lineBelow,
  ofOtherVehicles,
} from './cells-around.ts'
import { cellInColumn, isAnotherHead, isHead, isHeadOfGoods } from './table-head.ts'

interface LabelledOptions {
  /** Whether the value may be in the next cell or below the label. Otherwise only right after it. */
  looksAround?: boolean
  /** A value after the label counts only after a colon or similar: `Customer: ...`, not `customer waits`. */
  needsSign?: boolean
  /** Whether every row of a table has one, and `T-31, T-44` are two. */
  hasMany?: boolean
  /** Whether the word also heads a column of parts and labor, where it counts only with a sign: `Unit`, `Unit #`. */
  isOfGoods?: boolean
  /** Whether other words may stand before it: `Outside Repair Purchase Order`, below it `Number ...`. */
  isTitle?: boolean
  /** Whether words not known here may stand before it in its cell: `Last odometer`, `Trailed unit`. */
  isModified?: boolean
  /** Whether the label counts in this cell. */
  where?: (index: number, cell: TextCell) => boolean
}

type Accept = (text: string) => string | null

export interface Labelled extends Found<string> {
  /** The text that begins with the value. */
  said: string
  /** The label, in small letters, and what stands before it in its cell. */
  label: string
  before: string
}

/**
 * Values of a label: after it (`Unit: 700`), in the next cell, or below it, as in a box or under the head of a
 * table. Another label is never a value. `accept` returns the value that a text begins with, or null.
 */
export function findLabelled(
  lines: readonly TextLine[],
  label: RegExp,
  accept: Accept,
  {
    looksAround = true,
    needsSign = false,
    hasMany = true,
    isOfGoods = false,
    isTitle = false,
    isModified = false,
    where,
  }: LabelledOptions = {},
): Labelled[] {
  const found: Labelled[] = []
  let read = { label: '', before: '' }
  const take = (line: TextLine, text: string): boolean => {
    const values = hasMany ? severalIn(text, accept) : oneIn(text, accept)
    for (const one of values) found.push({ ...one, ...read, place: placeOf(line) })
    return values.length > 0
  }
  lines.forEach((line, index) => {
    line.cells.forEach((cell, column) => {
      if (where && label.test(cell.text) && !where(index, cell)) return
      for (const { before, rest, name, ...found } of behind(textAt(lines, index, cell), label, cell)) {
        read = { label: name, before }
        const hasSign = found.hasSign || (needsSign && before === '' && isAmongFields(lines, index, cell))
        if (rest === '' && hasSign && wordsIn(before) > 2 && takeWrapped(index, cell)) continue
        if (rest !== '' && !isLabel(rest) && !isOtherLanguage(rest, name)) {
          if (hasSign || !needsSign) take(line, rest) || goOn(index, column, rest)
          else if (before === '' && !hasMany) goOn(index, column, rest)
        } else if (
          looksAround &&
          (isTail(rest) || isOtherLanguage(rest, name)) &&
          (hasSign ||
            /^(?:\(?\d{1,2}[a-z]?[.)])?$|\/$/.test(before) ||
            isLabel(before) ||
            (isModified && rest === '' && modifier.test(before) && !isMake(before)) ||
            (isTitle && /^(?:\p{Lu}[\p{L}&-]* ?){1,3}$/u.test(before)))
        ) {
          if (!isHead(line)) lookAround(index, column, hasSign)
          else if (!isOfGoods || hasSign || !isCounted.test(name) || !isHeadOfGoods(line))
            lookDown(index, cell)
        }
      }
    })
  })
  return found

  /** A state alone: the number is in the next cell. An account: the name is below it. */
  function goOn(index: number, column: number, rest: string): void {
    const line = lines[index]!
    const right = line.cells[column + 1]
    if (!looksAround || isLabelCell(line.cells[column]!)) return
    if (/^\p{L}{2}$/u.test(rest) && right && !isLabelCell(right)) take(line, `${rest} ${right.text}`)
    else if (!hasMany && /^#?[\d-]{2,12}$/.test(rest)) lookBelow(index, line.cells[column]!)
  }

  /** A sentence ends its line with the label. */
  function takeWrapped(index: number, cell: TextCell): boolean {
    const [line, below] = [lines[index]!, lines[index + 1]]
    const isOne = line.cells.length === 1 && below?.page === line.page && !below.isAfterGap
    const next = isOne ? below.cells[0] : undefined
    return (
      next !== undefined &&
      Math.abs(next.from - cell.from) < 2 &&
      !isLabelCell(next) &&
      take(below!, next.text)
    )
  }

  function lookBelow(index: number, cell: TextCell): void {
    const below = lineBelow(lines, index, cell)
    const under = cellAt(below, cell)
    if (under && !isLabelCell(under) && !isSentence(under) && !numberedField.test(under.text))
      take(below!, under.text)
  }

  function lookAround(index: number, column: number, hasSign: boolean): void {
    const line = lines[index]!
    const cell = line.cells[column]!
    const right = line.cells.slice(column + 1).find(({ text }) => !pageNumber.test(text))
    const below = lineBelow(lines, index, cell)
    const inner = indented(line, lines[index + 1])
    const under = inner ?? cellAt(below, cell)
    const isBox =
      under !== undefined &&
      !(below?.isAfterGap && !inner) &&
      right?.style === cell.style &&
      under.style !== cell.style
    const isInStack = under !== undefined && isStacked(lines, index, cell)
    const isOther = right !== undefined && (isLabelCell(right) || isBelowLabel(lines, index, right))
    const isUnder = (isBox || isInStack) && accept(under.text) !== null
    if (right && !isOther && !isUnder && take(line, right.text)) {
      if (hasMany && column === 0) for (const other of ofOtherVehicles(lines, index)) take(line, other.text)
      return
    }
    // A state alone, and the number beside it.
    const next = line.cells[column + 2]
    if (next && !isOther && /^\p{Lu}{2}$/u.test(right!.text) && take(line, `${right!.text} ${next.text}`))
      return
    // Beside the label stands its value, if not one that counts: what is below is a field of its own.
    if (right && !isOther && below?.isAfterGap) return
    if (!under || isLabelOf(inner ? lines[index + 1]! : below!, under, cell)) return
    if (isLineNumber(under, below ?? line)) return
    // Beside a label, even one not known here, it is that one's.
    if (isTitle && line.cells.length === 1 && below && below.cells[0] !== under) return
    // `Unit`, `Work` may head a table too.
    if (hasMany && !isTitle && !hasSign && !inner && below === lines[index + 1]) lookDown(index, cell)
    else if (!hasMany || !isSentence(under)) take(inner ? lines[index + 1]! : below!, under.text)
  }

  function lookDown(index: number, cell: TextCell): void {
    const head = lines[index]!
    let misses = 0
    let above = ''
    for (let row = index + 1; row <= index + mostBelow && misses < 2; row++) {
      const line = lines[row]
      if (!line || line.page !== head.page || isHead(line) || isAnotherHead(lines, head, row)) break
      if (row > index + 1 && beginsList(lines, head, row)) break
      const under = cellInColumn(line, head, cell)
      if (!under) continue
      const isRest = isOpen(above) && /^[^(]*\)/.test(under.text)
      above = under.text
      if (isRest) continue
      const isInTable =
        line.cells.length > head.cells.length
          ? line.cells[0]!.to < head.cells[0]!.from
          : isRowOf(line, head, cell)
      if (isLabelOf(line, under, cell) || (isField(line, under) && !isInTable)) break
      // Below a title stand fields of its form.
      if (!isHead(head) && isBesideLabel(line, under) && !isInColumnOf(line, under, cell)) break
      if (listNumber.test(under.text)) break
      if ((hasMany && isSentence(under)) || !take(line, under.text)) misses += isDetail(line, head) ? 0 : 1
      else if (!hasMany) break
      else misses = 0
    }
  }
}

const mostBelow = 60

/** `Page 1 of 2` beside the title of a form is no value of it. */
const pageNumber = /^(?:page|p[áa]gina|p[áa]g\.|стр\.?|страница|сторінка)\s*:?\s*\d/iu

/** `118 (2019`, below it `Mack)`: the bracket goes on. */
const isOpen = (text: string): boolean => /\([^()]*$/.test(text)

/** Indented below its vehicle: `LN 001 | Water pump leaks`. */
const isDetail = ({ cells }: TextLine, head: TextLine): boolean =>
  cells.length > 1 && cells[0]!.from > head.cells[0]!.from + indent

/** In points. */
const indent = 6

/** `Work authorized`, by itself, and rows of another kind below it. */
const beginsList = (lines: readonly TextLine[], head: TextLine, at: number): boolean => {
  const [title, row] = [lines[at]!, lines[at + 1]]
  const [cell, ...others] = title.cells
  return (
    title.isAfterGap === true &&
    others.length === 0 &&
    /^\p{Lu}[^\d.,;]{3,60}$/u.test(cell?.text ?? '') &&
    row !== undefined &&
    row.cells.length < head.cells.length - 1
  )
}

/** `Tractor | T-27 | 2018 | P48213` below `Type | Unit no. | Year | Plate`: its first word is no label of the second. */
const isRowOf = ({ cells }: TextLine, head: TextLine, column: TextCell): boolean =>
  cells.length === head.cells.length &&
  cells.length > 2 &&
  column !== head.cells[0] &&
  !cells.slice(1).some(isLabelCell)

/** `Seal # 88120` */
const numberedField = /^\p{L}[\p{L} .]{1,20}[#№:]/u

/** `Our unit` is no unit of measure. */
const isCounted = /^(?:unit|unidad|ед|од)/iu

/** More than a value, a state and a word. */
const isSentence = ({ text }: TextCell): boolean => text.split(' ').length > 6

/** `please bill it to PO`, below it `4471 and call me`: a short line of a narrow page. */
const isInSentence = (text: string, below: string): boolean =>
  text.length > 30 && wordsIn(text) > 4 && /[\p{L},]$/u.test(text) && /^#?[\p{Ll}\d]|^\S*\d/u.test(below)

/** A sentence goes on in the next line. */
export function textAt(lines: readonly TextLine[], index: number, { text, from, to }: TextCell): string {
  const [line, next] = [lines[index]!, lines[index + 1]]
  const [below, ...others] = next?.cells ?? []
  if (!below || others.length > 0 || next!.isAfterGap) return text
  const goesOn =
    line.cells.length === 1
      ? (text.length > 60 && below.from < to) ||
        (isInSentence(text, below.text) && Math.abs(below.from - from) < 2)
      : text.length > 30 && Math.abs(below.from - from) < 2 && !beginsWithLabel(below.text)
  return goesOn ? `${text} ${below.text}` : text
}

/** `Shop: ...`; the number of a label at the end of the line above begins with `#`. */
const beginsWithLabel = (text: string): boolean => /^\p{L}/u.test(text) && beginsField(text)

/** `/ Asset` or `(State)`: the label goes on. `Tractor plate` is a label of something else. */
const isTail = (rest: string): boolean => /^(?:$|[/(&,])/.test(rest)

/** `Order number / Номер заказа`, `Client Заказчик`, but no `Замовник: ФОП Гриценко` */
const isOtherLanguage = (rest: string, label: string): boolean =>
  otherLanguage.test(rest) || (/[a-z]/.test(label) && cyrillic.test(rest))

const cyrillic = /^\p{Script=Cyrillic}[\p{Script=Cyrillic} .№]{1,30}$/u
const otherLanguage = /^(?:[/|] ?[\p{L} .№#()]{2,40}|(?:at|on|upon|as of|when|u|o|or) [\p{L} -]{2,25})$/u

const modifier =
  /^(?!.*(?<!\p{L})(?:business|per|price|cost|sales|each|labou?r|org\p{L}*|next|due|prior|previous|purchase|trip|driver|operator|vendor|tax|phone|of|for|my|para|mi|no|not|hvac|heating|sleeper)(?!\p{L}))(?:\p{L}[\p{L}&.'’-]*[\s/(]*){1,3}$/iu

/** `1.` begins a list below the table. */
const listNumber = /^\(?\d{1,2}[.)]$/

/** The first column of a table whose head is no label known here: it begins with 1 or 10. */
const isLineNumber = (cell: TextCell, line: TextLine): boolean =>
  cell === line.cells[0] && line.cells.length > 1 && /^0*10?\.?$/.test(cell.text)

/** `118 (tractor), 5317 (trailer)` */
const kindInBrackets = /\([\p{L} ]{2,12}\)\s*$/u

/** ` (IL)` after a plate. */
const longestState = 5

type Said = Pick<Labelled, 'value' | 'said'>

function oneIn(text: string, accept: Accept): Said[] {
  const value = accept(text.trim())
  return value === null ? [] : [{ value, said: text.trim() }]
}

function severalIn(text: string, accept: Accept): Said[] {
  const values: Said[] = []
  let rest = text
  for (const part of text.split(between)) {
    const value = accept(part.trim())
    if (value === null || wordsIn(value) > wordsIn(values[0]?.value ?? value)) break
    rest = rest.slice(rest.indexOf(part))
    values.push({ value, said: rest.trim() })
    // Something else stands between it and the comma.
    if (part.replace(kindInBrackets, '').trim().length > value.length + longestState) break
    rest = rest.slice(part.length)
  }
  return values
}

const between =
  /\s*(?:[;&]|,(?!\d{3}(?!\d))|(?<!^\p{Lu}{2})\s\/\s(?!\p{Lu}{2}\)?$)|\s(?:and|y|e|и|та|і)\s)\s*/u

const wordsIn = (text: string): number => text.split(' ').length

/** The text after each occurrence of the label. */
export const textsBehind = (text: string, label: RegExp): string[] =>
  behind(text, label, { text }).map(({ rest }) => rest)

const behind = (
  text: string,
  label: RegExp,
  { text: { length: until }, changes = [] }: Pick<TextCell, 'text' | 'changes'>,
): { name: string; before: string; rest: string; hasSign: boolean }[] =>
  [...text.matchAll(new AnyCase(label, 'gu'))]
    .filter(({ index }) => index < until)
    .map(match => {
      const end = match.index + match[0].length
      // `estimate for` in plain letters, the name after it in bold.
      const until = changes.includes(end) ? changes.find(change => change > end) : undefined
      const [, tail = '', rest = ''] =
        /^((?:\([^()\d]{1,12}\)|\([^()\d]{1,40}\)(?=:)|(?:[/&]|(?:at|on|upon|as of|when)\s)[^:\d]{1,25}(?=:))[\s:#]*)?(.*)$/su.exec(
          text.slice(end, until).trim(),
        )!
      return {
        name: match[0],
        before: text.slice(0, match.index).trim(),
        rest: rest.trim(),
        hasSign: /[:#№–—-]\s*$/.test(match[0] + tail),
      }
    })
