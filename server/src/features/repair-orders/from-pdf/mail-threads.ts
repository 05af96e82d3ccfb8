import { type TextLine, textOf } from './text-line.ts'

/**
 * The messages of a printed conversation that the customer wrote, one below the other, each with its head; without such
 * heads all of the lines. Whoever answers him is the shop.
 */
export function messagesOfCustomer(lines: readonly TextLine[]): (readonly TextLine[])[] {
  const heads = lines.flatMap((line, index) => {
    const [, from] = senderAndTime.exec(textOf(line)) ?? []
    const [, to] = recipient.exec(lines[index + 1] ? textOf(lines[index + 1]!) : '') ?? []
    return from && to ? [{ index, from: from.toLowerCase(), to: to.toLowerCase() }] : []
  })
  const [first] = heads
  if (!first || heads.length < 2) return [lines]
  const [customer, shop] =
    isShop.test(first.from) && !isShop.test(first.to) ? [first.to, first.from] : [first.from, first.to]
  return heads.flatMap(({ index, from }, at) =>
    isOf(from, shop) && !isOf(from, customer)
      ? []
      : [lines.slice(at === 0 ? 0 : index, heads[at + 1]?.index ?? lines.length)],
  )
}

const isOf = (address: string, other: string): boolean =>
  address === other || (!ofAnybody.test(address) && domainOf(address) === domainOf(other))

const domainOf = (address: string): string => address.slice(address.indexOf('@') + 1)

/** `Ana Ruiz <ana@ruiz.example>  Mon, Oct 19, 2026 at 5:48 AM`, below it `To: ...` */
const senderAndTime = /<(\S+@\S+\.\S+?)>\s.*\d{1,2}:\d{2}/u
const recipient = /^(?:to|para|кому):.*?([^\s<>;,]+@[^\s<>;,]+)/iu

/** `service@...`, or a name that says what a shop does; a fleet has a shop too. */
const isShop = /^(?:service|estimates?)@|repair|diesel|taller/u

/** Where everybody may have an address. */
const ofAnybody = /@(?:gmail|outlook|hotmail|yahoo|icloud|aol|live|msn|proton(?:mail)?|mail|ukr)\./u
