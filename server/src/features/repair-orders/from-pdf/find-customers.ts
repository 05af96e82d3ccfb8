import { findLabelled } from './find-labelled.ts'
import { beginsField, isLabel, untilLabel } from './form-labels.ts'
import { customerLabel, documentFor, shopLabel } from './text-labels.ts'
import { type Found, once, placeOf, type TextLine, textOf } from './text-line.ts'

/**
 * Names after a label. Without one, of a document that a customer writes, the company that it names besides the
 * shop, or its letterhead; an invoice or estimate is written by a shop, whose name that would be.
 */
export function findCustomers(lines: readonly TextLine[]): Found<string>[] {
  const byName = ({ value }: Found<string>) => value.toUpperCase().replace(/[.,]+$/, '')
  const named = [
    ...findLabelled(lines, customerLabel, customerName, { needsSign: true, hasMany: false }),
    ...findLabelled(lines, documentFor, customerName, { looksAround: false, hasMany: false }),
  ]
  if (named.length > 0) return once(named, byName, 10)
  const text = lines.slice(0, 60).map(textOf).join('\n')
  if (byShop.test(text) || !byCustomer.test(text)) return []
  const shops = findLabelled(lines, shopLabel, customerName, { hasMany: false }).map(byName)
  const isShop = (name: string) => shops.some(shop => shop.includes(name.toUpperCase().replace(/[.,]+$/, '')))
  const companies = lines.flatMap(line =>
    line.cells.flatMap(({ text }) => {
      const value = company.exec(text)?.[0]
      return value && !isShop(value) && !isOfShop(text) ? [{ value, place: placeOf(line) }] : []
    }),
  )
  return once(companies.length > 0 ? companies : letterhead(lines), byName, 1)
}

const isOfShop = (text: string): boolean => shopLabel.exec(text)?.index === 0

function letterhead(lines: readonly TextLine[]): Found<string>[] {
  const [line] = lines
  const [cell] = line?.cells ?? []
  const value = cell && customerName(cell.text)
  const isName =
    value && /^(?:\p{Lu}[\p{L}'’.-]*|&|of|and)(?: (?:\p{Lu}[\p{L}'’.-]*|&|of|and)){1,6}$/u.test(value)
  return isName && !byCustomer.test(value) && !title.test(value) && !isLabel(value)
    ? [{ value, place: placeOf(line!) }]
    : []
}

const byShop =
  /(?<![\p{L}])(?:invoice|estimate|quot(?:e|ation)|factura|cotizaci[óo]n|presupuesto|сч[её]т|смета|рахунок|кошторис)(?!\p{L}|s?\s*(?:to|must|address|should|and|by))/iu

/** The head of a form is no name. */
const title =
  /(?<!\p{L})(?:request|requisition|order|forms?|report|notice|ticket|authorization|inspection|estimate|invoice|approval|dispatch|claim|summary|statement|list|solicitud|orden|reporte|informe|заявка|наряд|акт|отчёт|звіт)(?!\p{L})/iu

const byCustomer =
  /purchase order|authori[sz]ation|(?:work|service|repair|maintenance) (?:request|order)|dispatch|inspection|(?<!\p{L})p\.?o\.?\s*(?:#|no|number|\d)|orden de (?:compra|trabajo|servicio)|solicitud|заявка|заказ|замовлення/iu

function customerName(text: string): string | null {
  const line = untilLabel(text).replace(/\s+/g, ' ').trim()
  // The address follows on the same line.
  const whole = company.exec(line)
  const value = (
    whole?.index === 0 ? whole[0] : (line.split(/,(?= .*\d)|,(?= [\p{L} .]+ \p{Lu}{2}$)|\s[|•·]\s/u)[0] ?? '')
  ).replace(/[,;|·•\s-]+$/, '')
  const isName = /^[\p{Lu}\d][\p{L}\d .,&'’"«»“”„()/+-]{2,80}$/u.test(value) && /\p{L}{2}/u.test(value)
  if (!isName || isLabel(value) || beginsField(text) || notName.test(value)) return null
  // A sentence, or an address.
  const words = value.split(' ')
  const small = words.filter(word => /^\p{Ll}/u.test(word)).length
  return small > words.length / 2 || (/^\d/.test(value) && !whole) ? null : value
}

/** A city with its state, a post box, a note. */
const notName =
  /(?:,? [A-Z]{2},? \d{5}(?:-\d{4})?$)|^(?:p\.?\s?o\.?\s?box|attn|c\/o|n\/?a$|same(?: as)?|none$|tbd$|accounts? payable$|see |cash$|yes$|no$|unknown$|signature|copy$)/iu

const company =
  /(?<![\p{L}\d])(?:(?:[\p{Lu}\d][\p{L}\d'’.-]*,?|&|of|and|de|del|la|los|y) ){0,6}\p{Lu}[\p{L}\d'’.-]*,? (?:LLC|L\.L\.C\.|INC\b\.?|Inc\b\.?|CORP\b\.?|Corp\b\.?|LTD\b\.?|Ltd\b\.?|Co\.|L\.?P\.|LLP|S\.?A\.?(?: de C\.?V\.?)(?![\p{L}])|S\. de R\.L\.(?: de C\.V\.)?)(?![\p{L}\d])|(?:ООО|ТОВ|ЗАО|ОАО|ПАО|АО|ПП|ИП|ФОП) [«"„][^»"“]{2,60}[»"“]/u
