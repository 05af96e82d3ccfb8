import { title } from '../document/letterheads.ts'
import { isLabelCell } from '../labels/form-labels.ts'
import { textAt } from '../lines/find-labelled.ts'
import { type Found, placeOf, type TextLine, textOf } from '../text-line.ts'
import { customerName } from './company-names.ts'
import { isFirstWord } from './whole-names.ts'

/**
 * `Ash Grove will pay by card`, `payment is made by Ash Grove`: whoever the letterhead names, in whole or by its first words,
 * and a sentence says to pay, unless the invoice gets the name of another.
 */
export function payingLetterhead(lines: readonly TextLine[]): Found<string>[] {
  if (isInOthersName(lines)) return []
  const heads = lines
    .slice(0, headLines)
    .flatMap(({ cells }) => cells.filter(cell => !isLabelCell(cell)).map(({ text }) => text))
    .filter(text => !title.test(text))
  return lines.flatMap((line, index) =>
    line.cells.flatMap(cell => {
      const [name] = [namePays, paidByName].flatMap(
        pattern => pattern.exec(textAt(lines, index, cell))?.[1] ?? [],
      )
      const head = name && heads.find(head => isNamed(head, name))
      const value = head ? customerName(head) : null
      return value ? [{ value, place: placeOf(line) }] : []
    }),
  )
}

const headLines = 3

/** Not by a word as short as `The`. */
const isNamed = (head: string, name: string): boolean => name.length > 3 && isFirstWord(name, `${head} `)

const word = "(?:\\p{Lu}(?:[\\p{L}\\d.’'-]*[\\p{L}\\d])?|&)"
const name = `(${word}(?: (?:${word}|of|and))*)`

const namePays = new RegExp(
  `(?<!\\p{Lu}\\p{L}* |& |[\\p{L}\\d])${name} (?:(?:will |shall )?(?:pay|reimburse)s?|to pay(?= *:?$)|is paying|(?:is|will be) (?:solely )?responsible for (?:the )?(?:payment|bill|invoice)|guarantees (?:the )?payment|(?:will issue|issues) (?:the )?payment)(?!\\p{L}| (?:nothing|no |only|toward|up to))`,
  'u',
)

const paidByName = new RegExp(
  `(?<!\\p{L})(?:[Pp]ayments?(?: for \\p{L}+(?: \\p{L}+)?)? (?:is|are|will be|shall be|comes?|will come)(?: (?:made|issued|remitted|sent|guaranteed))?(?: \\p{Ll}+){0,3} (?:by|from)|[Pp]ayment by(?= (?:the )?(?:\\p{Lu}[\\p{L}\\d.’'-]* ){1,5}(?:credit card|virtual card|card|check|ACH|wire)(?!\\p{L}))|(?<!(?:not|never) (?:be )?)(?:payable|to be paid|(?:will|shall|is to) be paid|reimbursed)(?: \\p{Ll}+){0,2} by) (?:the )?${name}`,
  'u',
)

/** `The invoice is in the name of the contract holder, Acme LLC`, `in the contract holder’s name`, `made out to Acme` */
export const isInOthersName = (lines: readonly TextLine[]): boolean =>
  inOthersName.test(lines.map(textOf).join(' '))

const inOthersName =
  /(?<!\p{L})(?:invoices?|bills?)(?!\p{L})[^.]{0,60} (?:in the (?:name of|(?:\p{L}+ ){0,2}\p{L}+[’'`]s? name)|made out to)(?!\p{L}| us(?!\p{L}))/iu
