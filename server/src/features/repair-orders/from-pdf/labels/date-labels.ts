import type { PdfDateKind } from '#contract/repair-orders/repair-order-from-pdf.ts'
import { both, label } from './text-label.ts'

/** Dates that say nothing of the order. */
export const otherDateLabel = label(
  '(?:print(?:ed)?|sent|revised|expires?|expiration|model|loss|birth|(?<!back )in[- ]?service|last (?:pm|service|inspection))(?:\\s*(?:date|on))?',
  'date of (?:loss|birth|manufacture|accident)',
  'impreso(?:\\s*el)?',
  'распечатано',
  'надруковано',
)

/** What is to be done until then, and the words that make it a deadline. */
const done = [
  "due|required|req[’']?d|req|needed|needs?|wanted|want|promised?|expected|estimated|target",
  'completion|completed?|complete|finish(?:ed)?|deliver(?:y|ed)?|return(?:ed)?|ready|back|repaired|done|schedule',
  'requerid[ao]|necesari[ao]|entreg[ao]\\p{L}*|promesa|prometid[ao]|compromiso|terminad[ao]|list[ao]',
  'requise?|promise?|souhait[ée]e?|pr[êe]te?|livr[ée]e?|livraison|retour|termin[ée]e?',
  'готовност[іи]|завершени[яе]|завершення|окончания|выполнения|виконання|сдачи|ремонт[ау]|вернуть|повернути|выполнить|виконати|сделать|зробити',
]
const until = [
  'by|date|on|time|before|when|not? later than|back',
  'fecha(?: de)?|antes del?|para(?: el)?|a m[áa]s tardar',
  "date(?: de)?|avant(?: le)?|pour le|d[’']ici(?: le)?|au plus tard(?: le)?",
  'дата|срок|термін|до|к|не позднее|не пізніше',
]
const between = [
  'it|them|both|this|these|unit|truck|trailer|do|you|to|be|all|completion|return|delivery|de|la|el|l[íi]mite',
]

const due = label(
  both(done, until, between),
  both(
    ['delivery|completion|return|repair|est(?:imated|\\.)? (?:completion|return|delivery)'],
    ["req[’']?d\\.?|required|requested|wanted|needed|promised|due"],
    [],
  ),
  '(?:expected|estimated|target|requested|required)\\s*(?:completion|return|delivery)(?:\\s*date)?',
  '(?:need(?:ed)?|required|wanted)(?=\\s*(?::|$))',
  'promised?(?:\\s*(?:for|time|day|completion))?',
  'due',
  'deadline',
  'target(?: date)?',
  '(?:customer|client) (?:wants?|needs?) (?:it|them)(?: (?:by|back))?',
  'pick[- ]?up(?=\\s*:)',
  'close[- ]?out',
  'back in service(?: by| on)?',
  '(?:готово|выпустить на линию|выпустить)(?: (?:до|к))?',
  '(?:забрати|забрать)(?: (?:до|к))?',
  'to be (?:complete|ready|done|finished)(?:d)?(?: (?:by|on))?',
  'not? later than|a m[áa]s tardar(?: el)?|не позднее|не пізніше',
  'deliver(?:y|ed)?(?=\\s*:)',
  'payment due',
  // `schedule all before 12/05/2026`, `back by Monday 11/23`
  '(?<!\\p{L}ed\\s+)(?:by|before|not? later than):?(?:\\s+(?:mon|tues|wednes|thurs|fri|satur|sun)day,?)?(?=\\s*$)',
  'se (?:requiere|ocupa|necesita)(?: para)?(?: el)?',
  'vencimiento|vence',
  'entrega(?:r)?',
  'fecha l[íi]mite',
  'prometido',
  'срок',
  '(?:готовност[ьи]|завершения|окончания|готовн[оі]ст[ьі]|завершення)',
  'термін',
)

const requested = label(
  '(?:requested|preferred|desired)(?:\\s*(?:date|day|for|service date))?',
  'appointment(?:\\s*date)?',
  'scheduled(?:\\s*(?:date|for|start))?',
  'service date',
  'drop[- ]?off(?:\\s*date)?',
  'arriv(?:al|es|ing)(?:\\s*date)?',
  'fecha solicitada',
  'cita',
  'rendez-vous',
  'fecha de (?:servicio|ingreso)',
  'дата (?:ремонта|приёма|приема|записи)',
  'желаемая дата',
  'дата (?:ремонту|прийому|запису)',
  'бажана дата',
)

const ofOrder = label(
  'p\\.?o\\.?\\s*date',
  '(?:order|issue|estimate|inspection)\\s*date',
  '(?:date\\s*)?(?:of\\s*)?(?:issue|issued|order(?:ed)?)',
  'date(?!\\s*of\\s*\\p{L})',
  'dated',
  '(?:created|opened|issued|entered)(?: on)?',
  'fecha',
  '[ée]mise? le',
  'дата',
  'от',
  'від',
)

/** Of two that end at the same place the first counts: `due date` before `date`. */
export const dateLabels: readonly (readonly [PdfDateKind, RegExp])[] = [
  ['requested', requested],
  ['due', due],
  ['po', ofOrder],
]
