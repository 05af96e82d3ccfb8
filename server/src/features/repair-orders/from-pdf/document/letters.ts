import { type TextLine, textOf } from '../text-line.ts'

export interface Letter {
  /** What it says, without the greeting. */
  body: readonly TextLine[]
  /** From where it closes: who writes, and for which company. */
  signature: readonly TextLine[]
}

/** A letter or e-mail: somebody is greeted. What it answers, quoted below it, is no part of it. */
export function letterIn(lines: readonly TextLine[]): Letter | null {
  const begin = beginOf(lines)
  if (begin < 0) return null
  const rest = lines.slice(greetingWithMore.test(onlyText(lines[begin]!)) ? begin : begin + 1)
  const quoted = rest.findIndex(isQuotation)
  const own = quoted < 0 ? rest : rest.slice(0, quoted)
  const end = own.findIndex(line => closing.test(onlyText(line)))
  if (end >= 0) return { body: own.slice(0, end), signature: own.slice(end + 1, end + 1 + mostSigned) }
  // Nothing closes it: after the last sentence come the names.
  const last = own.findLastIndex(line => sentenceEnd.test(onlyText(line)))
  return { body: own.slice(0, last + 1), signature: own.slice(last + 1).slice(-mostSigned) }
}

/** What is new in a mail. */
export function beforeQuotation(lines: readonly TextLine[]): readonly TextLine[] {
  const quoted = lines.findIndex((line, index) => index > headLines && isQuotation(line))
  return quoted < 0 ? lines : lines.slice(0, quoted)
}

/** The head of a mail has a sender too. */
const headLines = 8

/** The greeting; of an answer without one the head, for who is greeted below is greeted in what it answers. */
function beginOf(lines: readonly TextLine[]): number {
  const greeted = lines.findIndex(
    (line, index) =>
      greeting.test(onlyText(line)) || greetingWithMore.test(onlyText(line)) || isNamed(lines, index),
  )
  const head = headOf(lines)
  const quoted = lines.findIndex((line, index) => index > head + 1 && isQuotation(line))
  const isMail = quoted > 0 || lines.slice(0, head + 1).some(line => textOf(line).includes('@'))
  return head >= 0 && isMail && (greeted < 0 || (quoted > 0 && greeted > quoted)) ? head : greeted
}

/** The last line of the head, -1 without one: `From`, `To`, `Subject` one below the other. */
function headOf(lines: readonly TextLine[]): number {
  const isOfHead = (line: TextLine | undefined) => line !== undefined && mailHead.test(textOf(line))
  let last = lines.slice(0, 12).findIndex(isOfHead)
  while (last >= 0 && isOfHead(lines[last + 1])) last++
  return last
}

const mailHead = /^(?:from|to|cc|sent|date|subject|de|para|enviado|asunto|от|кому|дата|тема|від):/iu

const isQuotation = (line: TextLine): boolean => quotation.test(textOf(line))

/** How many lines a signature has. */
const mostSigned = 8

const onlyText = ({ cells: [first, ...others] }: TextLine): string =>
  others.length === 0 ? (first?.text.trim() ?? '') : ''

const greeting =
  /^(?:hi|hello|hey|dear|(?:good )?(?:morning|afternoon|evening)|hola|buen[ao]s|estimad[ao]s?|bonjour|bonsoir|messieurs|madame|monsieur|привет|здравствуйте|добр(?:ый|ое|ого)|уважаем|вітаю|шановн|gentlemen|ladies|sirs?|team|all(?=[,:])|señor(?:es|a)?|sres?\.|srs\.|sra\.|presente)(?!.{30}|[\p{L}])|^(?:to (?:the|whom) |a quien )[^:]{3,40}[:,]$/iu

/** `hey doug, truck 118 has a leak` */
const greetingWithMore =
  /^(?:hi|hello|hey|dear|(?:good )?(?:morning|afternoon|evening)|hola|buen[ao]s \p{L}+|привет|здравствуйте|вітаю)(?: \p{L}+){0,2}[,.!:–—-] ?\s\p{L}.{8}/iu

/** `Doug,` between the head of a mail and its first sentence. */
const isNamed = (lines: readonly TextLine[], index: number): boolean =>
  /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?,$/u.test(onlyText(lines[index]!)) &&
  lines[index + 1]?.page === lines[index]!.page &&
  onlyText(lines[index + 1]!).length > 25

/** `Delta Grain Co.` is none. */
const sentenceEnd = /^(?!(?:[\p{Lu}&]\S* ?){1,6}$).*\p{Ll}{2}.*[.!?]$/u

const closing =
  /^(?:(?:many )?thanks?(?: you)?|(?:best |kind |warm )?regards|best|sincerely|cheers|respectfully|(?:\p{L}+ ){0,2}yours|saludos|(?:muchas )?gracias|atentamente|cordialmente|merci(?: beaucoup)?|cordialement|salutations|с уважением|спасибо|з повагою|дякую|-{2,3}$)(?!.{30}|[\p{L}])/iu

const quotation =
  /^(?:-{2,}\s*(?:original|forwarded) message|(?:from|de|от|від):\s|(?:on|el) .{6,140} (?:wrote|escribi[óo]):)/iu
