import { type TextLine, textOf } from '../text-line.ts'

/**
 * The messages of a printed conversation that the customer wrote, one below the other, each with its head; without such
 * heads all of the lines. Whoever answers him is the shop.
 */
export function messagesOfCustomer(lines: readonly TextLine[]): (readonly TextLine[])[] {
  const heads = lines.flatMap((_, index) => headAt(lines, index))
  const [first] = heads
  if (!first || heads.length < 2 || (first.isField && !isShop.test(first.from))) return [lines]
  const [customer, shop] =
    isShop.test(first.from) && !isShop.test(first.to) ? [first.to, first.from] : [first.from, first.to]
  const own = heads.flatMap(({ index, from }, at) =>
    isOf(from, shop) && !isOf(from, customer)
      ? []
      : [lines.slice(at === 0 ? 0 : index, heads[at + 1]?.index ?? lines.length)],
  )
  return own.length > 0 ? own : [lines]
}

/** A line with the sender, the time and below it `To:`; or the fields of a mail that another answers. */
function headAt(lines: readonly TextLine[], index: number) {
  const [text, ...below] = lines.slice(index, index + 4).map(textOf)
  const [, from] = senderAndTime.exec(text!) ?? sender.exec(text!) ?? []
  const isField = sender.test(text!)
  const [to] = below.slice(0, isField ? 3 : 1).flatMap(line => recipient.exec(line)?.[1] ?? [])
  return from && (to || isField)
    ? [{ index, isField, from: from.toLowerCase(), to: (to ?? '').toLowerCase() }]
    : []
}

const isOf = (address: string, other: string): boolean =>
  address === other || (!ofAnybody.test(address) && domainOf(address) === domainOf(other))

const domainOf = (address: string): string => address.slice(address.indexOf('@') + 1)

/** `Ana Ruiz <ana@ruiz.example>  Mon, Oct 19, 2026 at 5:48 AM`, below it `To: ...` */
const senderAndTime = /<(\S+@\S+\.\S+?)>\s.*\d{1,2}:\d{2}/u
const sender = /^(?:from|de|от|від):.*?([^\s<>;,]+@[^\s<>;,]+)/iu
const recipient = /^(?:to|para|кому):.*?([^\s<>;,]+@[^\s<>;,]+)/iu

/** `service@...`, or a name that says what a shop does; a fleet has a shop too. */
const isShop = /^(?:service|estimates?)@|repair|diesel|taller/u

/** Where everybody may have an address. */
const ofAnybody = /@(?:gmail|outlook|hotmail|yahoo|icloud|aol|live|msn|proton(?:mail)?|mail|ukr)\./u
