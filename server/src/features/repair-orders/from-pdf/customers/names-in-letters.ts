import { repairs } from '../document/letterheads.ts'
import type { Letter } from '../document/letters.ts'
import { type Found, placeOf, type TextLine, textOf } from '../text-line.ts'
import { businessName, companyFirst, customerName, isPost, nameInSmall, post } from './company-names.ts'

/** At the end of a note without a greeting: `Rob Teller`, below it `Summit Beverage Distributing`. */
export const companyBelowPerson = (lines: readonly TextLine[]): Found<string>[] =>
  lines.slice(1).flatMap((line, index) => {
    const [above, text] = [textOf(lines[index]!).trim(), textOf(line).trim()]
    const isLast = lines.length - index < mostBelowSignature
    const isSigned = isLast && person.test(above) && businessName(above) === null
    return isSigned && businessName(text) === text && !repairs.test(text)
      ? [{ value: text, place: placeOf(line) }]
      : []
  })

/** The company with its address and telephones. */
const mostBelowSignature = 6

/** `Curtis Yellowhawk dba Yellowhawk Livestock` */
export const doingBusinessIn = (line: TextLine): Found<string>[] =>
  line.cells.flatMap(({ text }) => {
    const [, name] = /(?:^|\s)(?:dba|DBA|d\/b\/a) (\p{Lu}.*)$/u.exec(text) ?? []
    const value = name ? customerName(name) : null
    return value ? [{ value, place: placeOf(line) }] : []
  })

/** `this is Rosa from Tall Pines Logging`, `soy Juan Ocampo de J M Ocampo Trucking LLC` */
export function introducedIn(line: TextLine): Found<string>[] {
  return line.cells.flatMap(({ text }) => {
    const [, person = '', , ofCompany] = introduction.exec(text) ?? []
    const [, small] = smallIntroduction.exec(text) ?? []
    const [, after] = firstNameFrom.exec(text) ?? []
    const value = after
      ? companyFirst(after)
      : ofCompany
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

const smallIntroduction =
  /(?<!\p{L})(?:this is|it['’]?s|my name is|soy|habla) (?:\p{Ll}+ ){1,3}(?:from|with|w\/?|at|de) (\p{Ll}[^.,;!?\p{Lu}]*)(?:[.,;!?]|$)/u

/** `its luis from Medina Hotshot Service` */
const firstNameFrom =
  /(?<!\p{L})(?:[Tt]his is|[Ii]t['’]?s|[Mm]y name is|[Ss]oy|[Hh]abla) (?!\p{L}+(?:ing|ed|ado) )\p{Ll}+ (?:from|with|de) (\p{Lu}.*)/u

/** Whoever sends a mail or heads a letter, signs it, and calls the truck or the bill his own has no other company. */
export function ownerWriting(lines: readonly TextLine[], { body, signature }: Letter): Found<string>[] {
  const isOwn =
    [...body, ...signature].some(line => ownTruck.test(textOf(line))) ||
    ownBill.test(body.map(textOf).join(' '))
  const senders = isOwn
    ? [
        ...lines
          .slice(0, 8)
          .flatMap(
            line =>
              /(?:^|:\s+|\s{2})(\p{Lu}[\p{L}'’. -]+ \p{Lu}[\p{L}'’-]+)\s+<\S+@/u.exec(textOf(line))?.[1] ??
              [],
          ),
        ...lines
          .slice(0, 2)
          .flatMap(({ cells: [head] }) => (head && person.test(head.text) ? head.text : [])),
      ]
    : []
  return signature.flatMap(line =>
    line.cells.flatMap(({ text }) =>
      senders.includes(text.trim()) ? [{ value: text.trim(), place: placeOf(line) }] : [],
    ),
  )
}

const person = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}\.)?(?: \p{Lu}[\p{L}'’-]+){1,2}$/u

/** `this is my own bill`, `I pay for it myself` */
const ownBill =
  /(?<!\p{L})(?:(?:this|it) (?:is|one is|['’]s) (?:on me|my (?:own )?(?:bill|expense|dime|nickel|cost))|I(?: will|['’]ll| am|['’]m)? pay(?:ing)? (?:for )?(?:(?:this|it|the (?:bill|invoice|repairs?)) )?(?:myself|out of (?:my )?(?:own )?pocket)|(?<!(?:not|n['’]t|never) )(?:bill|invoice|charge) (?:it (?:to )?)?me(?= (?:direct|and not|not)|[,.;]|$)|yo (?:mismo )?(?:lo |la )?pago|pago yo|por mi cuenta|плачу сам|оплачу сам|за мой сч[её]т|за (?:власний|мій) рахунок)(?!\p{L})/iu

const ownTruck =
  /(?<!\p{L})(?:my (?:(?:19[89]|20[0-3])\d )(?=\p{L})|my (?:own )?(?:pete|kw|kenworth|peterbilt|freightliner|cascadia|volvo|mack|western star|international|t-?\d{3}|w900\p{L}?|\d{3} pete)(?!\p{L})|my (?:\p{L}+ )?(?:truck|tractor|trailer|rig|bus|pickup)|owner[ /-]?operator|mi (?:cami[óo]n|troca|tracto|remolque)|a mi nombre|мо(?:й|я|ю|его|ей|єї) (?:трак|грузовик|прицеп|машин|трейлер|причіп))/iu

/** `camión 12 de Marquez Brothers Produce` */
export const ownersIn = (line: TextLine): Found<string>[] =>
  line.cells.flatMap(({ text }) => {
    const [, name] = owner.exec(text) ?? []
    const value = name && !repairs.test(name) ? businessName(name) : null
    return value ? [{ value, place: placeOf(line) }] : []
  })

const owner =
  /(?<!\p{L})(?:truck|tractor|trailer|unit|bus|cami[óo]n|tracto|remolque|caja|unidad)s? #?[\p{L}\d-]*\d[\p{L}\d-]*,? (?:of|for|from|de|del) ((?:(?:\p{Lu}[\p{L}'’-]*|&|de|y|and) ?){2,6})/u

/** The company under a letter: `Fleet Manager | Delgado Produce Co`, `Fleet Coordinator, Bluff City Foods Inc.` */
export function signaturesIn(line: TextLine, domains: readonly string[]): Found<string>[] {
  const parts = line.cells.flatMap(({ text }) =>
    leasedTo.test(text) ? [] : text.replace(personAt, '').split(/\s[|•·]\s/u),
  )
  return parts.flatMap(all => {
    const [first = '', ...rest] = all.split(/,\s+/)
    const part = rest.length > 0 && post.test(first) ? rest.join(', ') : all
    const value = /[:!?]$/.test(part)
      ? null
      : (businessName(part) ?? (isOfDomain(part, domains) ? customerName(part) : null))
    const isName = value?.includes(' ') && !isPost(value)
    return value && isName ? [{ value, place: placeOf(line) }] : []
  })
}

/** Between the person, or his post, and the address stands the company: `Paul Renner`, `Yard Supervisor`, `Oak & Hearth`, `1600 W 1st Street`. */
export function companiesAboveAddress(signature: readonly TextLine[]): Found<string>[] {
  const at = signature.findIndex(({ cells: [cell] }) => cell && addressLine.test(cell.text))
  const line = at > 1 ? signature[at - 1]! : undefined
  const text = line?.cells.length === 1 ? line.cells[0]!.text : ''
  const signer = textOf(signature[0] ?? { page: 0, line: 0, cells: [] })
  const value = customerName(text)
  const isName =
    value?.includes(' ') &&
    value === text.trim() &&
    !value.includes(',') &&
    !post.test(value) &&
    !ofJob.test(value) &&
    !signer.split(' ').some(word => value.split(' ').includes(word))
  return line && value && isName ? [{ value, place: placeOf(line) }] : []
}

const addressLine =
  /^(?:p\.?\s?o\.? box \d|\d+(?:-\d+)? (?=[^,]*\p{L}{2}).{4,}|(?:rr|route|hc) \d.*)$|,? [A-Z]{2},? \d{5}(?:-\d{4})?$/iu
const ofJob =
  /(?<!\p{L})(?:technician|mechanic|lead|owner|partner|assistant|specialist|advisor|adviser|analyst|planner|buyer|operator|officer|administrator|representative|rep|engineer|secretary|treasurer|president|vp|manager|supervisor)(?!\p{L})/iu

/** Under whose authority an owner-operator drives: his truck is his own. */
const leasedTo = /(?<!\p{L})(?:leased(?: on)?|contracted|signed on) (?:to|with|for)(?!\p{L})/iu

/** `Joe at Lakeshore Steel Haulers` */
const personAt = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? (?:at|from|with|w\/) (?=\p{Lu})/u

/** `Cedar Millwork, yard office` of a document with an address `@cedarmillwork`. */
export const namesOfDomains = (line: TextLine, domains: readonly string[]): Found<string>[] =>
  line.cells.flatMap(({ text }) => {
    const value = customerName(text)
    return value?.includes(' ') && isOfDomain(value, domains) ? [{ value, place: placeOf(line) }] : []
  })

/** `cedarmillwork` of an address is Cedar Millwork & Truss. */
export const domainsIn = (lines: readonly TextLine[]): string[] =>
  lines.flatMap(line =>
    [...textOf(line).matchAll(/@([a-z\d-]{5,})\./giu)].map(([, domain = '']) => plainName(domain)),
  )

const isOfDomain = (name: string, domains: readonly string[]): boolean => {
  const words = name.replaceAll('&', ' and ').split(/\s+/).map(plainName).filter(Boolean)
  return domains.some(domain => plainName(name).startsWith(domain) || isOfWords(domain, words))
}

/** `oakhearth` or `oakandhearthfurn` of Oak & Hearth Furniture, `voseprod` of Vose County Produce: words from the first on, none, their beginning or all of each. */
function isOfWords(domain: string, [first = '', ...words]: readonly string[]): boolean {
  if (first.length < 3 || !domain.startsWith(first)) return false
  const rest = domain.slice(first.length)
  return rest === '' ? words.length > 0 && first.length > 4 : areBeginnings(rest, words)
}

function areBeginnings(text: string, [word = '', ...others]: readonly string[]): boolean {
  if (text === '') return true
  if (word === '') return false
  const shared = [...word].findIndex((letter, at) => text[at] !== letter)
  const most = shared < 0 ? word.length : shared
  return Array.from({ length: most + 1 }, (_, count) => count)
    .filter(count => count === 0 || count > 2 || count === word.length || count === 1)
    .some(count => areBeginnings(text.slice(count), others))
}

const plainName = (name: string): string => name.toUpperCase().replace(/[^\p{L}\d]/gu, '')

/** What a letter sets apart in its sentences, or what is called like a business. */
export function namesToldIn(line: TextLine): Found<string>[] {
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
