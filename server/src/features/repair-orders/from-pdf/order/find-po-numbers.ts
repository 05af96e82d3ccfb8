import { isVin } from '#contract/shared/vin.ts'
import { answersTo } from '../document/answers.ts'
import { isCountedOrMeasured } from '../document/counted-or-measured.ts'
import { whoWrites } from '../document/who-writes.ts'
import { isOtherField } from '../labels/form-labels.ts'
import {
  authorizationLabel,
  authorizationTitle,
  documentLabel,
  orderNumberLabel,
  orderTitle,
  orderWord,
  plainOrderLabel,
  poCellLabel,
  poLabel,
  poNumberLabel,
} from '../labels/order-labels.ts'
import { label, number, withoutVerb } from '../labels/text-label.ts'
import { blockNumberLabel } from '../labels/vehicle-labels.ts'
import { isBesideLabel } from '../lines/cells-around.ts'
import { findLabelled, type Labelled } from '../lines/find-labelled.ts'
import { isHead } from '../lines/table-head.ts'
import { type Found, isBelow, placeOf, type TextLine, textOf } from '../text-line.ts'
import { allowsRepair, askedFor } from './asked-numbers.ts'
import { monthOf } from './days-without-year.ts'
import { asksForWork, inFields, isOfInsurer, isOfNow, isRecord, ofNewMail } from './meant-orders.ts'

/**
 * What the customer's invoice must name: purchase orders and authorizations; without them, other orders; without them,
 * what the document itself is called by.
 */
export function findPoNumbers(lines: readonly TextLine[]): readonly Found<string>[] {
  const isOfShop = whoWrites(lines) === 'shop'
  for (const find of isOfShop
    ? [ofPurchases, calledSo]
    : [ofPurchases, calledSo, ofOrders, saidOrders, ofDocument, inHead]) {
    const orders = find(lines)
    if (orders.length > 0) return [...orders, ...askedToo(lines)]
  }
  return []
}

/** `Put our PO number and RO number on the invoice.` */
function askedToo(lines: readonly TextLine[]): Found<string>[] {
  const [, word] = both.exec(lines.map(textOf).join(' ')) ?? []
  const letter = word?.[0]?.toLowerCase()
  return letter
    ? findLabelled(lines, orderNumberLabel, poNumber, { isTitle: true }).filter(
        one =>
          one.label.startsWith(letter) && isOfNow(one) && !/(?:your|vendor|shop|provider)$/i.test(one.before),
      )
    : []
}

const both =
  /(?<!\p{L})p\.?\s?o\.?(?: ?#| numbers?| nos?\.?)?,? (?:and|&|\+) (?:the |our )?(r\.?o\.?|w\.?o\.?|repair order|work order)(?: ?#| numbers?| nos?\.?)? (?:\p{L}+ ){0,4}(?:on|in) (?:(?:the|your|every|all|each|any) )?(?:invoice|bill)/iu

const ofPurchases = (lines: readonly TextLine[]): Found<string>[] =>
  ofNewMail(
    lines,
    inFields([
      ...findLabelled(lines, poNumberLabel, poNumber),
      ...findLabelled(lines, poCellLabel, poNumber),
      ...(isPurchase(lines) ? findLabelled(lines, plainOrderLabel, poNumber) : []),
      ...findLabelled(lines, poLabel, orderNumber, { looksAround: false }),
      ...findLabelled(lines, poLabel, numbered, { isTitle: true }),
      ...findLabelled(lines, authorizationLabel, poNumber).filter(({ before }) => !isPaid.test(before)),
      ...findLabelled(lines, authorizationTitle, numbered, { isModified: true }),
      ...answersTo(lines, whichOrder, longNumber),
    ]).filter(isOfNow),
  ).flatMap(withSecond)

/** Under that title `Order no.` says no more, and a requisition came before. */
const isPurchase = (lines: readonly TextLine[]): boolean =>
  lines
    .slice(0, 8)
    .some(line => !isHead(line) && line.cells.some(({ text }) => /^purchase order(?: form)?$/i.test(text)))

/** `Paid Comchek auth 7718 2204 91`: what a card or a check is accepted by. */
const isPaid =
  /(?<!\p{L})(?:paid(?: (?:by|with|via))?(?: \p{L}+)?|com-?che(?:c?k|que)|t-?chek|comdata|efs|(?:money|express) code|(?:e-?|credit |fleet |fuel )?(?:check|card)|visa|mastercard|amex)(?:[\s:,.#\d–-]|(?:ending|in|no|number)(?!\p{L}))*$/iu

const whichOrder = /(?<!\p{L})p\.?\s?o\.?(?: ?#| number| no\.?)?(?: (?:please|pls))?\?$/iu

/** `Our reference: PO-MG-1184` says itself what it is. */
const calledSo = (lines: readonly TextLine[]): Found<string>[] =>
  lines.flatMap(line =>
    line.cells.flatMap(({ text }) =>
      [...text.matchAll(/(?<![\p{L}\d/-])PO-?(?:[A-Z]{1,4}-)?\d[\dA-Z-]{2,12}(?![\p{L}\d])/gu)].map(
        ([value]) => ({ value, place: placeOf(line) }),
      ),
    ),
  )

const ofOrders = (lines: readonly TextLine[]): readonly Found<string>[] =>
  withoutJobs(
    everyOrder(lines).filter(
      ({ label = '' }) =>
        !(/^(?:ticket|slip)/.test(label) && isRecord(lines)) &&
        !(requisition.test(label) && isOfPurchases(lines)),
    ),
    lines,
  )

/** Where a purchase order is named, its number is none of the requisition’s, though its own may not be found. */
const isOfPurchases = (lines: readonly TextLine[]): boolean =>
  lines.some(({ cells }) =>
    cells.some(({ text }) => /^purchase order(?: (?:form|no\.?|number|#))?(?=\s*(?:$|:))/i.test(text)),
  )
const requisition = /^req(?:uisition|n|\.)?(?!\p{L})/u

/** `Our RO` is a job that the sender has opened himself, unless a repair order is what he sends. */
function withoutJobs(
  orders: readonly (Found<string> & Partial<Labelled>)[],
  lines: readonly TextLine[],
): readonly Found<string>[] {
  const others = orders.filter(({ label = '' }) => !/^r[./]?o(?!\p{L})/u.test(label))
  return others.length > 0 && !initialsOf(lines).some(letters => /^ro$/i.test(letters)) ? others : orders
}

const everyOrder = (lines: readonly TextLine[]): (Found<string> & Partial<Labelled>)[] => [
  ...ordersAlone(lines),
  ...byInitials(lines).flatMap(initials => findLabelled(lines, initials, poNumber).filter(isOfNow)),
  ...withInitials(lines),
  ...findLabelled(lines, orderNumberLabel, poNumber, { isTitle: true }).filter(isOfNow),
  ...findLabelled(lines, orderTitle, text => (isVin(text) ? null : numbered(text)), { isTitle: true }),
  ...findLabelled(lines, blockNumberLabel, poNumber, {
    where: (index, cell) =>
      /^(?:№|n)/i.test(cell.text) &&
      (isBelow(lines, index, cell, orderHeading) ||
        isBelowTitle(lines, index) ||
        isBesideTitle(lines[index]!)),
  }),
]

/** `WO-2611-00873` in a cell of its own, in the head. */
const ordersAlone = (lines: readonly TextLine[]): Found<string>[] =>
  lines
    .slice(0, 5)
    .flatMap(line =>
      line.cells.flatMap(({ text }) =>
        /^WO-?\d[\dA-Z-]{3,14}$/.test(text) ? [{ value: text, place: placeOf(line) }] : [],
      ),
    )

/** Without a sign or a word for number: `Requisition 7740-B`. */
const saidOrders = (lines: readonly TextLine[]): Found<string>[] =>
  findLabelled(lines, orderWord, poNumber, { looksAround: false }).filter(
    ({ label }) => !(requisition.test(label) && isOfPurchases(lines)),
  )

/** A claim, or what else an insurer numbers, is what to name only where it is what allows the repair. */
const ofDocument = (lines: readonly TextLine[]): Found<string>[] => {
  const allows =
    lines.slice(0, 6).some(line => /(?<!not (?:an? )?)(?:authori[sz]|approv)/i.test(textOf(line))) ||
    allowsRepair(lines)
  const asked = askedFor(lines)
  const shown = asked
    ? findLabelled(lines, label(`${asked}\\s*(?:${number}|:|(?=$))`), longNumber, {
        hasMany: false,
        isModified: true,
      })
    : []
  if (shown.length > 0) return shown
  if (!allows && (isOfInsurer(lines) || isRecord(lines))) return []
  const labels = [documentLabel, ...titleWords(lines).map(word => label(`${word}\\s*(?:${number}|:)`))]
  const orders = labels
    .flatMap(one => findLabelled(lines, one, longNumber, { isTitle: true }))
    .filter(one => isOfNow(one) && (allows || !/^(?:claim|siniestro)/.test(one.label)))
  // `Your ref.` beside it is the shop's own.
  const own = orders.filter(one => one.label.startsWith('our'))
  return own.length > 0 ? own : orders
}

/** Of a `Vehicle service voucher` the number may be called `Voucher no.`. */
const titleWords = (lines: readonly TextLine[]): string[] => [
  ...new Set(
    lines
      .slice(0, 6)
      .flatMap(({ cells }) =>
        cells.flatMap(
          ({ text }) =>
            /^\p{Lu}[\p{L} /]* (?!(?:report|inspection|invoice|estimate|quote|statement|notice|confirmation|appointment|vehicles?|units?|trucks?|trailers?|tractors?|bus(?:es)?|equipment|unidad|cami[óo]n|tracto|remolque|caja|equipo)(?!\p{L}))(\p{L}{4,})(?: - .*)?$/iu
              .exec(text)?.[1]
              ?.toLowerCase() ?? [],
        ),
      ),
  ),
]

/**
 * `NBR: 26-R-0718` in the head of a form that asks for work; a tower and an inspector number their slips too, and so is the
 * sheet of a pad that has a field of its own for the order.
 */
const inHead = (lines: readonly TextLine[]): Found<string>[] =>
  asksForWork(lines) && !lines.some(({ cells }) => cells.some(({ text }) => isOrderField(text)))
    ? findLabelled(lines.slice(0, 8), blockNumberLabel, longNumber, {
        hasMany: false,
        // `Trailer | No. 402`
        where: (index, cell) =>
          /^(?:n(?:br|o|umber)|№)(?:[.:\s]|$)/iu.test(cell.text) && !isBesideLabel(lines[index]!, cell),
      })
    : []

/** `P.O. NO.`, with nothing or `will call in` in it. */
const isOrderField = (text: string): boolean =>
  [poNumberLabel, poCellLabel].some(words => words.exec(text)?.index === 0)

/** `the tractor on PO 4471 and the trailer on 4472`: the next number of the sentence, if it is written alike. */
function withSecond({ value, said, place }: Labelled): Found<string>[] {
  const after = said.slice(said.toUpperCase().indexOf(value) + value.length)
  const [sentence = ''] = after.split(/[.;!?](?:\s|$)/)
  const next = alike(value).exec(sentence)
  const isSecond = next && goesOn.test(sentence.slice(0, next.index))
  return [value, ...(isSecond ? [next[0].toUpperCase()] : [])].map(one => ({ value: one, place }))
}

/** The same letters, other digits. */
const alike = (number: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d-])${number.replace(/\d/g, '\\d')}(?![\\p{L}\\d-])`, 'iu')

const goesOn = /(?:(?<!\p{L})(?:and|on|y|и|на|та|і|plus|use)|[,&/])\s+#?$/iu

const orderHeading =
  /^(?:purchase order|(?:work|service|repair|maintenance) (?:order|request)|approval|authori[sz]ation|requisition)$/i

/** `Заказ-наряд на ремонт автомобиля`, below it `№ ЗН-0417`. */
const isBelowTitle = (lines: readonly TextLine[], index: number): boolean =>
  lines[index]!.cells.length === 1 && index > 0 && isTitle(lines[index - 1]!.cells)

const isTitle = ([title, ...others]: TextLine['cells']): boolean =>
  title !== undefined &&
  others.length === 0 &&
  /^\D{5,40}$/.test(title.text) &&
  orderTitle.exec(title.text)?.index === 0

/** `Orden de trabajo externa`, at the other edge of the page `No. OT-5528`. */
const isBesideTitle = ({ cells: [title, ...others] }: TextLine): boolean =>
  others.length === 1 && isTitle([title!])

/** Of an `Outside Service Order` the number may be called `OSO #`, or `O.S.O. no.`. */
const byInitials = (lines: readonly TextLine[]): RegExp[] =>
  initialsOf(lines).map(letters => label(`${[...letters.toLowerCase()].join('\\.?')}\\.?\\s*${number}`))

function initialsOf(lines: readonly TextLine[]): string[] {
  const titles = lines.slice(0, 6).flatMap(({ cells }) => cells.map(({ text }) => text.split(/[^\p{L}]+/u)))
  const initials = titles.flatMap(words => {
    const last = words.findIndex(word =>
      /^(?:order|authori[sz]ation|requisition|approval|release|request|ticket)$/i.test(word),
    )
    const end = /^form$/i.test(words[last + 1] ?? '') ? last + 1 : last
    return [last, end].flatMap(at =>
      [2, 3, 4].flatMap(count =>
        at + 1 < count
          ? []
          : words
              .slice(at + 1 - count, at + 1)
              .map(word => word[0])
              .join(''),
      ),
    )
  })
  return [...new Set(initials)]
}

/** Right below the title `Maintenance Approval`: `MA 3307-26-118`. */
const withInitials = (lines: readonly TextLine[]): Found<string>[] =>
  initialsOf(lines).flatMap(letters =>
    lines.slice(0, 8).flatMap(line =>
      line.cells.flatMap(({ text }) => {
        const at = new RegExp(`(?<![\\p{L}\\d-])${letters}[ -]?\\d{3}`, 'u').exec(text)?.index
        const value = at === undefined ? null : poNumber(text.slice(at))
        return value ? [{ value, place: placeOf(line) }] : []
      }),
    ),
  )

/** Beside or below a title: `Purchase order`, `No. 4471`, or nothing else but the number. */
function numbered(text: string): string | null {
  if (
    /^(?=(?:.*\d){3})(?:[A-Z]{1,3}(?:-[A-Z]{1,2})? )?[A-Z\d/-]{4,25}(?: \d{3,6})?(?:,? (?:dated|issued|valid|of) .*)?$/.test(
      text,
    )
  )
    return poNumber(text)
  const [, number] = /^(?:#|№|nos?\b|nbr|number|n[úu]m(?:ero)?|n[º°])[.:\s]*(\S.*)$/iu.exec(text) ?? []
  return number === undefined ? null : poNumber(number)
}

/** No count and no model year: `Case C-1183377`. */
function longNumber(text: string): string | null {
  const number = poNumber(text)
  return number && !isVin(number) && /^(?=(?:.*\d){3})(?!(?:19|20)\d\d$).{4,}$/.test(number) ? number : null
}

/** A telephone number, unless a word right before it says that it is an order: `use PO 555-0133`. */
const poNumber = (said: string): string | null =>
  /^(?:is |was )?[2-9]\d\d[- .]\d{4}(?!\d)/i.test(said) ? null : orderNumber(said)

function orderNumber(said: string): string | null {
  const whole = withoutVerb(said)
  if (/^\d{1,2}(?!\S)/.test(whole) && isCountedOrMeasured(whole)) return null
  // `Work order: WO 26-11-0874`
  const text = whole.replace(/^(?:p\.?o\.?|[wrs][./]?[or]\.?|auth\.?) (?=\S*\d)/i, '')
  const [value] =
    /^(?:[#№:]\s*)?((?:\p{Lu}{1,5}(?:-\p{Lu}{1,2})? (?=\d))?[\p{L}\d][\p{L}\d/-]{0,24})(?=$|[\s,;:.|()])/u
      .exec(text)
      ?.slice(1) ?? []
  if (
    !value ||
    !/\d/.test(value) ||
    isOtherField(text) ||
    /^\d$/.test(value) ||
    isDayInWords(value) ||
    /^[\d,]+\.\d{2}(?!\d)/.test(text) ||
    /^\d{1,2}(?:[.)]\s|\.\d{1,2}\.\d)|^\d{1,3}(?:,\d{3})+(?!\d)/.test(text) ||
    (text === whole && /^(?:\d{1,2}[/-]\d{1,2}[/-](?:\d\d|\d{4})|\d{4}[/-]\d{1,2}[/-]\d{1,2})$/.test(value))
  )
    return null
  if (/^(?:1[- .])?\(?\d{3}\)?[- .]\d{3}[- .]\d{4}(?!\d)/.test(text)) return null
  // A spreadsheet leaves no space before the next word.
  const own = /^[A-Z\d/-]*\d[A-Z\d/-]*(?=\p{Ll}{3})/u.exec(value)?.[0] ?? value
  return (inGroups.exec(text)?.[0] ?? own).toUpperCase()
}

/** `07-OCT-2025` */
function isDayInWords(value: string): boolean {
  const [, first = '', second] =
    /^(?:\d{1,2}[-/])?(\p{L}{3,9})[-/](?:(\d{1,2})[-/])?\d{2,4}$/u.exec(value) ?? []
  return (/^\d/.test(value) || second !== undefined) && monthOf(first) > 0
}

/** `45KB8821 00193 7742`: nothing but groups of digits. */
const inGroups = /^(?=.{1,25}$)(?:[A-Z]{1,4} )?[A-Z\d-]*\d[A-Z\d-]*(?: [A-Z\d-]*\d{3}[A-Z\d-]*)+$/
