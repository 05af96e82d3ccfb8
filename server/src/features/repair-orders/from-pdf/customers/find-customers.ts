import { isOfMail, letterheads, repairs } from '../document/letterheads.ts'
import { beforeQuotation, letterIn } from '../document/letters.ts'
import { messagesOfCustomer } from '../document/mail-threads.ts'
import { isSublet, whoWrites } from '../document/who-writes.ts'
import { isLabelCell } from '../labels/form-labels.ts'
import {
  addresseeLabel,
  billOutTo,
  customerLabel,
  documentFor,
  fromLabel,
  nameLabel,
  payerLabel,
  payerWords,
  shopLabel,
} from '../labels/party-labels.ts'
import { afterSentence } from '../labels/small-words.ts'
import { AnyCase, label } from '../labels/text-label.ts'
import { findLabelled, type Labelled } from '../lines/find-labelled.ts'
import { cellAt, type Found, isBelow, once, placeOf, type TextLine, textOf } from '../text-line.ts'
import {
  businessName,
  byName,
  company,
  companyFirst,
  customerName,
  isPost,
  onlyOne,
} from './company-names.ts'
import {
  companiesAboveAddress,
  companyBelowPerson,
  doingBusinessIn,
  domainsIn,
  introducedIn,
  namesOfDomains,
  namesToldIn,
  ownersIn,
  ownerWriting,
  signaturesIn,
} from './names-in-letters.ts'
import { isClient, orderingLetterhead } from './ordering-letterhead.ts'
import { payingLetterhead } from './paying-letterhead.ts'
import { nameOfLetterhead, wholeName, withWholeNames } from './whole-names.ts'
import { writerPays } from './writer-pays.ts'

/**
 * Who is to pay, or else names after another label. Without one, of a document that a customer writes, the company that
 * it names besides the shop, or its letterhead; an invoice or estimate is written by a shop, whose name that would be.
 */
export function findCustomers(all: readonly TextLine[]): Found<string>[] {
  const messages = messagesOfCustomer(withWholeNames(all))
  const lines = messages.flat()
  return candidates(lines, messages).map(one => ({ ...one, value: wholeName(one.value, lines) }))
}

function candidates(lines: readonly TextLine[], messages: readonly (readonly TextLine[])[]): Found<string>[] {
  const payers: (Found<string> & Partial<Labelled>)[] = [
    ...findLabelled(lines, payerLabel, customerName, { needsSign: true, hasMany: false }),
    ...findLabelled(lines, payerWords, text => nameOfLetterhead(text, lines) ?? companyFirst(text), {
      looksAround: false,
      hasMany: false,
      where: (_, cell) => !isLabelCell(cell),
    }).filter(isMeant),
    ...findLabelled(lines, billOutTo, personFirst, { looksAround: false, hasMany: false }).filter(isMeant),
    ...lines.flatMap(payingIn),
    ...payingLetterhead(lines),
  ]
  // Where it is delivered to is less sure than who alone is billed.
  const billed = payers.filter(({ before = '' }) => !/(?<!\p{L})(?:deliver|ship)(?!\p{L})/iu.test(before))
  if (payers.length > 0) return once(billed.length > 0 ? billed : payers, byName, 10)
  const [role] = lines.flatMap(line => payingRole.exec(textOf(line))?.[1] ?? [])
  const inRole = role
    ? findLabelled(lines, label(role.toLowerCase()), customerName, { needsSign: true, hasMany: false })
    : []
  if (inRole.length > 0) return once(inRole, byName, 1)
  const writing = writerPays(beforeQuotation(lines)) ? writersOf(lines) : []
  if (writing.length > 0) return once(writing, byName, 1)
  const all = [
    ...findLabelled(lines, customerLabel, customerName, { needsSign: true, hasMany: false }),
    ...findLabelled(lines, documentFor, customerName, { looksAround: false, hasMany: false }),
  ]
  const others = all.filter(isNotBilled(lines))
  const named = all.filter(one => !others.includes(one))
  const whole = named.filter(({ value }) => !isFirstName.test(value))
  const ordering = whole.length > 0 && whole.every(isClient) ? orderingLetterhead(lines) : []
  if (ordering.length > 0) return ordering
  if (whole.length > 0) return once(mostSurely(whole), byName, 10)
  const sender = named.length > 0 && whoWrites(lines) === 'shop' ? [] : sendersOf(lines, messages, others)
  return sender.length > 0 ? sender : once(mostSurely(named), byName, 10)
}

/** `The bill should not be made out to them.` */
const isMeant = ({ before, label }: Labelled): boolean =>
  !/(?:not|n['’]t|never)(?: be)?$/i.test(before) && !/(?:not|n['’]t|never) be /.test(label)

/** `Dale Pruitt and not Prairie State` */
const personFirst = (text: string): string | null =>
  /^\p{Lu}\p{Ll}+(?: \p{Lu}\.)? \p{Lu}[\p{L}'’-]+(?=$|[,.;]| (?!&|\p{Lu}))/u.exec(text)?.[0] ?? null

/** `Andriy Koval, owner-operator` */
const ownerOperator = (text: string): string | null =>
  /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2}), (?:[Oo]wner[ -](?:operator|driver)|[Dd]ue[ñn]o|[Вв]ласник|[Вв]ладелец)(?!\p{L}* (?:of|de|del) )/u.exec(
    text,
  )?.[1] ?? null

/** `Lonnie` of a company that the document names; `Schneider`, where it names none, is one. */
const isFirstName = /^\p{Lu}\p{Ll}+$/u

/** Nobody is said to be billed. */
function sendersOf(
  lines: readonly TextLine[],
  messages: readonly (readonly TextLine[])[],
  others: readonly Found<string>[],
): Found<string>[] {
  const inBlock = findLabelled(lines, nameLabel, customerName, {
    hasMany: false,
    where: (index, cell) => cell.text.length < 60 && isBelow(lines, index, cell, customerHeading),
  }).filter(({ before }) => !ofPerson.test(before))
  if (inBlock.length > 0) return once(inBlock, byName, 10)
  const writers = findLabelled(
    lines.slice(0, 15),
    fromLabel,
    text => businessName(text) ?? ownerOperator(text),
    {
      hasMany: false,
      needsSign: true,
    },
  )
  if (writers.length > 0) return once(writers, byName, 1)
  if (lines.some(({ cells }) => cells.some(({ text }) => toCustomers.test(text)))) return []
  const letter = letterIn(lines)
  const domains = domainsIn(lines)
  const signed = messages.flatMap(
    message => letterIn(message)?.signature.flatMap(line => signaturesIn(line, domains)) ?? [],
  )
  if (signed.length > 0) return signed.slice(-1)
  const above = messages.flatMap(message => companiesAboveAddress(letterIn(message)?.signature ?? []))
  if (above.length > 0) return above.slice(-1)
  const owners = letter?.body.flatMap(ownersIn) ?? []
  if (onlyOne(owners).length > 0) return onlyOne(owners)
  const person = letter ? ownerWriting(lines, letter) : []
  if (person.length > 0) return person
  const writer = letter ? 'customer' : whoWrites(lines)
  if (writer === 'shop') return onlyOne(lines.slice(0, 20).flatMap(namesAlone))
  const business = lines.flatMap(doingBusinessIn)
  if (business.length > 0) return onlyOne(business)
  const presented = lines.flatMap(introducedIn)
  if (presented.length > 0) return once(presented, byName, 1)
  const below = companyBelowPerson(lines)
  if (below.length > 0) return onlyOne(below)
  const shops = [...shopsOf(lines), ...others.map(byName)]
  const isShop = (name: string) => shops.some(shop => shop.includes(byName({ value: name })))
  const companies = lines.flatMap(companiesIn).filter(({ value }) => !isShop(value))
  // Whoever orders is seldom a shop; if it is, its letterhead says so.
  const ordering = companies.filter(({ value }) => !repairs.test(value))
  if (writer === 'customer' && ordering.length > 0) return once(ordering, byName, 1)
  const heads = letterheads(
    letter ? lines.slice(0, lines.indexOf(letter.body[0] ?? letter.signature[0]!)) : lines,
    text => {
      const name = customerName(text)
      return name && !isPost(name) && !isShop(name) ? name : null
    },
    { isToOthers: shops.length > 0, isOfCustomer: writer === 'customer' },
  )
  if (heads.length > 0) return heads
  const told = [...(letter?.body ?? []), ...(letter?.signature ?? [])]
    .flatMap(namesToldIn)
    .filter(({ value }) => !isShop(value))
  const ofDomains = lines
    .flatMap(line => namesOfDomains(line, domains))
    .filter(({ value }) => !isShop(value) && !repairs.test(value))
  const [only] = [...onlyOne(told), ...onlyOne(ofDomains)]
  return only ? [only] : once(companies, byName, 1).filter(({ place }) => place.page === 1 && place.line <= 5)
}

const companiesIn = (line: TextLine): Found<string>[] =>
  line.cells.flatMap(({ text }) => {
    // `de Transportes del Norte S.A. de C.V.`
    const value = afterSentence(company.exec(text)?.[0] ?? '').replace(
      /^(?:(?:de|del|la|los|y|of|and|&|\p{Script=Cyrillic}+) )+(?=[A-Z])/u,
      '',
    )
    return value && !isOfShop(text) && !isParent(text, value) ? [{ value, place: placeOf(line) }] : []
  })

/** The company of whoever signs a mail; else the letterhead, or a company in it. */
function writersOf(lines: readonly TextLine[]): Found<string>[] {
  const letter = letterIn(lines)
  const isMail = isOfMail(lines.slice(0, 8)) && lines.slice(0, 8).some(line => textOf(line).includes('@'))
  const head = letter ? lines.slice(0, lines.indexOf(letter.body[0] ?? letter.signature[0]!)) : lines
  const signed = letter?.signature.flatMap(line => signaturesIn(line, domainsIn(lines))) ?? []
  if (isMail) return signed
  const heads = letterheads(head, customerName, { isOfCustomer: !letter })
  return [heads, signed, head.slice(0, 3).flatMap(companiesIn)].find(some => some.length > 0) ?? []
}

/** `Do not bill the owner.`, and whose vehicle it is that a shop sublets. */
function isNotBilled(lines: readonly TextLine[]): (one: Labelled) => boolean {
  const text = lines.map(textOf).join(' ')
  const roles = [...text.matchAll(notBilled)].flatMap(([, ...some]) => some.flatMap(role => role ?? []))
  const refused = isSublet(lines) ? [...roles, 'customer', 'client', 'owner'] : roles
  return ({ label }) => refused.some(role => label.includes(role.toLowerCase()))
}

const role =
  '(customer|client|owner|less[oe][re]|renter|insured|carrier|(?:contract|policy|warranty) ?holder)'
const notBilled = new RegExp(
  `(?<!\\p{L})(?:not|n['’]t|never) (?:contact or )?(?:bill|invoice|charge)(?: or contact)? (?:the |our )?(?:driver or (?:the )?)?${role}(?: or (?:the |our )?${role})?(?= or (?:the |our )?driver|[.,;!]| directly|$)`,
  'giu',
)

/** An insurer, and a carrier beside whoever is called the customer, do not pay. */
function mostSurely(named: readonly Labelled[]): readonly Labelled[] {
  const own = named.filter(({ before }) => !/(?<!\p{L})(?:insurance|tow(?:ing)?|repair)$/iu.test(before))
  const customers = own.filter(({ label }) => calledCustomer.test(label))
  return customers.length > 0 ? customers : own
}

const calledCustomer = new AnyCase(
  '^(?:(?:fleet )?customer|cust|client|заказчик|клиент|замовник|клієнт)',
  'u',
)

/** `Iron Gate Auctions pays the shop` */
const payingIn = (line: TextLine): Found<string>[] =>
  line.cells.flatMap(({ text }) => {
    const [, name] = paying.exec(text) ?? notOthers.exec(text) ?? []
    const value = name ? companyFirst(name) : null
    return value ? [{ value, place: placeOf(line) }] : []
  })

const paying =
  /(?<![\p{L}&] |\p{L})((?:\p{Lu}[\p{L}\d'’-]*|&)(?: (?:\p{Lu}[\p{L}\d'’.-]*|&|of|and))+) (?:will pay|pays|is paying) (?:the (?:shop|vendor|repair|bill|invoice)|you|for)(?!\p{L})/u

/** `Invoice | Iron Gate Auctions, not the carrier` */
const notOthers =
  /^(?:(?:Bill|BILL|Invoice|INVOICE|Charge|CHARGE)(?: to| TO)?:? )?((?:\p{Lu}[\p{L}\d'’-]*|&)(?: (?:\p{Lu}[\p{L}\d'’.-]*|&|of|and))+), not (?:the |our )?(?:\p{L}+ )?(?:less[oe][re]|owner|carrier|fleet|customer|client|driver|renter|user|member|insured)(?!\p{L})/u

/** What a shop prints has its customer's name in a cell of its own. */
const namesAlone = (line: TextLine): Found<string>[] =>
  line.cells.flatMap(({ text }) => {
    const value = repairs.test(text) || isOfShop(text) ? null : businessName(text)
    return value === text.trim() ? [{ value, place: placeOf(line) }] : []
  })

/** So a shop writes. */
const toCustomers =
  /^(?:(?:to )?(?:our|dear|all) (?:\p{L}+ )?(?:customers?|clients?)|estimad[oa]s? clientes?|уважаем\p{L}+ клиент\p{L}*|шановн\p{L}+ клієнт\p{L}*)[\s,:!]*$/iu

/** `Invoice the lessor.` */
const payingRole =
  /(?<!\p{L})(?<!(?:not|n['’]t) )(?:invoice|bill|charge)(?: to)? (?:the (?=owner|carrier|fleet|customer)|(?:the )?(?=less[oe][re]))(less[oe][re]|owner|carrier|fleet|customer)(?!\p{L})/iu

/** Goods are shipped to the shop where no vendor is named, else to whoever orders. */
function shopsOf(lines: readonly TextLine[]): string[] {
  const named = findLabelled(lines, shopLabel, customerName, { hasMany: false })
  const others = findLabelled(lines, addresseeLabel, customerName, { hasMany: false })
  return [...(named.length > 0 ? named : others), ...addressedIn(lines)].map(byName)
}

/** `Lakeside Diesel`, below it `Attn: Service Manager`. */
const addressedIn = (lines: readonly TextLine[]): Found<string>[] =>
  lines.flatMap((line, index) => {
    const [cell] = line.cells
    const below = cell && cellAt(lines[index + 1], cell)
    const value =
      below && /^att(?:n|ention)[\s:.]*(?:mr\.? .*)?service/iu.test(below.text)
        ? customerName(cell.text)
        : null
    return value ? [{ value, place: placeOf(line) }] : []
  })

/** `a division of Tri-County Holdings LLC` */
const isParent = (text: string, name: string): boolean =>
  /(?:division|subsidiary|member|part|affiliate|company|brand|business) of (?:the )?$/iu.test(
    text.slice(0, text.indexOf(name)),
  )

const isOfShop = (text: string): boolean =>
  shopLabel.exec(text)?.index === 0 || addresseeLabel.exec(text)?.index === 0

/** `Driver name` in the block of a customer. */
const ofPerson =
  /(?<!\p{L})(?:driver|operator|contact|technician|tech|employee|first|last|adjuster|agent|buyer|print(?:ed)?|file)(?:[’']s)?$/iu

/** `Customer #`, below it `Name`. */
const customerHeading = /^(?:customer|client|bill|sold to|owner|insured)/i
