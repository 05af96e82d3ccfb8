import { beforeQuotation } from '../document/letters.ts'
import type { Labelled } from '../lines/find-labelled.ts'
import { type TextLine, textOf } from '../text-line.ts'

/** `ref prior PO 0228806`, `replaces PO 4470`, `quote request #Q-4471`, `parent order 7790 (closed)` */
export const isOfNow = ({ value, before, said }: Labelled): boolean =>
  !ofOthers.test(before) && !isClosed.test(said.slice(said.toUpperCase().indexOf(value) + value.length))

const ofOthers =
  /(?<!\p{L})(?:not use(?: the)?|n[’']t use(?: the)?|scale|fuel|parking|wash|quot(?:e|ation)|estimate|price|prior|previous|past|last|old|original|closed|cancel+ed|void|parent|related|replac(?:es|ing)|supersed(?:es|ing)|instead of|see(?: also)?)(?: pm)?\s*$/iu

const isClosed =
  /^\s*(?:\((?:closed|cancel+ed|void|done|completed?)\)|,? ?(?:(?:it|which) )?(?:is |was |has )?(?:does not apply|closed|expired|cancel+ed|void|not valid)(?!\p{L}))/iu

/** `Our ref: PO 7740-R`, and of another truck: `comes on Friday under PO 7741-R`. */
export function inFields(orders: readonly Labelled[]): readonly Labelled[] {
  const fields = orders.filter(({ before }) => !inSentence.test(before))
  return fields.length > 0 ? fields : orders
}

const inSentence = /(?:^|\s)(?:on|under|with|for|by|to|against|con|под)$/iu

/** What another has attached, and what a mail answers, names other orders. */
export function ofNewMail(lines: readonly TextLine[], orders: readonly Labelled[]): readonly Labelled[] {
  const { page = 0, line = 0 } = beforeQuotation(lines).at(-1) ?? {}
  const first = orders.filter(({ place }) => place.page === 1)
  const own = first.filter(({ place }) => page > 1 || place.line <= line)
  return [own, first].find(some => some.length > 0) ?? orders
}

/** What an inspector, a tower or a page of the shop sends is numbered too, and asks for nothing to be named. */
export const isRecord = (lines: readonly TextLine[]): boolean =>
  lines.slice(0, headLines).some(line => record.test(textOf(line))) && !asksForWork(lines)

/** Whether the head of a form says so. */
export const asksForWork = (lines: readonly TextLine[]): boolean =>
  lines.slice(0, headLines).some(line => asking.test(textOf(line)))

const headLines = 8

const record =
  /(?<!\p{L})(?:inspection|examination|tow(?:ing|ed)?|recovery|wreckers?|submission|whatsapp|certificate|appraisal)(?!\p{L})/iu

/** It has fields for a policy and for a loss or a deductible. */
export const isOfInsurer = (lines: readonly TextLine[]): boolean => {
  const texts = lines.flatMap(({ cells }) => cells.map(({ text }) => text))
  return [/^policy(?!\p{L})/iu, /^(?:date of )?(?:loss|deductible)(?!\p{L})/iu].every(field =>
    texts.some(text => field.test(text)),
  )
}

const asking =
  /(?<!\p{L})(?:orders?|requests?|requisition|authori[sz]\p{L}*|approv\p{L}*|vouchers?|orden|solicitud|vale|pase|заявка|заказ|наряд|ремонт|направлен\p{L}*|замовлення)(?!\p{L})/iu
