import { findLabelled } from './find-labelled.ts'
import { beginsField, isLabel, isLabelCell, untilLabel } from './form-labels.ts'
import { businessWord, letterheads, repairs } from './letterheads.ts'
import { type Letter, letterIn } from './letters.ts'
import { label } from './text-label.ts'
import {
  addresseeLabel,
  customerLabel,
  documentFor,
  fromLabel,
  nameLabel,
  payerLabel,
  payerWords,
  shopLabel,
} from './text-labels.ts'
import {
  cellAt,
  type Found,
  isBelow,
  once,
  placeOf,
  type TextCell,
  type TextLine,
  textOf,
} from './text-line.ts'
import { whoWrites } from './who-writes.ts'

/**
 * Who is to pay, or else names after another label. Without one, of a document that a customer writes, the company that it names besides the
 * shop, or its letterhead; an invoice or estimate is written by a shop, whose name that would be.
 */
export function findCustomers(all: readonly TextLine[]): Found<string>[] {
  const lines = withWholeNames(all)
  return candidates(lines).map(one => ({ ...one, value: wholeName(one.value, lines) }))
}

function candidates(lines: readonly TextLine[]): Found<string>[] {
  const payers = [
    ...findLabelled(lines, payerLabel, customerName, { needsSign: true, hasMany: false }),
    ...findLabelled(lines, payerWords, companyFirst, {
      looksAround: false,
      hasMany: false,
      where: (_, cell) => !isLabelCell(cell),
    }).filter(({ before }) => !/(?:not|n['’]t|never)$/i.test(before)),
  ]
  if (payers.length > 0) return once(payers, byName, 10)
  const [role] = lines.flatMap(line => payingRole.exec(textOf(line))?.[1] ?? [])
  const paying = role
    ? findLabelled(lines, label(role.toLowerCase()), customerName, { needsSign: true, hasMany: false })
    : []
  if (paying.length > 0) return once(paying, byName, 1)
  const named = [
    ...findLabelled(lines, customerLabel, customerName, { needsSign: true, hasMany: false }),
    ...findLabelled(lines, documentFor, customerName, { looksAround: false, hasMany: false }),
  ]
  if (named.length > 0) return once(named, byName, 10)
  const inBlock = findLabelled(lines, nameLabel, customerName, {
    hasMany: false,
    where: (index, cell) => cell.text.length < 60 && isBelow(lines, index, cell, customerHeading),
  })
  if (inBlock.length > 0) return once(inBlock, byName, 10)
  const writers = findLabelled(lines.slice(0, 15), fromLabel, businessName, {
    hasMany: false,
    needsSign: true,
  })
  if (writers.length > 0) return once(writers, byName, 1)
  const letter = letterIn(lines)
  const domains = domainsIn(lines)
  const signed = letter?.signature.flatMap(line => signaturesIn(line, domains)) ?? []
  if (signed.length > 0) return signed.slice(-1)
  const owners = letter?.body.flatMap(ownersIn) ?? []
  if (onlyOne(owners).length > 0) return onlyOne(owners)
  const person = letter ? ownerWriting(lines, letter) : []
  if (person.length > 0) return person
  const writer = letter ? 'customer' : whoWrites(lines)
  if (writer === 'shop') return onlyOne(lines.slice(0, 20).flatMap(namesAlone))
  const presented = lines.flatMap(introducedIn)
  if (presented.length > 0) return once(presented, byName, 1)
  const shops = shopsOf(lines)
  const isShop = (name: string) => shops.some(shop => shop.includes(byName({ value: name })))
  const companies = lines.flatMap(line =>
    line.cells.flatMap(({ text }) => {
      // `de Transportes del Norte S.A. de C.V.`
      const value = company
        .exec(text)?.[0]
        .replace(/^(?:(?:de|del|la|los|y|of|and|&|\p{Script=Cyrillic}+) )+(?=[A-Z])/u, '')
      return value && !isShop(value) && !isOfShop(text) && !isParent(text, value)
        ? [{ value, place: placeOf(line) }]
        : []
    }),
  )
  if (writer === 'customer' && companies.length > 0) return once(companies, byName, 1)
  const heads = letterheads(
    letter ? lines.slice(0, lines.indexOf(letter.body[0] ?? letter.signature[0]!)) : lines,
    text => {
      const name = customerName(text)
      return name && !isShop(name) ? name : null
    },
    { isToOthers: shops.length > 0, isOfCustomer: writer === 'customer' },
  )
  if (heads.length > 0) return heads
  const told = [...(letter?.body ?? []), ...(letter?.signature ?? [])]
    .flatMap(namesToldIn)
    .filter(({ value }) => !isShop(value))
  const [only] = onlyOne(told)
  return only ? [only] : once(companies, byName, 1).filter(({ place }) => place.page === 1 && place.line <= 5)
}

const onlyOne = (names: readonly Found<string>[]): Found<string>[] =>
  new Set(names.map(byName)).size === 1 ? names.slice(0, 1) : []

/** What a shop prints has its customer's name in a cell of its own. */
const namesAlone = (line: TextLine): Found<string>[] =>
  line.cells.flatMap(({ text }) => {
    const value = repairs.test(text) || isOfShop(text) ? null : businessName(text)
    return value === text.trim() ? [{ value, place: placeOf(line) }] : []
  })

/** `Invoice the lessor.` */
const payingRole =
  /(?<!\p{L})(?<!(?:not|n['’]t) )(?:invoice|bill|charge)(?: to)? the (less[oe][re]|owner|carrier|fleet|customer)(?!\p{L})/iu

/** `Harmon Valley FPD` is the `Harmon Valley Fire Protection District` of the letterhead. */
function wholeName(name: string, lines: readonly TextLine[]): string {
  const isShort = /(?<!\p{L})\p{Lu}{3,5}(?!\p{L})/u.test(name) && /\p{Lu}{3,5} \S|\S \p{Lu}{3,5}/u.test(name)
  const heads = isShort ? lines.slice(0, 4).flatMap(line => line.cells.map(({ text }) => text)) : []
  return (
    heads.find(
      head =>
        /^(?:\p{Lu}\S*|of|and|&|\d+)(?: (?:\p{Lu}\S*|of|and|&|\d+))+$/u.test(head) && abbreviates(name, head),
    ) ?? name
  )
}

/** Each of its words is one of the name, or the initials of several, up to its end. */
function abbreviates(short: string, name: string): boolean {
  const words = name.toUpperCase().split(' ')
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

/** A narrow cell breaks a name before its last word: `Panadería La Guadalupana`, below it `LLC`. */
function withWholeNames(lines: readonly TextLine[]): TextLine[] {
  const isRest = (cell: TextCell, upper: TextCell) =>
    Math.abs(cell.from - upper.from) < 3 && kindOfCompany.test(cell.text) && /\p{L}$/u.test(upper.text)
  return lines.map((line, index) => {
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

const kindOfCompany =
  /^(?:(?:&|and) (?:sons?|co)\.?,? ?)?(?:l\.?l\.?c|inc|corp|co|ltd|l\.?p|s\.?a\.? de c\.?v)\.?$/iu

/** `bill Meridian Trailer Leasing Corp. only`: the name, as far as it goes. */
function companyFirst(text: string): string | null {
  const whole = company.exec(text)
  if (whole?.index === 0) return customerName(whole[0])
  const [words = ''] = /^(?:(?:\p{Lu}[\p{L}\d'’-]*|&|of|and|de|del)(?: |(?=[.,;]|$)))+/u.exec(text) ?? []
  const name = words.trim()
  if (post.test(name) || /^(?:the|our|your|this|any|each|all)(?!\p{L})/iu.test(name)) return null
  if (/^[A-Z]{4,}-?[A-Z]+(?=[.,;]|$)/.test(name)) return name
  return name.split(' ').length > 2 ? customerName(name) : businessName(name)
}

/** `this is Rosa from Tall Pines Logging`, `soy Juan Ocampo de J M Ocampo Trucking LLC` */
function introducedIn(line: TextLine): Found<string>[] {
  return line.cells.flatMap(({ text }) => {
    const [, person = '', , ofCompany] = introduction.exec(text) ?? []
    const [, small] = smallIntroduction.exec(text) ?? []
    const value = ofCompany
      ? companyFirst(ofCompany)
      : small
        ? nameInSmall(small)
        : person.includes(' ')
          ? person
          : null
    return value ? [{ value, place: placeOf(line) }] : []
  })
}

const introduction =
  /(?<!\p{L})(?:[Tt]his is|I,(?: the undersigned,)?|[Ii]t['’]?s|[Mm]y name is|[Ss]oy|[Hh]abla|[Mm]i nombre es|[Мм]еня зовут|[Ээ]то) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})(?=,|\.|$|[^\p{L}])(?:,? (?:over |out )?(from|with|at|of|de|из|від|з) (\p{Lu}.*))?/u

/** Whoever sends a mail, signs it and calls the truck his own has no other company. */
function ownerWriting(lines: readonly TextLine[], { body, signature }: Letter): Found<string>[] {
  const isOwn = [...body, ...signature].some(line => ownTruck.test(textOf(line)))
  const senders = isOwn
    ? lines
        .slice(0, 8)
        .flatMap(
          line => /(?:^|:\s+)(\p{Lu}[\p{L}'’. -]+ \p{Lu}[\p{L}'’-]+) <\S+@/u.exec(textOf(line))?.[1] ?? [],
        )
    : []
  return signature.flatMap(line =>
    line.cells.flatMap(({ text }) =>
      senders.includes(text.trim()) ? [{ value: text.trim(), place: placeOf(line) }] : [],
    ),
  )
}

const ownTruck =
  /(?<!\p{L})(?:my (?:\p{L}+ )?(?:truck|tractor|trailer|rig|bus|pickup)|owner[ /-]?operator|mi (?:cami[óo]n|troca|tracto|remolque)|a mi nombre|мо(?:й|я|ю|его|ей|єї) (?:трак|грузовик|прицеп|машин|трейлер|причіп))/iu

/** `camión 12 de Marquez Brothers Produce` */
const ownersIn = (line: TextLine): Found<string>[] =>
  line.cells.flatMap(({ text }) => {
    const [, name] = owner.exec(text) ?? []
    const value = name && !repairs.test(name) ? businessName(name) : null
    return value ? [{ value, place: placeOf(line) }] : []
  })

const owner =
  /(?<!\p{L})(?:truck|tractor|trailer|unit|bus|cami[óo]n|tracto|remolque|caja|unidad)s? #?[\p{L}\d-]*\d[\p{L}\d-]*,? (?:of|for|from|de|del) ((?:(?:\p{Lu}[\p{L}'’-]*|&|de|y|and) ?){2,6})/u

const smallIntroduction =
  /(?<!\p{L})(?:this is|it['’]?s|my name is|soy|habla) (?:\p{Ll}+ ){1,3}(?:from|with|w\/?|at|de) (\p{Ll}[^.,;!?\p{Lu}]*)(?:[.,;!?]|$)/u

/** The company under a letter: `Fleet Manager | Delgado Produce Co`, `Fleet Coordinator, Bluff City Foods Inc.` */
function signaturesIn(line: TextLine, domains: readonly string[]): Found<string>[] {
  const parts = line.cells.flatMap(({ text }) => text.split(/\s[|•·]\s/u))
  return parts.flatMap(all => {
    const [first = '', ...rest] = all.split(/,\s+/)
    const part = rest.length > 0 && post.test(first) ? rest.join(', ') : all
    const value = /[:!?]$/.test(part)
      ? null
      : (businessName(part) ?? (isOfDomain(part, domains) ? customerName(part) : null))
    const isName = value?.includes(' ') && !post.test(value)
    return value && isName ? [{ value, place: placeOf(line) }] : []
  })
}

/** `cedarmillwork` of an address is Cedar Millwork & Truss. */
const domainsIn = (lines: readonly TextLine[]): string[] =>
  lines.flatMap(line =>
    [...textOf(line).matchAll(/@([a-z\d-]{5,})\./giu)].map(([, domain = '']) => plainName(domain)),
  )

const isOfDomain = (name: string, domains: readonly string[]): boolean =>
  domains.some(domain => plainName(name).startsWith(domain))

const plainName = (name: string): string => name.toUpperCase().replace(/[^\p{L}\d]/gu, '')

/** What a letter sets apart in its sentences, or what is called like a business. */
function namesToldIn(line: TextLine): Found<string>[] {
  return line.cells.flatMap(({ text, changes = [] }) => {
    const ends = [...changes, text.length]
    const setApart = changes.map((start, at) =>
      text.slice(start, ends[at + 1]).replace(/^[\s,.:]+|[\s,.:]+$/g, ''),
    )
    const names =
      text.match(/(?<!\p{L})\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}[\p{L}'’-]+|&|of|y|and|de|del))+/gu) ?? []
    return [
      ...setApart
        .filter(part => /^\p{Lu}\p{L}+ .*\p{Lu}\p{L}+$/u.test(part))
        .flatMap(part => customerName(part) ?? []),
      ...names.filter(name => !repairs.test(name)).flatMap(name => businessName(name) ?? []),
    ].map(value => ({ value, place: placeOf(line) }))
  })
}

/** What somebody is in a company is not its name. */
const post =
  /^(?:director|manager|chief|head|supervisor|superintendent|vp|vice president|president|owner|coordinator|gerente|jefe|encargado) (?:of|de|del) |(?<!\p{L})(?:maintenance|dispatch(?:er)?|departments?|dept|managers?|office|desk|agent|writer|mgr|operations|supervisor|coordinator|director|foreman|superintendent|clerk|purchasing|billing|driver|auditor|comptroller|controller|treasurer|payables?|finance|accounting|address)\.?$/iu

const byName = ({ value }: { value: string }) => value.toUpperCase().replace(/[.,]+$/, '')

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
  /(?:division|subsidiary|member|part|affiliate) of (?:the )?$/iu.test(text.slice(0, text.indexOf(name)))

const isOfShop = (text: string): boolean =>
  shopLabel.exec(text)?.index === 0 || addresseeLabel.exec(text)?.index === 0

/** `Customer #`, below it `Name`. */
const customerHeading = /^(?:customer|client|bill|sold to|owner)/i

/** `alvarez freight llc`: typed without capitals it is a name if it says what a business does, and no sentence. */
function customerName(said: string): string | null {
  const isSmall = /^\p{Ll}[^\p{Lu}]*$/u.test(said)
  if (isSmall && !smallName.test(said)) return null
  const name = capitalName(
    isSmall ? said.replace(/(?<!\S)(?!(?:of|and|y|de|del)\s)\p{Ll}/gu, letter => letter.toUpperCase()) : said,
  )
  if (!isSmall || !name) return name
  return businessWord.test(name) || company.test(name) ? name.toLowerCase() : null
}

/** Who says where he is from needs no word for what they do there. */
const nameInSmall = (text: string): string | null =>
  /^(?!(?:the|your|our|my) )(?:[\p{Ll}\d'’-]+|&)(?: (?:[\p{Ll}\d'’-]+|&)){1,4}$/u.test(text.trim())
    ? text.trim()
    : null

const smallName = /^(?:(?:[\p{Ll}\d'’.,-]+|&) ?){2,6}$/u

function capitalName(text: string): string | null {
  const line = untilLabel(text.replace(account, ''))
    .replace(/\s+/g, ' ')
    // A sentence ends, and no `St.`
    .split(/(?<=\p{Ll}{4})\. (?=\p{Lu})|, (?=\p{Ll})/u)[0]!
    .trim()
  // The address follows on the same line.
  const whole = company.exec(line)
  const value = (
    whole?.index === 0
      ? whole[0]
      : (line.split(
          /,(?= .*\d)|,(?= [\p{L} .]+ \p{Lu}{2}$)|\s[|•·–—-]\s|,(?= (?:transportation|fleet|maintenance|accounts|attn|procurement|public works|dep))|\s\((?:\d+|[^()]{4,})\)$/iu,
        )[0] ?? '')
  )
    .replace(ofItsOffice, '')
    .replace(/[,;|·•\s-]+$/, '')
  const isName = /^[\p{Lu}\d][\p{L}\d .,&'’"«»“”„()/+-]{2,80}$/u.test(value) && /\p{L}{2}/u.test(value)
  if (!isName || isLabel(value) || beginsField(text) || notName.test(value)) return null
  // The number of something else.
  if (/^[\p{Lu}\d]{1,4}-?\d+$/u.test(value)) return null
  // A sentence, or an address.
  const words = value.split(' ')
  const small = words.filter(word => /^\p{Ll}/u.test(word)).length
  return small > words.length / 2 || (/^\d/.test(value) && !whole) ? null : value
}

/** `Midstate Peterbilt, Service Dept.`, `Tamarack County Accounts Payable` */
const ofItsOffice =
  /(?:, (?:\p{L}+ ){0,2}(?:department|dept\.?|division|section|office)|,? (?:accounts payable|business office|a\/p|ap)(?: (?:department|dept\.?|office))?)$/iu

/** `00771820 / Western Plains Livestock` */
const account = /^#?\d[\d-]{2,11}\s*[/–—-]\s+(?=\p{L})/u

function businessName(text: string): string | null {
  // `Kim Ostrander, Two Rivers Seed Co.`
  const [, ofCompany] = /^(?:\p{Lu}[\p{L}.'’-]* ){1,2}\p{Lu}[\p{L}'’-]+, (\p{Lu}.*)$/u.exec(text) ?? []
  const isPerson = ofCompany !== undefined && !businessWord.test(text.slice(0, -ofCompany.length))
  const name = customerName(isPerson ? ofCompany : text)
  return name && businessWord.test(name) && !post.test(name) ? name : null
}

/** A city with its state, a post box, a note. */
const notName =
  /(?:,? [A-Z]{2},? \d{5}(?:-\d{4})?$)|^(?:p\.?\s?o\.?\s?box|attn|c\/o|n\/?a$|same(?: as)?|none$|tbd$|accounts? payable$|see |cash$|yes$|no$|unknown$|signature|copy$|(?:less[oe][re]|owner|user|renter|customer|client|fleet|carrier|vendor|dealer|shop|driver|insur(?:ance|er)|warranty)(?: \(.*)?$|(?:supplies|services?|repairs?|maintenance)(?!\p{L})|(?:job|account|acct|cost code|code|dept|department|project|contract)\.? [#\d])/iu

const company =
  /(?<![\p{L}\d])(?:(?:\p{Lu}[\p{L}\d'’.-]*|\d[\p{L}\d'’-]*|\p{Lu}[\p{L}\d'’.-]*,(?= (?:[\p{L}\d'’.-]+,? )?(?:&|and|y) )|&|of|and|de|del|la|los|y) ){0,6}\p{Lu}[\p{L}\d'’.-]*,? (?:LLC|L\.L\.C\.|INC\b\.?|Inc\b\.?|CORP\b\.?|Corp\b\.?|LTD\b\.?|Ltd\b\.?|Co\.|L\.?P\.|LLP|S\.?A\.?(?: [Dd][Ee] C\.?V\.?)(?![\p{L}])|S\. [Dd][Ee] R\.L\.(?: [Dd][Ee] C\.V\.)?)(?![\p{L}\d])|(?:ООО|ТОВ|ЗАО|ОАО|ПАО|АО|ПП|ИП|ФОП) [«"„][^»"“]{2,60}[»"“]/u
