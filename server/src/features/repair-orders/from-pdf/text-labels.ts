import type { PdfAmountKind, PdfDateKind } from '#contract/repair-orders/repair-order-from-pdf.ts'

/**
 * The labels of forms, in English, Spanish, Russian and Ukrainian.
 * A label ends at a word boundary and includes the colon, number sign or dash after it.
 */
function label(...words: string[]): RegExp {
  const ends = '(?:(?<=[^\\p{L}])|(?![\\p{L}\\p{N}]))'
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})${ends}[\\s:#№.)\\-–—]*`, 'iu')
}

const number = '(?:#|№|nos?(?=[.:\\s]|$)|num(?:ber)?|id(?=[:\\s]|$))'

/** `N.º` arrives as `N.o`. */
const numero = 'n(?:[úu]m(?:ero)?|\\.?\\s?[º°o])\\.?'

export const vinLabel = label(
  'v\\.?i\\.?n\\.?',
  'vehicle identification n(?:o|umber)',
  `serial\\s*${number}`,
  'chassis(?:\\s*(?:#|no))?',
  'niv',
  'bastidor',
  'n[úu]mero de serie',
  'вин',
  'vin-?код',
  'идентификационный номер',
  'ідентифікаційний номер',
)

export const unitLabel = label(
  `(?:unit|truck|trailer|tractor|vehicle|equip(?:ment)?|asset|fleet)\\s*${number}`,
  'unit(?!\\s*(?:price|cost|of))',
  `(?:${numero}\\s*(?:de\\s*)?)?unidad(?:\\s*${numero})?`,
  `${numero}\\s*econ[óo]mico`,
  '(?:бортовой|гаражный)\\s*(?:номер|№)',
  'борт\\s*№?',
  'юнит',
  '(?:бортовий|гаражний)\\s*(?:номер|№)',
)

export const plateLabel = label(
  '(?:licen[sc]e\\s*|lic\\.?\\s*)?plates?\\s*(?:#|no|number)?',
  '(?<!driver.{0,12})(?:licen[sc]e|lic\\.?)\\s*(?:#|no(?=[.:\\s]|$)|tag)',
  'tag\\s*(?:#|no|number)',
  'placas?',
  'matr[íi]cula',
  'гос(?:\\.|ударственный)?\\s*номер',
  'госномер',
  'номерной знак',
  'держ(?:\\.|авний)?\\s*номер',
  'номерний знак',
)

/** With a word for number: its value may be beside or below it. */
export const poNumberLabel = label(
  '(?<!(?:w|r)\\.?)p\\.?\\s?o\\.?\\s*(?:#|№|:|nos?(?=[.:\\s]|$)|num(?:ber)?)',
  'purchase order\\s*(?:#|№|:|no(?=[.:\\s]|$)|num(?:ber)?)',
  '(?:work |service |repair |maintenance )?order\\s*(?:#|№|nos?(?=[.:\\s]|$)|num(?:ber)?)',
  `${numero}\\s*(?:de\\s*)?orden(?: de compra)?`,
  `orden(?: de compra)?\\s*${numero}(?![\\p{L}])`,
  'заказ(?:-наряд)?\\s*№',
  'номер заказа',
  'замовлення\\s*№',
  'номер замовлення',
)

/** Without one: only a number right after it counts. */
export const poLabel = label(
  'p\\.?o\\.?(?=\\s+\\S*\\d)',
  'purchase order',
  'orden de compra',
  'заказ на закупку',
  'замовлення',
)

export const customerLabel = label(
  'customer(?:\\s*name)?(?!\\s*(?:#|no|states|complaint|concern|signature|phone|p\\.?o))',
  'bill(?:ed)?\\s*to',
  'sold\\s*to',
  'company(?:\\s*name)?',
  'carrier(?:\\s*name)?',
  'fleet(?:\\s*name)?(?!\\s*(?:#|no|number|id))',
  'owner(?:\\s*name)?',
  'cliente',
  'empresa',
  'propietario',
  'заказчик',
  'клиент',
  'плательщик',
  'компания',
  'владелец',
  'замовник',
  'клієнт',
  'компанія',
  'власник',
)

export const notesLabel = label(
  '(?:customer\\s*)?(?:complaints?|concerns?)',
  'customer states',
  '(?:description of\\s*(?:the\\s*)?)?(?:work|repairs?|service)\\s*(?:requested|required|needed|to be (?:done|performed))',
  'description of (?:work|repairs?|problem)',
  'reason for (?:visit|repair|service)',
  'problem(?:\\s*description)?',
  'symptoms?',
  '(?:special\\s*)?instructions',
  'remarks',
  'notes?',
  'comments?',
  'defects?(?:\\s*found)?',
  'quejas?',
  'fallas?(?:\\s*reportadas?)?',
  'trabajos?\\s*solicitados?',
  'descripci[óo]n del (?:trabajo|problema)',
  'observaciones',
  'notas?',
  'жалобы?',
  'неисправност[ьи]',
  'описание (?:работ|неисправности|проблемы)',
  'примечани[ея]',
  'скарг[аи]',
  'несправн(?:ість|ості)',
  'опис (?:робіт|несправності)',
  'примітк[аи]',
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
  'неисправ(?:ен|на|но|ны)',
  'замен(?:а|ить)',
  'несправн(?:ий|а|е|і)',
  'замінити',
)

/** The first match counts: `due date` before `date`. */
export const dateLabels: readonly (readonly [PdfDateKind, RegExp])[] = [
  [
    'due',
    label(
      '(?:due|required|needed|complete[d]?|finish|deliver(?:y)?|return)\\s*(?:by|date|on)',
      'due',
      'deadline',
      'payment due',
      'vencimiento',
      'vence',
      'fecha (?:l[íi]mite|de entrega)',
      'срок(?:\\s*(?:до|сдачи|исполнения))?',
      'выполнить до',
      'термін(?:\\s*до)?',
      'виконати до',
    ),
  ],
  [
    'requested',
    label(
      'requested(?:\\s*(?:date|for|service date))?',
      'appointment(?:\\s*date)?',
      'scheduled(?:\\s*(?:date|for))?',
      'service date',
      'drop[- ]?off(?:\\s*date)?',
      'arriv(?:al|es|ing)(?:\\s*date)?',
      'fecha solicitada',
      'cita',
      'fecha de (?:servicio|ingreso)',
      'дата (?:ремонта|приёма|приема|записи)',
      'желаемая дата',
      'дата (?:ремонту|прийому|запису)',
      'бажана дата',
    ),
  ],
  [
    'po',
    label(
      'p\\.?o\\.?\\s*date',
      '(?:order|issue|estimate|inspection)\\s*date',
      '(?:date\\s*)?(?:of\\s*)?(?:issue|issued|order(?:ed)?)',
      'date',
      'dated',
      'fecha',
      'дата',
      'от',
      'від',
    ),
  ],
]

/** Hyphens first: `sub-total` is not a total. */
export const amountLabels: readonly (readonly [Exclude<PdfAmountKind, 'other'>, RegExp])[] = [
  ['subtotal', label('sub[- ]?total', 'подытог', 'промежуточный итог', 'проміжний підсумок')],
  [
    'limit',
    label(
      'not to exceed',
      'nte',
      '(?:authori[sz]ed|approved|approval)(?:\\s*(?:limit|amount|up to))?',
      'spending limit',
      'l[íi]mite',
      'autorizado',
      'лимит',
      'ліміт',
    ),
  ],
  ['tax', label('(?:sales\\s*)?tax(?:es)?', 'impuestos?', 'iva', 'налог', 'ндс', 'податок', 'пдв')],
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
  ['labor', label('labou?r', 'mano de obra', 'работ[аы]', 'робот[аи]')],
  [
    'parts',
    label(
      'parts',
      'materials?',
      'refacciones',
      'repuestos',
      'piezas',
      'запчасти',
      'детали',
      'запчастини',
      'деталі',
    ),
  ],
]

/** Anything that begins another field of a form. */
export const otherFields: readonly RegExp[] = [
  vinLabel,
  unitLabel,
  plateLabel,
  poNumberLabel,
  customerLabel,
  ...dateLabels.map(([, words]) => words),
  ...amountLabels.map(([, words]) => words),
  label(
    'phone',
    'tel',
    'fax',
    'e-?mail',
    'address',
    'mileage',
    'odometer',
    'engine hours',
    'make',
    'model',
    'year',
  ),
  label(
    'signature',
    'signed',
    'authori[sz]ed by',
    'approved by',
    'prepared by',
    'firma',
    'подпись',
    'підпис',
    'page',
  ),
  label(
    'tel[ée]fono',
    'direcci[óo]n',
    'marca',
    'modelo',
    'телефон',
    'адрес',
    'пробег',
    'марка',
    'модель',
    'адреса',
    'пробіг',
  ),
]
