import type { PdfAmountKind } from '#contract/repair-orders/repair-order-from-pdf.ts'
import { label, number, numero } from './text-label.ts'

/** The labels of forms, in English, Spanish, French, Russian and Ukrainian. */

export const vinLabel = label(
  '(?:v\\.?i\\.?n\\.?|vehicle identification)\\s*(?:#|n(?:o|umber)(?!\\p{L})|code)',
  'v\\.?i\\.?n\\.?',
  'chassis(?:\\s*(?:#|no))?',
  'niv',
  'bastidor',
  'n[úu]mero de identificaci[óo]n(?: (?:vehicular|del veh[íi]culo))?(?:\\s*\\((?:vin|niv)\\))?',
  `${numero}\\s*d[’']identification(?: du v[ée]hicule)?`,
  'вин',
  '(?:номер|№)\\s*(?:шасси|шасі|рамы|рами|кузова)',
  'vin-?код',
  'идентификационный номер',
  'ідентифікаційний номер',
)

/** An engine or a part has a serial number too. */
export const serialLabel = label(
  `serial\\s*${number}`,
  'serial',
  's/n',
  `${numero}\\s*de\\s*s[ée]rie`,
  's[ée]rie',
)

const notADriver =
  "(?<!(?:appraiser|adjuster|inspector|broker|agent|engineer),?\\s{0,2})(?<!(?:driver|operator|cdl|business|dealer|contractor|facility|software|d\\.?l\\.?)(?:['’]?s)?\\s{0,2})"

const ofVehicle =
  '(?:\\s+(?:тягача|трака|(?:полу|напів)?при(?:цепа|чепа)|трейлера|вантажівки|машин[ыи]|авто(?:мобиля|мобіля)?))?'

export const plateLabel = label(
  '(?:licen[sc]e )?plate and state',
  '(?:licen[sc]e|lic\\.?|plate|tag)\\s*/?\\s*(?:state|st\\.?(?!\\s\\d))(?!\\p{L})',
  '(?:licen[sc]e\\s*|lic\\.?\\s*|tag\\s*/\\s*)?plates?\\s*(?:#|nos?(?!\\p{L})|nbr|number)?',
  `${notADriver}(?:licen[sc]e|lic\\.?)\\s*(?:#|no(?=[.:\\s]|$)|nbr|number|tag)`,
  `${notADriver}licen[sc]e(?=\\s*(?:[:/]|$|\\p{Lu}{2}\\s))`,
  `${notADriver}licen[sc]e(?=\\s+[a-z]{0,3}[ -]?\\d{2})`,
  `${notADriver}lic\\.?(?=\\s*(?:$|:)|\\s+\\p{L}{2}$|\\s+(?:\\p{L}{1,3}\\s+)?[\\p{L}\\d-]*\\d)`,
  'apportioned(?=\\s+(?:\\p{L}{1,3}[ -]?)?\\d(?!\\d?/))',
  'lp(?=\\s*:)',
  'registration(?=\\s*(?:[:/]|$|\\p{Lu}{2}\\s))',
  'reg\\.?(?=\\s*$)',
  '(?:номера?|знак)(?=\\s+(?:\\p{L}{2}|\\p{Lu}{4,})\\s+\\p{Lu}?\\d)',
  'reg(?:istration|\\.)?\\s*(?:#|n[or](?=[.:\\s]|$)|number|plate)',
  'plt\\.?\\s*#?(?=:?\\s+[\\p{L}\\d-]*[\\s]?[\\p{L}\\d-]*\\d)',
  '(?<!(?:hang|lockout|lock-out|price|red)\\s{0,2})tags?(?:\\s*(?:#|nos?(?=[.:\\s]|$)|number))?',
  'placas?(?: (?:usa|eua|americanas))?(?:(?: del?| de la)? (?:tracto(?:r|cami[óo]n)?|cami[óo]n|remolque|caja|unidad|veh[íi]culo|troca|autob[úu]s))?',
  "plaques?(?! signal)(?: d[’']immatriculation)?(?: (?:du|de la) (?:camion|tracteur|remorque|v[ée]hicule))?",
  `(?:${numero}\\s*d[’'])?immatriculation`,
  'tablillas?',
  'matr[íi]cula',
  `гос(?:\\.|ударственный)?\\s*(?:рег(?:\\.|истрационный)?\\s*)?(?:номер|№|знак)${ofVehicle}`,
  `госномер${ofVehicle}`,
  `рег(?:\\.|истрационный)?\\s*(?:номер|знак)${ofVehicle}`,
  `номерной знак${ofVehicle}`,
  `держ(?:\\.|авний)?\\s*(?:реєстр(?:\\.|аційний)\\s*)?(?:номер|№|знак)${ofVehicle}`,
  `держномер${ofVehicle}`,
  `номерний знак${ofVehicle}`,
)

const ordered = '(?:#|№|:|id(?=[:\\s]|$)|n[or]s?(?=[.:\\s(]|$)|nbr|num(?:bers?)?|номер|group(?=\\s*:))'

/** With a word for number: its value may be beside or below it. */
export const poNumberLabel = label(
  'purchase order (?:issued|assigned)',
  'purchase\\s*(?:number|no\\.?(?=[\\s:])|(?:document|doc\\.?|contract|agreement|release)\\s*(?:#|№|n[or]s?(?=[.:\\s]|$)|number|:))',
  `(?<!(?:w|r)\\.?)p[./]?\\s?o\\.?\\s*(?:/\\s*(?:auth\\.?|ref\\.?|w\\.?o\\.?|release)\\s*)?${ordered}`,
  `purchase orders?\\s*${ordered}`,
  `(?:customer|cust\\.?|client)[’']?s?\\s*order\\s*${ordered}`,
  '(?:customer|fleet|client|cust\\.?|your|blanket)\\s*(?:p\\.?\\s?o\\.?|purchase order)(?![\\s.]*\\p{L})',
  `orden de compra\\s*${numero}(?![\\p{L}])`,
  'orden de compra\\s*:',
  `(?:ref(?:erence|\\.)?(?:\\s*${number})?|number|code) (?:for|on|to (?:put|show|quote) on)(?: \\p{L}+){0,2} (?:invoices?|bills?|billing)`,
  `(?:invoice|billing) ref(?:erence|\\.)?(?:\\s*${number})?`,
  `o\\.\\s?c\\.(?:\\s*${numero})?`,
  `bon de commande\\s*(?:${ordered}|${numero}(?!\\p{L}))`,
  `(?<!,\\s?)bc\\s*(?:#|n[°º]|no\\.)`,
  `${numero}\\s*(?:de |du )?(?:bon de commande|commande|bc(?![-\\d]))`,
  'заказ на закупку\\s*№',
)

/** `PO` alone in its cell, and `Reference / PO`. */
export const poCellLabel = label(
  '(?<!(?:w|r)\\.?)p\\.?\\s?o\\.?\\s+(?:for|to)(?: (?!quot|estim|prior|previous)\\p{L}+){1,3}(?=\\s*:?\\s*$)',
  '(?:ref(?:erence|\\.)?\\s*/\\s*|\\p{L}+\\s)?\\(?p\\.?\\s?o\\.?\\)?(?:\\s*(?:/|or)\\s*(?:auth\\.?|ref\\.?|reference)(?: \\p{L}+)?)?(?=\\s*:?\\s*$)',
)

/** `Order no.` with nothing before it. */
export const plainOrderLabel = label(
  `(?<!(?:work|service|repair|maintenance|sales|job|shop|change|release|store|stock)\\s)order\\s*${ordered}`,
)

/** What a fleet allows by: it is asked for on the invoice like a purchase order. */
export const authorizationLabel = label(
  `(?:authori[sz]ation|auth\\.?|appr(?:oval|\\.)?)\\s*(?:code|id(?=[:\\s]|$)|${ordered})`,
  '(?:auth(?:ori[sz]ation|\\.)?|approval)(?=\\s+[\\p{L}-]{0,5}\\d[\\d-]{2})',
  `rpa\\s*${ordered}`,
  'номер (?:разрешения|дозволу|согласования)',
  `autorizaci[óo]n\\s*${numero}`,
  `${numero}\\s*d[’']autorisation`,
  `autorisation\\s*(?:${numero}(?!\\p{L})|:)`,
  'autorisation(?=\\s+\\p{L}{0,5}-?\\d{3})',
  'autorizaci[óo]n(?: de \\p{L}+)?(?=\\s+\\p{L}{0,5}-?\\d{3})',
)

/** Alone in its cell: a number that looks like one may be beside or below it. */
export const authorizationTitle = label(
  '(?:(?:maintenance|service|repairs?) (?:&|and) )?(?:(?:repair|maintenance|service) )?auth(?:ori[sz]ation|\\.)?(?=\\s*:?\\s*$)',
)

export const orderNumberLabel = label(
  `(?:(?:work|service|repair|maintenance|shop|garage|road|outside|job)\\s+){0,3}(?:order|request|ticket|slip|release|(?:work|job|repair) card)\\s*${ordered}`,
  `(?:vale|boleta)\\s*${numero}`,
  `req(?:uisition|n|\\.)?\\s*${ordered}`,
  `(?:w[./]?[or]|s[./]?r)\\.?\\s*${ordered}`,
  '(?:our )?w\\.\\s?o\\.(?=\\s*$)',
  `r[./]?o\\.?\\s*${ordered}`,
  'o/n(?=\\s*(?::|$))',
  '(?:order|release)\\s*(?:ref(?:erence|\\.)?)?\\s*:',
  `${numero}\\s*(?:de\\s*)?(?:orden|pedido|solicitud)(?: de (?:compra|trabajo|servicio|reparaci[óo]n))?`,
  `(?:orden|solicitud)(?: de (?:trabajo|servicio|reparaci[óo]n))?\\s*${numero}(?![\\p{L}])`,
  '(?:orden|solicitud) de (?:trabajo|servicio|reparaci[óo]n)\\s*:',
  `folio(?:\\s*${numero})?`,
  `${numero}\\s*(?:de |du |d[’'])(?:bon(?: de travail)?|demande|r[ée]quisition)`,
  `(?:bon de (?:travail|r[ée]paration)|demande(?: de (?:service|r[ée]paration|travail))?|r[ée]quisition|commande)\\s*(?:${ordered}|${numero}(?!\\p{L}))`,
  'o\\.\\s?[ts]\\.(?=\\s*:)',
  '(?:направление|заказ(?:-наряд)?|наряд-заказ|заявка|наряд)(?:\\s+[\\p{L}-]+){0,4}\\s*№',
  'номер (?:заказа|заявки|заказ-наряда|наряда)(?:(?: \\p{L}+){1,6}(?=:))?',
  '(?:направлення|замовлення(?:-наряд)?|наряд-замовлення|заявка|наряд)(?:\\s+[\\p{L}-]+){0,4}\\s*№',
  'номер (?:замовлення|заявки)',
)

/** Without one: only a number right after it counts. */
export const poLabel = label(
  '(?<!(?:w|r)\\.?)p(?:\\.o|o(?!\\.\\s+\\p{L}))\\.?(?:(?:\\s+(?:#|\\p{L}+\\.?)){0,5}\\s+(?:is|was|will be)(?:\\s+(?:(?:the|our|your|my)\\s+)?(?:\\p{L}+\\s+)?(?:number|no\\.?|#):?)?)?(?=\\s+\\S*\\d)',
  `(?<!(?:w|r)\\.?)p\\.?o\\.?(?:\\s+(?!(?:box|by|date|total|amount|limit|lines?|items?|status|page|rev\\p{L}*|expir\\p{L}*)(?!\\p{L}))\\p{L}+){1,3}(?=:\\s*\\S*\\d)`,
  '(?:put|show|use|quote|write|reference|note|list)(?: (?:our|the|this|number|no\\.?|#|ref\\p{L}*|code))*(?=\\s+#?[\\p{L}-]{0,6}\\d{2}[\\p{L}\\d-]*(?: and (?:the |our )?(?:\\p{L}+ ){0,2}\\p{L}+)? on (?:the|your|every|all|each|any)(?: \\p{L}+){0,3} (?:invoice|bill))',
  'our (?:number|no\\.?|#)(?=\\s*:?\\s+\\S*\\d\\S* (?:must|should|has to|needs to|is to|to) (?:\\p{L}+ ){1,3}(?:on|in) (?:(?:the|your|every|all|each|any) )?(?:\\p{L}+ )?(?:invoice|bill))',
  '(?:ponga|pongan|poner|anote|anoten|anotar|indique|indicar|incluya|incluir) en (?:la|su) factura (?:(?:el|la|nuestr[oa]|n[úu]mero|no\\.?|orden|referencia|folio|de|compra) )*(?=\\S*\\d)',
  'n[úu]mero (?:\\p{L}+ ){0,3}para la factura',
  '(?:indiqu|inscriv|inscri|mett|mentionn)(?:er|ez|re) (?:(?:le|la|notre|num[ée]ro|no\\.?|n[°º]|du|de|bon|commande|r[ée]f[ée]rence) )*(?=\\S*\\d\\S* sur (?:la|votre|chaque|toute) facture)',
  '(?:в|на) (?:инвойсе?|сч[её]те?) (?:укажите|укажи|напишите|напиши|поставьте|поставь) (?:(?:номер|наш|№) )*(?=\\S*\\d)',
  'номер (?:для|на) (?:инвойса?|сч[её]та?)',
  'purchase order(?:\\s+(?:for|on) (?:this|it)(?: \\p{L}+){0,2})?(?:\\s+(?:is|was|will be))?',
  'orden de compra(?:\\s+es(?:\\s+(?:la|el))?)?',
  'bon de commande',
  'заказ на закупку',
  'замовлення',
)

/** `Requisition 7740-B`: only a number right after it counts. */
export const orderWord = label(
  '(?:requisition|req\\.|blanket order|(?:shop|work|service|repair|maintenance|sublet|outside|vendor) (?:order|request|ticket|case)|[wr]\\.\\s?o\\.|w/?o(?=\\s+#?[\\p{L}-]{0,4}\\d{3}))(?=\\s+#?[\\p{L}\\d-]*\\d)',
)

/** What a form of a lessor or a dispatcher is called by, where no order has a number. */
export const documentLabel = label(
  `(?:case|incident|event|assignment|order|ticket|slip|sheet|claim|call|dispatch|request|job|caso|reporte|siniestro|dossier|r[ée]clamation|sinistre)\\s*(?:${ordered}|id(?=[:\\s]|$)|${numero}|ref(?:erence|\\.)?(?:\\s*${ordered})?)?`,
  `(?:our |your |their )?ref(?:erence|\\.)?(?:\\s*${ordered})?`,
)

/** A title that its number may follow. */
export const orderTitle = label(
  '(?:(?:work|service|repair|maintenance) )?(?:order|orden|req(?:uest|uisition)?\\.?|ticket)(?=\\s*:?\\s*$)',
  '(?:w|r|s)[./]?[or]\\.?(?=\\s*:?\\s*$)',
  '(?:work|service|repair|maintenance) (?:order|request|ticket)',
  'orden de (?:trabajo|servicio|reparaci[óo]n)',
  'solicitud de (?:trabajo|servicio|reparaci[óo]n)',
  'bon de (?:travail|r[ée]paration)',
  'demande de (?:travail|service|r[ée]paration)',
  'заявка(?: на ремонт)?',
  'заказ-наряд',
  'наряд-замовлення',
)

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

/** Within a block about a vehicle: `Trailer`, below it `Number: ...` */
export const blockNumberLabel = label(number)

/** Within a block about the customer: `Bill to`, below it `Name: ...` */
export const nameLabel = label('name')

export const fromLabel = label(
  '(?:issued|ordered|requested|submitted|sent|authori[sz]ed|called in) by',
  'from',
  'de(?=\\s*:)',
  '(?:command|demand|autoris)[ée]e? par',
  'от(?=\\s*:)',
)

/** Before the name of who is to pay, in a sentence. */
export const payerWords = label(
  'invoices?(?: \\p{L}+){0,3},? (?:addressed |made out |payable )?to',
  '(?:repair orders?|invoices?|bills?)(?:,? [\\p{L}]+){0,8},? (?:addressed|made out) to',
  '(?:make|write|issue|prepare) (?:out )?(?:(?:the|your|all|any|this|each) )?(?:\\p{L}+ )?(?:invoices?|bills?)(?: \\p{L}+){0,6} to',
  '(?:bill|invoice|charge)(?:ed)? to(?=\\s+\\p{Lu})',
  '(?:bill|invoice|charge)s?(?: (?:it|this|that|them|us|all|everything|(?:the|this|all) (?:\\p{L}+ )?\\p{L}+))?(?: directly)? to',
  '(?:bill|invoice|charge)(?=\\s+\\p{Lu}[\\p{L}\\d]*)',
  '(?:the )?billing (?:is|goes)(?: to)?',
  '(?:party paying|payer|paying party)(?: is|:)',
  '(?:payable|to be paid|will be paid) by(?=\\s+\\p{Lu})',
  'facturar a(?: nombre de)?',
  'factur(?:er|ez) (?:(?:le tout|directement|les travaux) )?(?:[àa]|au nom de)',
  'factures?(?: \\p{L}+){0,4} au nom de',
  'a nombre de(?: la (?:compa[ñn][íi]a|empresa))?,?',
  '(?:cobrar|cargar) a(?=\\s+\\p{Lu})',
  '(?:платит|оплачивает|оплатит)(?: (?:контора|компания|фирма|хозяин),?)?',
  'выставить на',
  'виставити на',
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

/** An inspection's word for what must be repaired. */
export const failedWord = label(
  'fail(?:ed)?',
  'defective',
  'needs?\\s*(?:repair|attention|replac(?:ing|ement)|service)',
  'not\\s*ok',
  'out of service',
  'reparar',
  'reemplazar',
  'no pasa',
  'd[ée]fectueu(?:x|se)',
  'non conforme',
  '[àa] (?:r[ée]parer|remplacer)',
  'неисправ(?:ен|на|но|ны)',
  'замен(?:а|ить)',
  'несправн(?:ий|а|е|і)',
  'замінити',
)

/** Hyphens first: `sub-total` is not a total. */
export const amountLabels: readonly (readonly [Exclude<PdfAmountKind, 'other'>, RegExp])[] = [
  ['subtotal', label('sub[- ]?total', 'sous-total', 'подытог', 'промежуточный итог', 'проміжний підсумок')],
  [
    'limit',
    label(
      '(?:do )?not (?:to )?(?:go )?(?:exceed|over|above|beyond)(?:\\s*(?:amount|limit))?',
      'max(?:imum|\\.)?(?:\\s+[\\p{L}$/]+){0,4}(?=\\s*:)',
      '(?:ceiling|budget|threshold)(?:\\s*(?:amount|limit))?',
      "ok(?:[’']?d|ay(?:ed)?)?\\s*(?:up )?to",
      '(?:capped at|cap(?=\\s*(?:of|is|at|:|$))|no more than|up to|stop at|(?:keep|stay)(?: it)? (?:under|below))',
      'nte(?:\\s*(?:amount|limit))?',
      'max(?:imum|\\.)?\\s*(?:amount|authori[sz]ed|spend(?:ing)?|cost|price|charge|total|repair)',
      '(?:authori[sz]ed|auth\\.?|approved|approval|authori[sz]ation)(?:\\s*(?:limit|amount|amt\\.?|total|up to))?',
      '(?:предельн|гранич)\\p{L}* \\p{L}+',
      '(?:(?:spend(?:ing)?|repair|cost|dollar|purchase)\\s*)?limit',
      'spend(?:ing)?\\s*(?:authority|cap)',
      'l[íi]mite(?:\\s*(?:de gasto|autorizado))?',
      'no exceder(?:\\s*de)?',
      '(?:monto |importe )?m[áa]ximo(?:\\s*autorizado)?',
      'tope',
      'ne pas d[ée]passer',
      'maximum autoris[ée]',
      'montant (?:maxim(?:um|al)|autoris[ée])',
      'limite autoris[ée]e',
      'max(?:imum|\\.)?(?=\\s*:?\\s*(?:\\$|$))',
      'autorizado',
      'лимит',
      'ліміт',
    ),
  ],
  [
    'tax',
    label(
      '(?:sales\\s*)?tax(?:es)?',
      'tps(?=\\s*[:/\\d])|tv[qh]',
      'impuestos?',
      'iva',
      'налог',
      'ндс',
      'податок',
      'пдв',
    ),
  ],
  [
    'total',
    label(
      '(?:grand\\s*)?total(?:\\s*(?:due|amount|estimate|a pagar))?',
      'amount due',
      'balance due',
      'итого',
      'всего',
      'к оплате',
      'сумма',
      'разом',
      'усього',
      'до сплати',
      'сума',
    ),
  ],
  ['labor', label('labou?r', 'mano de obra', "main[- ]d[’'](?:œ|oe)uvre", 'работ[аы]', 'робот[аи]')],
  [
    'parts',
    label(
      'parts',
      'materials?',
      'refacciones',
      'repuestos',
      'piezas',
      'pi[èe]ces',
      'запчасти',
      'детали',
      'запчастини',
      'деталі',
    ),
  ],
]
