import { businessWord, publicBody, withoutNumber } from '../document/letterheads.ts'
import { beginsField, isLabel, untilLabel } from '../labels/form-labels.ts'
import { afterSentence, untilSentence } from '../labels/small-words.ts'
import type { Found } from '../text-line.ts'

/** `alvarez freight llc`: typed without capitals it is a name if it says what a business does, and no sentence. */
export function customerName(said: string): string | null {
  const isSmall = /^\p{Ll}[^\p{Lu}]*$/u.test(said)
  if (isSmall && !smallName.test(said)) return null
  const name = capitalName(
    isSmall ? said.replace(/(?<!\S)(?!(?:of|and|y|de|del)\s)\p{Ll}/gu, letter => letter.toUpperCase()) : said,
  )
  if (!isSmall || !name) return name
  return businessWord.test(name) || company.test(name) ? name.toLowerCase() : null
}

/** Who says where he is from needs no word for what they do there. */
export const nameInSmall = (text: string): string | null =>
  /^(?!(?:the|your|our|my) )(?:[\p{Ll}\d'’-]+|&)(?: (?:[\p{Ll}\d'’-]+|&)){1,4}$/u.test(text.trim())
    ? text.trim()
    : null

const smallName = /^(?:(?:[\p{Ll}\d'’.,-]+|&) ?){2,6}$/u

function capitalName(text: string): string | null {
  const line = untilLabel(text.replace(account, ''))
    .replace(/\s+/g, ' ')
    // A sentence ends, and no `St.`
    .split(/(?<=\p{Ll}{4}|\d{2})\. (?=\p{Lu})|, (?=\p{Ll})/u)[0]!
    .trim()
  // The address follows on the same line.
  const whole = company.exec(line)
  const value = (
    whole?.index === 0
      ? afterSentence(whole[0])
      : untilSentence(
          line.split(
            /,(?= .*\d)|,(?= [\p{L} .]+ \p{Lu}{2}$)|\s[|•·–—-]\s|,? (?=c\/o )|,(?= (?:transportation|fleet|maintenance|accounts|attn|procurement|public works|dep))|\s\((?:\d+|[^()]{4,})\)$/iu,
          )[0] ?? '',
        )
  )
    .replace(ofItsOffice, '')
    .replace(
      /(?<=\p{L}{2}) (?:dispatch|office|shop|yard|terminal|maintenance|accounting|(?:branch|terminal|location|store|plant)(?: (?:no\.? ?|#)?\d+))$/u,
      '',
    )
    .replace(/[,;|·•\s-]+$/, '')
  if (untilSentence(line) !== line && !businessWord.test(value)) return null
  const isName = /^[\p{Lu}\d][\p{L}\d .,&'’"«»“”„()/+-]{2,80}$/u.test(value) && /\p{L}{2}/u.test(value)
  if (!isName || isLabel(withoutNumber(value)) || beginsField(text) || notName.test(value)) return null
  if ((road.test(value) && !whole) || onlyWork.test(value) || office.test(value)) return null
  // A person and his phone.
  if (phone.test(line)) return null
  // The number of something else.
  if (/^[\p{Lu}\d]{1,4}-?\d+$/u.test(value)) return null
  // A sentence, or an address.
  const words = value.split(' ')
  const small = words.filter(word => /^\p{Ll}/u.test(word)).length
  return small > words.length / 2 || (/^\d/.test(value) && !whole) ? null : value
}

const phone = /^(?:\p{Lu}[\p{L}.'’-]* ){2,3}\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}/u

/** `Midstate Peterbilt, Service Dept.`, `Tamarack County Accounts Payable`, `Ash Township Fiscal Officer` */
const ofItsOffice =
  /(?:, (?:\p{L}+ ){0,2}(?:department|dept\.?|division|section|office)|,? (?:accounts payable|business office|shared services(?: cent(?:er|re))?|invoice (?:processing|cent(?:er|re))|comptes payables|a\/p|ap)(?: (?:department|dept\.?|office))?|(?<=(?<!\p{L})(?:county|parish|borough|city|town(?:ship)?|village|district|schools?|isd|authority|state|(?:city|town|village|county) of(?: \p{Lu}\p{L}+){1,3}),?) (?:auditor|treasurer|clerk|comptroller|controller|finance|purchasing|fiscal officer|finance (?:director|officer))(?:['’]s)?(?: (?:department|dept\.?|office|division))?)$/iu

/** `00771820 / Western Plains Livestock`, `C-30417 Western Plains Livestock`, `0417 Western Plains` */
const account =
  /^#?(?:\d[\d-]{2,11}\s*[/–—-]\s+(?=\p{L})|(?:[A-Z]{1,4}-\d{4,8}|0\d{3,8})[\s:]+(?=\p{Lu}\S* \p{L}))/u

export function businessName(text: string): string | null {
  // `Kim Ostrander, Two Rivers Seed Co.`
  const [, ofCompany] = /^(?:\p{Lu}[\p{L}.'’-]* ){1,2}\p{Lu}[\p{L}'’-]+, (\p{Lu}.*)$/u.exec(text) ?? []
  const isPerson = ofCompany !== undefined && !businessWord.test(text.slice(0, -ofCompany.length))
  const name = customerName(isPerson ? ofCompany : text)
  return name && businessWord.test(name) && !isPost(name) && !phrase.test(name) ? name : null
}

/** `Contracted service provider`: a word in small letters that no name has. */
const phrase =
  /^\p{Lu}.* (?!(?:of|and|for|the|at|in|on|y|e|de|del|la|las|los|el|dba|c|und|van|von)(?!\p{L}))\p{Ll}/u

/** `bill Meridian Trailer Leasing Corp. only`: the name, as far as it goes. */
export function companyFirst(text: string): string | null {
  const whole = company.exec(text)
  if (whole?.index === 0) return customerName(untilSentence(whole[0]))
  const [words = ''] =
    /^(?:(?:No\. \d+|\p{Lu}[\p{L}\d'’-]*|&|of|and|de|del)(?: |(?=[.,;]|$)))+/u.exec(text) ?? []
  // `bill Acme Fleet Services and show the unit number`
  const name = untilSentence(words).replace(/(?: (?:&|of|and|de|del|AND|OR|THE|ON|BY))+$/, '')
  if (
    post.test(name) ||
    saidInCapitals.test(name) ||
    /^(?:and|or|when|if|for|within|number|date|total|copy)(?!\p{L})/iu.test(name) ||
    /^(?:the|our|your|this|any|each|all)(?!\p{L})/iu.test(name)
  )
    return null
  if (/^[A-Z]{4,}-?[A-Z]+(?=[.,;]|$)/.test(text)) return name
  return name.split(' ').length > 2 ? customerName(name) : businessName(name)
}

/** `INVOICE MUST GO WITH THE TRUCK`; above, `YOUR INVOICE AND PACKING SLIP` */
const saidInCapitals = /(?<!\p{L})(?:THE|ON|BY)(?!\p{L})/u

/** `Main Office`, `North Terminal`, `Salina Branch`, `Distribution Center`, `Auditor`, `County`: a part of whoever is not named. */
const office =
  /^(?:(?:(?:the|north|south|east|west|central|main|regional|corporate|head|home|local|field|distribution|fulfillment|logistics|service|fleet|maintenance|operations|shipping|receiving|business|accounting|finance|billing|claims) )+(?:office|cent(?:er|re)|terminal|yard|plant|depot|branch|warehouse|headquarters|dock|garage|dept\.?|department)|\p{L}+ (?:branch|depot|yard|office)|(?:district|region|division|plant|store|location) (?:\d+|one|two|three|four|five|six|seven|eight|nine)(?: \p{L}+)?|(?:the )?(?:county|city|town|village|district|auditor|treasurer|clerk|comptroller|controller|administrator|headquarters|corporate|office|terminal|warehouse))$/iu

/** `County Road BB`, `12 Farm Road 4`, `State Hwy 199`, and what else ends like an address. */
const road =
  /(?:^|\s)(?:road|rd|street|st|avenue|ave|highway|hwy|boulevard|blvd|parkway|pkwy|lane|ln|route|rte)\.?(?: (?:\p{Lu}{1,3}|\d{1,4}\p{Lu}?|[NSEW]))?(?: (?:north|south|east|west))?(?:$|,)/iu

/** `OUTSIDE SERVICE`, `Vehicle Repair`: what is asked for, and of whom it is asked. */
const onlyWork =
  /^(?:(?:an? |the )?(?:outside|outsourced|external|vendor|vehicle|equipment|fleet|truck|trailer|tractor|unit|bus|road(?:side)?|mobile|emergency|mechanical|warranty|sublet|shop|parts|labou?r|preventive|pm|body|tires?|services?|servicing|repairs?|maintenance|work|inspections?|and|&|\/|or|of|for) ?)+$/iu

/** A city with its state, a post box, a note. */
const notName =
  /(?:,? [A-Z]{2},? \d{5}(?:-\d{4})?$)|^(?:p\.?\s?o\.?\s?box|attn|c\/o|(?:sres?|srs|sra)\. |señor(?:es|a)? |n\/?a$|same(?: as)?|none$|tbd$|accounts? payable$|see |(?:hi|hello|hey|dear|hola|thanks?) |cash$|yes$|no$|unknown$|signature|copy$|(?:user )?(?:less[oe][re]|owner|user|renter|customer|client|fleet|carrier|vendor|dealer|shop|driver|insur(?:ance|er)|warranty)(?: \(.*)?$|(?:county|city|town|village|district) (?:auditor|treasurer|clerk|comptroller|controller)$|(?:supplies|services?|repairs?|maintenance)(?!\p{L})|(?:job|account|acct|cost code|code|dept|department|project|contract)\.? [#\d])/iu

/** What somebody is in a company is not its name. */
export const post =
  /^(?:director|manager|chief|head|supervisor|superintendent|vp|vice president|president|owner|coordinator|gerente|jefe|encargado) (?:of|de|del) |(?<!\p{L})(?:maintenance|dispatch(?:er)?|departments?|dept|managers?|office|desk|agent|writer|mgr|operations|supervisor|coordinator|director|foreman|superintendent|clerk|purchasing|billing|driver|auditor|comptroller|controller|treasurer|payables?|finance|accounting|address)\.?$/iu

/** `Fleet Manager`, and no `Town of Ash Highway Dept` */
export const isPost = (name: string): boolean =>
  post.test(name) && !(publicBody.test(name) && /dep(?:artmen)?t\.?$/i.test(name))

export const company =
  /(?<![\p{L}\d])(?:(?:\p{Lu}[\p{L}\d'’.-]*|\d[\p{L}\d'’-]*|\p{Lu}[\p{L}\d'’.-]*,(?= (?:[\p{L}\d'’.-]+,? )?(?:&|and|y) )|&|of|and|de|del|la|los|y) ){0,6}\p{Lu}[\p{L}\d'’.-]*,? (?:LLC|L\.L\.C\.|INC\b\.?|Inc\b\.?|inc\.|LT[ÉE]E|[Ll]t[ée]e|enr\.|CORP\b\.?|Corp\b\.?|LTD\b\.?|Ltd\b\.?|Co\.|L\.?P\b\.?|LLP|S\.?A\.?(?: [Dd][Ee] C\.?V\.?)(?![\p{L}])|S\. [Dd][Ee] R\.L\.(?: [Dd][Ee] C\.V\.)?)(?![\p{L}\d])|(?:ООО|ТОВ|ЗАО|ОАО|ПАО|АО|ПП|ИП|ФОП) [«"„][^»"“]{2,60}[»"“]/u

export const byName = ({ value }: { value: string }) => value.toUpperCase().replace(/[.,]+$/, '')

export const onlyOne = (names: readonly Found<string>[]): Found<string>[] =>
  new Set(names.map(byName)).size === 1 ? names.slice(0, 1) : []
