import type { TextLine } from './text-line.ts'

interface Letter {
  /** What it says, without the greeting. */
  body: readonly TextLine[]
  /** From where it closes: who writes, and for which company. */
  signature: readonly TextLine[]
}

/** A letter or e-mail: somebody is greeted. What it answers, quoted below it, is no part of it. */
export function letterIn(lines: readonly TextLine[]): Letter | null {
  const begin = lines.findIndex(line => greeting.test(onlyText(line)))
  if (begin < 0) return null
  const rest = lines.slice(begin + 1)
  const quoted = rest.findIndex(line => quotation.test(onlyText(line)))
  const own = quoted < 0 ? rest : rest.slice(0, quoted)
  const end = own.findIndex(line => closing.test(onlyText(line)))
  return end < 0
    ? { body: [], signature: own.slice(-mostSigned) }
    : { body: own.slice(0, end), signature: own.slice(end + 1, end + 1 + mostSigned) }
}

/** How many lines a signature has. */
const mostSigned = 8

const onlyText = ({ cells: [first, ...others] }: TextLine): string =>
  others.length === 0 ? (first?.text.trim() ?? '') : ''

const greeting =
  /^(?:hi|hello|hey|dear|(?:good )?(?:morning|afternoon|evening)|hola|buen[ao]s|estimad[ao]s?|привет|здравствуйте|добр(?:ый|ое|ого)|уважаем|вітаю|шановн)(?!.{30}|[\p{L}])/iu

const closing =
  /^(?:(?:many )?thanks?(?: you)?|(?:best |kind |warm )?regards|best|sincerely|cheers|respectfully|yours|saludos|(?:muchas )?gracias|atentamente|cordialmente|с уважением|спасибо|з повагою|дякую|-{2,3}$)(?!.{30}|[\p{L}])/iu

const quotation =
  /^(?:-{2,}\s*(?:original|forwarded) message|(?:from|de|от|від):\s|(?:on|el) .{6,90} (?:wrote|escribi[óo]):$)/iu
