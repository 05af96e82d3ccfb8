import { label, number, numero } from './text-label.ts'

/** The numbers of orders, in English, Spanish, French, Polish, Russian and Ukrainian. */

const ordered = '(?:#|№|:|id(?=[:\\s]|$)|n[or]s?(?=[.:\\s(]|$)|nbr|num(?:bers?)?|номер|group(?=\\s*:))'

/** With a word for number: its value may be beside or below it. */
export const poNumberLabel = label(
  'purchase order (?:issued|assigned)',
  'purchase\\s*(?:number|no\\.?(?=[\\s:])|(?:document|doc\\.?|contract|agreement|release)\\s*(?:#|№|n[or]s?(?=[.:\\s]|$)|number|:))',
  `(?<!(?:w|r)\\.?)p[./]?\\s?o\\.?\\s*(?:/\\s*(?:auth\\.?|ref\\.?|w\\.?o\\.?|release)\\s*)?${ordered}`,
  `purchase orders?\\s*${ordered}`,
  `(?:customer|cust\\.?|client)[’']?s?\\s*order\\s*${ordered}`,
  '(?:customer|fleet|client|cust\\.?|your|blanket)\\s*(?:p\\.?\\s?o\\.?|purchase order)(?![\\s.]*\\p{L})',
  `(?:orden|pedido) de compra\\s*${numero}(?![\\p{L}])`,
  '(?:orden|pedido) de compra\\s*:',
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
  '(?:authori[sz]ation|auth\\.?) (?:number|no\\.?|#)(?: (?:for|on) \\p{L}+(?: one)?)? is(?=\\s+\\S*\\d)',
  `rpa\\s*${ordered}`,
  'номер (?:разрешения|дозволу|согласования)(?: (?:от|из|від) \\p{L}+)?',
  `autorizaci[óo]n\\s*(?:${numero}|:)`,
  `${numero} de autorizaci[óo]n(?: (?:para|de|del|por) (?:\\p{L}+ ){0,2}\\p{L}+)?(?: es(?: el)?)?(?=\\s*:?\\s+\\p{L}{0,4}-?\\d{3})`,
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
  `(?:orden|solicitud|pedido)(?: de (?:trabajo|servicio|reparaci[óo]n))?\\s*${numero}(?![\\p{L}])`,
  '(?:orden|solicitud) de (?:trabajo|servicio|reparaci[óo]n)\\s*:',
  `folio(?:\\s*${numero})?`,
  `${numero}\\s*(?:de |du |d[’'])(?:bon(?: de travail)?|demande|r[ée]quisition)`,
  `(?:bon de (?:travail|r[ée]paration)|demande(?: de (?:service|r[ée]paration|travail))?|r[ée]quisition|commande)\\s*(?:${ordered}|${numero}(?!\\p{L}))`,
  'o\\.\\s?[ts]\\.(?=\\s*:)',
  '(?:направление|заказ(?:-наряд)?|наряд-заказ|заявка|наряд)(?:\\s+[\\p{L}-]+){0,4}\\s*№',
  '(?:nr|numer)\\.?\\s*(?:zam[óo]wienia|zlecenia)',
  '(?:zam[óo]wieni[ea]|zleceni[ea])\\s*(?:nr|numer)',
  'номер (?:заказа|заявки|заказ-наряда|наряда)(?:(?: \\p{L}+){1,6}(?=:))?',
  '(?:направлення|замовлення(?:-наряд)?|наряд-замовлення|заявка|наряд)(?:\\s+[\\p{L}-]+){0,4}\\s*№',
  'номер (?:замовлення|заявки)(?: \\(po\\))?',
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
  '(?:orden|pedido) de compra(?:\\s+es(?:\\s+(?:la|el))?)?',
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
