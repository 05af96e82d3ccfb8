import { label } from './text-label.ts'

/** Who pays, who sends and who does the work, in English, Spanish, French, Russian and Ukrainian. */

const payer = [
  'bill(?:ed|ing)?[\\s-]*(?:(?:\\p{L}+\\s)?to(?:\\s+(?:party|name|customer)(?=\\s*(?::|$)))?|name|customer|party)',
  '(?:invoice|billing) address',
  'bill(?=\\s*(?::|$))|invoices?(?=\\s*:)',
  '(?:sold|invoice|(?:submit|send|mail|remit|e-?mail|forward|direct|address) invoices?|charge)[\\s-]*to',
  'pay[eo]r(?=\\s*(?::|$))',
  '(?:paying|responsible) party(?=\\s*(?::|$))',
  '(?:invoice|billing) (?:recipient|entity|company)',
  'invoices?(?: [\\p{L}.]+){1,4} to(?=\\s*:)',
  'facturar a',
  'factur(?:er|[ée]e?) [àa]',
  'adresse de facturation',
  'payeur(?=\\s*(?::|$))',
  'плательщик',
  'платник',
]

/** Whose name the invoice gets, whoever else has to do with the vehicle. */
export const payerLabel = label(...payer)

export const customerLabel = label(
  '(?:(?:fleet|rental|lease|leasing|end) )?customer(?:\\s*(?:/\\s*)?(?:name|company|information|info))?(?!\\s*(?:#|no|id(?!\\p{L})|states|complaint|concern|signature|phone|p\\.?o|ref|address|copy|service|approval))',
  'cust\\.?(?!\\s*(?:#|no|id|unit|p\\.?o|order|phone|ref))',
  '(?:issuing|requesting|ordering|purchasing)\\s*(?:office|agency|department|company|activity)',
  ...payer,
  '(?:prepared|performed|towed) for',
  '(?:fleet )?client(?:\\s*name)?(?!\\s*(?:#|no|id))',
  '(?:account|acct\\.?)\\s*name',
  'insured(?:\\s*name)?(?!\\s*(?:vehicle|unit|value))',
  '(?:contract|policy|warranty) ?holder',
  'account(?!\\s*(?:#|no|number|id|code|payable|manager|type|rep))',
  'business(?:\\s*name|(?=\\s*:))',
  '(?:(?:member|parent|client|trucking) )?company(?:\\s*name)?',
  '(?:motor )?carrier(?:\\s*operator)?(?:\\s*(?:/\\s*company)?\\s*name)?(?!\\s*(?:#|no|id|code))',
  'fleet(?:\\s*(?:name|/\\s*company))?(?!\\s*(?:#|no|number|id|code|p\\.?o|unit|customer|maintenance|service|manager|contact))',
  '(?:registered |vehicle )?owner(?:\\s*name| of (?:the )?(?:vehicle|unit|truck|tractor|trailer|equipment))?(?!\\s*(?:address|phone|signature|p\\.?\\s?o|of))',
  'organi[sz]ation(?:\\s*name)?',
  'agency(?:\\s*name)?(?!\\s*(?:#|no|id|code))',
  'lessee(?:\\s*name)?',
  '(?:raz[óo]n social|nombre) del cliente',
  'cliente(?!\\s*(?:n[úu]m|no\\b))',
  'raz[óo]n social',
  'empresa(?:\\s*transportista)?',
  '(?:l[íi]nea )?transportista',
  'compa[ñn][íi]a',
  'propietario',
  'nom du client',
  'entreprise',
  'compagnie',
  'transporteur',
  'propri[ée]taire',
  'заказчик',
  'клиент',
  'компания',
  'владелец',
  'собственник',
  'организация',
  'перевозчик',
  'перевізник',
  'замовник',
  'клієнт',
  'компанія',
  'власник',
  'організація',
)

/** `Fault summary for Cedar Valley Cartage` */
export const documentFor = label(
  '(?:summary|report|request|order|authori[sz]ation|inspection|approval|estimate|invoice|quote|statement) (?:for|from)(?! (?:an? |the )?(?:quot|propos|bid|pric|repair|service|maintenance|work|payment))',
  '(?:submitted|issued|ordered|requested|sent|written) (?:on behalf of|for)',
)

/** Within a block about the customer: `Bill to`, below it `Name: ...` */
export const nameLabel = label('name')

export const fromLabel = label(
  '(?:issued|ordered|requested|submitted|sent|authori[sz]ed|called in) by',
  'from',
  'de(?=\\s*:)',
  '(?:command|demand|autoris)[ée]e? par',
  '(?:от|від)(?=\\s*:)',
)

/** Before the name of who is to pay, in a sentence. */
export const payerWords = label(
  'invoices?(?: \\p{L}+){0,3},? (?:addressed |made out |payable )?to',
  '(?:repair orders?|invoices?|bills?)(?:,? [\\p{L}]+){0,8},? (?:addressed|made out) to',
  '(?:make|write|issue|prepare) (?:out )?(?:(?:the|your|all|any|this|each) )?(?:\\p{L}+ )?(?:invoices?|bills?)(?: \\p{L}+){0,6}? to',
  '(?:bill|invoice|charge)(?:ed)? to(?=\\s+\\p{Lu})',
  '(?:bill|invoice|charge)s?(?: (?:it|this|that|them|us|all|everything|(?:the|this|all) (?:\\p{L}+ )?\\p{L}+))?(?: directly)? to',
  '(?:bill|invoice|charge)(?=\\s+\\p{Lu}[\\p{L}\\d]*)',
  '(?:the )?billing (?:is|goes)(?: to)?',
  '(?:party paying|payer|paying party)(?: is|:)',
  '(?:made|make it) out to(?=\\s+\\p{Lu})',
  '(?:payable|to be paid|will be paid) by(?=\\s+\\p{Lu})',
  'facturar a(?: nombre de)?',
  'factur(?:er|ez) (?:(?:le tout|directement|les travaux) )?(?:[àa]|au nom de)',
  'factures?(?: \\p{L}+){0,4} au nom de',
  'a nombre de(?: la (?:compa[ñn][íi]a|empresa))?,?',
  '(?:cobrar|cargar) a(?=\\s+\\p{Lu})',
  '(?:платит|оплачивает|оплатит)(?: (?:контора|компания|фирма|хозяин),?)?',
  'выставить на',
  'faktur[aęy](?: proszę)? (?:na|dla)(?: firm[ęy])?(?=\\s+\\p{Lu})',
  'виставити на',
)

/** Before the name of a company or of a person. */
export const billOutTo = label(
  '(?:made|make it|(?:make|write) (?:the|your|this) (?:bill|invoice)) out (?:to|in the name of)',
)

/** Where something is sent to: the shop, or the customer who writes. */
export const addresseeLabel = label(
  '(?<!invoices?(?: [\\p{L}.]+){0,4} )to(?=\\s*:)',
  '(?:ship|deliver|remit|pay|send(?: invoices?)?|mail(?: invoices?)?|checks?)(?:\\s*(?:checks?|payable|payments?))?[\\s-]*to',
  'sent to(?=\\s*(?::|$))',
  'enviar a',
  '(?:livrer|exp[ée]dier|envoyer) [àa]',
  'à(?=\\s*:)',
  '(?:sres|srs|sr|sra)\\.(?=\\s+\\p{Lu})',
  'señor(?:es|a)?(?=\\s+\\p{Lu})',
)

/** Who does the work: not the customer. */
export const shopLabel = label(
  "(?:repair |service |servicing |authori[sz]ed )?(?:vendor|dealer|shop|garage)(?:[’']?s?\\s*(?:name|address|details|information|info))?(?!\\s*(?:#|no|id|code|ref))",
  '(?:repair|service|authori[sz]ed|repairing)\\s*(?:facility|center|centre|location|provider|dealer)',
  'facility(?:\\s*name)?',
  'provider(?:\\s*name)?(?=\\s*(?::|$))',
  'supplier(?:\\s*(?:name|address|details|information|info))?',
  'contractor',
  '(?:work )?performed (?:by|at)',
  'proveedor',
  'fournisseur',
  '(?:atelier|r[ée]parateur|concessionnaire)',
  'taller',
  'исполнитель',
  'поставщик',
  'подрядчик',
  'сервис(?:ный центр)?',
  'виконавець',
  'постачальник',
  'підрядник',
)
