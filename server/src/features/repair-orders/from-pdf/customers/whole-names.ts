import { businessWord, repairs, title } from '../document/letterheads.ts'
import { untilSentence } from '../labels/small-words.ts'
import type { TextCell, TextLine } from '../text-line.ts'
import { company, customerName } from './company-names.ts'

/**
 * `Harmon Valley FPD` is the `Harmon Valley Fire Protection District` of the letterhead, and `Bayou Bulk` the `Bayou Bulk
 * Carriers, LLC`.
 */
export function wholeName(name: string, lines: readonly TextLine[]): string {
  const texts = lines.slice(0, 5).flatMap(line => line.cells.map(({ text }) => text))
  const longer = texts.find(text => isBegin(name, company.exec(text)?.[0] ?? ''))
  if (longer) return company.exec(longer)![0]
  const part = texts.find(text => isBegin(name, text) && partOfCounty.test(text))
  if (part) return part
  const [kind] = lines.flatMap(line => line.cells.flatMap(({ text }) => kindBehind(name, text)))
  if (kind) return `${name}${kind}`
  const signed = lines.flatMap(line => line.cells.flatMap(({ text }) => ownLine(text)))
  const whole = onlyOneOf(signed.filter(one => isBegin(name, one)))
  if (whole) return whole
  const short = name.replace(ofOffice, '')
  const isShort =
    /(?<!\p{L})\p{Lu}{3,5}(?!\p{L})/u.test(short) &&
    (/^\p{Lu}{3,5}$|\p{Lu}{3,5} \S|\S \p{Lu}{3,5}/u.test(short) || short !== name)
  const heads = isShort ? lines.slice(0, 4).flatMap(line => line.cells.map(({ text }) => text)) : []
  return (
    heads.find(
      head =>
        /^(?:\p{Lu}\S*|of|and|&|\d+)(?: (?:\p{Lu}\S*|of|and|&|\d+))+$/u.test(head) &&
        abbreviates(short, head),
    ) ?? name
  )
}

/** The auditor pays for `Ash County Precinct 3`. */
const partOfCounty =
  /^(?:\p{Lu}[\p{L}'’-]* ){1,3}county (?:commissioner )?(?:precinct|pct\.?)(?: no\.?)? #?\d+$/iu

/** `BVFD Fleet` of Bear Valley Fire District. */
const ofOffice = /(?: (?:fleet|shop|maintenance|garage|office|accounting|accounts payable|a\/?p))+$/iu

/** `Invoice Bulwark for ...`, `payable by Ash Grove`: words are a name if the letterhead begins with them, and then that one. */
export function nameOfLetterhead(text: string, lines: readonly TextLine[]): string | null {
  const [, word] =
    /^(\p{Lu}[\p{L}\d’'-]+(?: \p{Lu}[\p{L}\d’'-]+){1,2}|\p{Lu}[\p{L}\d’'-]{3,})(?=$|[,;.]|\s(?!\p{Lu}))/u.exec(
      untilSentence(text),
    ) ?? []
  const heads = word ? lines.slice(0, 3).flatMap(line => line.cells.map(({ text }) => text)) : []
  const head = heads.find(head => isFirstWord(word!, head))
  const same = heads.find(head => word!.includes(' ') && head.toUpperCase() === word!.toUpperCase())
  if (same && !title.test(same)) return customerName(word!)
  return head && !title.test(head) && [businessWord, company, repairs].some(words => words.test(head))
    ? customerName(head)
    : null
}

/** `head` goes on behind it. */
export const isFirstWord = (word: string, head: string): boolean =>
  [' ', ', '].some(sign => head.toUpperCase().startsWith(`${word.toUpperCase()}${sign}`))

/** `Acme Hauling, Inc.` somewhere says what kind of company `Acme Hauling` is. */
function kindBehind(name: string, text: string): string | readonly [] {
  const at = name.includes(' ') ? text.indexOf(name) : -1
  return (at >= 0 && kindBehindName.exec(text.slice(at + name.length))?.[0]) || []
}

const onlyOneOf = (names: readonly string[]): string | undefined =>
  new Set(names).size === 1 ? names[0] : undefined

/** A cell that is nothing but the name of a company. */
const ownLine = (text: string): string[] => {
  const whole = company.exec(text)?.[0]
  return whole === text.trim() && !repairs.test(whole) ? [whole] : []
}

const kindBehindName =
  /^,? (?:LLC|L\.L\.C\.|Inc\b\.?|INC\b\.?|Corp\b\.?|CORP\b\.?|Ltd\b\.?|LTD\b\.?)(?![\p{L}])/u

const kindBehindCapitals = /,? (?:LLC|L\.L\.C\.|INC|CORP|LTD|CO|L\.?P)\.?$/u

const isBegin = (name: string, whole: string): boolean =>
  name.includes(' ') && whole.toUpperCase().startsWith(`${name.toUpperCase()} `)

/** Each of its words is one of the name, or the initials of several, up to its end. */
function abbreviates(short: string, name: string): boolean {
  const words = name.toUpperCase().replace(kindBehindCapitals, '').split(' ')
  return words.some((_, from) => {
    let at = from
    let isAbbreviated = false
    for (const word of short.toUpperCase().split(' ')) {
      const initials = words.slice(at, at + word.length).map(([letter]) => letter)
      if (words[at] === word) at++
      else if (word.length > 2 && initials.join('') === word) {
        at += word.length
        isAbbreviated = true
      } else return false
    }
    return isAbbreviated && at === words.length
  })
}

/**
 * A narrow cell breaks a name before its last word: `Panadería La Guadalupana`, below it `LLC`; and a sentence anywhere:
 * `please bill Cedar`, below it `Creek Sand & Gravel and not me`.
 */
export function withWholeNames(lines: readonly TextLine[]): TextLine[] {
  const isRest = (cell: TextCell, upper: TextCell) =>
    Math.abs(cell.from - upper.from) < 3 &&
    /\p{L}$/u.test(upper.text) &&
    (kindOfCompany.test(cell.text) ||
      (isOpen(upper) && restOfCompany.test(cell.text)) ||
      (severalWords.test(upper.text) && kindOfBody.test(cell.text)))
  return withNamesInSentences(lines).map((line, index, lines) => {
    const next = lines[index + 1]
    if (next?.page !== line.page || next.isAfterGap) return line
    return {
      ...line,
      cells: line.cells.map(cell => {
        const rest = next.cells.find(one => isRest(one, cell))
        return rest ? { ...cell, text: `${cell.text} ${rest.text}` } : cell
      }),
    }
  })
}

function withNamesInSentences(lines: readonly TextLine[]): TextLine[] {
  const whole = [...lines]
  for (let index = 0; index + 1 < whole.length; index++) {
    const [upper, lower] = [whole[index]!, whole[index + 1]!]
    const rest = lower.page === upper.page && !lower.isAfterGap ? restOfName(upper, lower) : ''
    if (rest === '') continue
    whole[index] = withText(upper, `${upper.cells[0]!.text} ${rest}`)
    whole[index + 1] = withText(lower, lower.cells[0]!.text.slice(rest.length).trim())
  }
  return whole
}

const withText = (line: TextLine, text: string): TextLine => ({
  ...line,
  cells: [{ ...line.cells[0]!, text }],
})

/** A small word stands before the name, and the next line goes on at the same edge with more words of it, and with the sentence. */
function restOfName({ cells: [upper, ...others] }: TextLine, { cells: [lower, ...more] }: TextLine): string {
  if (!upper || !lower || others.length + more.length > 0 || Math.abs(upper.from - lower.from) > 3) return ''
  if (!/(?:^|\s)\p{Ll}+,? (?:\p{Lu}\p{Ll}+ ?){1,3}$/u.test(upper.text)) return ''
  return /^(?:\p{Lu}[\p{L}’'-]*|&)(?: (?:\p{Lu}[\p{L}’'.-]*|&))+(?=,? \p{Ll})/u.exec(lower.text)?.[0] ?? ''
}

/** `Delta Sand & Ready`, as a business calls itself, without what kind of company it is. */
const isOpen = ({ text }: TextCell): boolean =>
  /^(?:\p{Lu}[\p{L}\d.'’-]*|&|and|of)(?: (?:\p{Lu}[\p{L}\d.'’-]*|&|and|of))+$/u.test(text) &&
  !company.test(text) &&
  (businessWord.test(text) || /(?:&| and| of)$/.test(text))

/** `Mix, LLC` */
const restOfCompany = /^\p{Lu}[\p{L}'’-]+,? (?:L\.?L\.?C|I[Nn][Cc]|C[Oo][Rr][Pp]|Co|L[Tt][Dd])\.?$/u

/** `Cedar Valley Park`, below it `District` */
const severalWords = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)+$/u
const kindOfBody = /^(?:District|Authority|Cooperative|Co-?op|Association|Commission)$/u

const kindOfCompany =
  /^(?:(?:&|and) (?:sons?|co)\.?,? ?)?(?:l\.?l\.?c|inc|corp|co|ltd|lt[ée]e|l\.?p|s\.?a\.? de c\.?v)\.?$/iu
