import { AnyCase } from '../labels/text-label.ts'
import { type TextLine, textOf } from '../text-line.ts'

/** `Please address the invoice to us`, `our payment will be issued to your shop`: whoever is named besides pays nothing. */
export const writerPays = (lines: readonly TextLine[]): boolean => {
  const text = lines.map(textOf).join(' ')
  return toUs.some(words => words.test(text))
}

const paper =
  '(?:(?:the|your|this|all|any|each|every|final|repair) ){0,3}(?:invoices?|bills?|work|repairs?|charges)'
const directly = '(?:directly |only |straight )?'

/** `Send us the invoice made out to our insured.` */
const notToOthers =
  '(?![\\p{L}]|,? (?:made out|addressed|payable|billed|in the name|for (?:the|our) (?:insured|customer|owner)))'

const toUs: readonly RegExp[] = [
  // `Bill us`, and not `the tower will bill us` or `do not bill us`.
  `(?<!(?:not|n[’']t|never|they|he|she|it|who|that|company|shop|dealer|vendor|tower|driver|carrier|owner)(?: (?:will|can|may|should|would|has to|have|has|is|are))? )(?:bill|invoice|charge) (?:(?:it|this|that|them|everything|all|${paper}) )?${directly}(?:to )?us(?!\\p{L}| (?:a|if|when|once|for the tow)(?!\\p{L}))`,
  `(?<!(?:not|n[’']t|never) )(?:address|issue|make|direct|write|prepare) ${paper} (?:out )?${directly}(?:to us|in our name)(?!\\p{L})`,
  `(?<!\\p{L})(?:invoices?|bills?|billing|charges|repairs?|work)(?: \\p{L}+){0,6} (?:addressed|made out|issued|billed|invoiced|charged|directed|payable) ${directly}(?:to us|in our name)(?!\\p{L})`,
  `(?<!(?:not|n[’']t|never) )(?:send|submit|forward|mail|e-?mail|fax) ${paper} ${directly}to us${notToOthers}`,
  `(?<!(?:not|n[’']t|never) )(?:send|mail|e-?mail|fax) us (?:(?:the|your|this|all|final|repair) ){0,3}(?:invoices?|bills?)${notToOthers}`,
  "(?<!(?:not|n[’']t|never) )(?:bill|invoice|charge) (?:to )?(?:the )?administrator(?!\\p{L})",
  '(?<!\\p{L})(?:the )?administrator (?:will pay|pays)(?!\\p{L})',
  '(?<!\\p{L})we (?:will |shall )?pay (?:for )?(?:the |all )?(?:authori[sz]ed|approved|covered|invoiced) (?!by)',
  '(?<!\\p{L})our (?:payment|check|cheque|remittance)(?: (?:will|shall|is|goes|comes)(?!\\p{L})| {2,}\\(?\\$)',
  '(?<!\\p{L})we (?:will |shall |are going to )?(?:pay|reimburse) (?:you|your|the (?:shop|repairer|repair facility|vendor))(?!\\p{L})',
  '(?<!\\p{L})(?:factur\\p{L}+|cobr\\p{L}+|cargu\\p{L}+) (?:(?:todo|directamente|la reparaci[óo]n) )?a (?:nosotros|nuestr[oa] (?:nombre|empresa|compa[ñn][íi]a|cuenta))(?!\\p{L})',
  '(?<!\\p{L})facturas?(?: \\p{L}+){0,4} a nuestro nombre(?!\\p{L})',
  '(?<!\\p{L})(?:сч[её]т|инвойс|рахунок)\\p{L}{0,2}(?: \\p{L}+){0,3} на (?:нас|нашу (?:компанию|фирму|компанію|фірму)|наше имя)(?!\\p{L})',
  '(?<!\\p{L})(?:платим|оплачиваем|оплатим|сплачуємо|платимо) м[ыи](?!\\p{L})',
].map(words => new AnyCase(words, 'u'))
