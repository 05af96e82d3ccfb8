import { engineHoursMax, type OdometerUnit, odometerMax } from '#contract/repair-orders/repair-order-input.ts'
import { both, label, phrase, withoutVerb } from '../labels/text-label.ts'
import { findLabelled, textAt } from '../lines/find-labelled.ts'
import { type Found, once, placeOf, type TextCell, type TextLine } from '../text-line.ts'

export interface FoundOdometer extends Found<number> {
  unit: OdometerUnit
}

/** What the odometer says: after its label, or else the only number of miles that a document tells. */
export function findOdometers(lines: readonly TextLine[]): FoundOdometer[] {
  const named = [
    ...findLabelled(lines, odometerLabel, text => miles(text), { where: isOfNow(lines), isModified: true }),
    ...findLabelled(lines, kilometersLabel, text => miles(text, 'km'), { where: isOfNow(lines) }),
    ...findLabelled(lines, meterLabel, text => (withUnit.test(text) ? miles(text) : null), {
      where: isOfNow(lines),
    }),
  ]
  const pairs = milesAndHours(lines).map(({ miles, place }) => ({ value: `${miles} mi`, place }))
  const found =
    named.length + pairs.length > 0
      ? [...named, ...pairs]
      : [
          ...findLabelled(lines, meterLabel, tooManyForHours, { where: isOfNow(lines) }),
          ...onlyOne([...lines.flatMap(toldIn), ...atEnd(lines)]),
        ]
  return once(found.map(toOdometer), ({ value }) => String(value), 20)
}

/** `Odometer End`: of an inspection that has no beginning. */
const atEnd = (lines: readonly TextLine[]): Found<string>[] =>
  findLabelled(lines, odometerEndLabel, text => miles(text))

export function findEngineHours(lines: readonly TextLine[]): Found<number>[] {
  const found = [
    ...findLabelled(lines, hoursLabel, hours, { where: isOfNow(lines) }),
    // `Meter: 41,330 miles / 3,902 hours`
    ...findLabelled(lines, odometerLabel, hoursSaid, { where: isOfNow(lines), hasMany: true }),
    ...findLabelled(lines, meterLabel, hoursSaid, { where: isOfNow(lines), hasMany: false }),
    // `Odometer | Hours` in the head of a table of vehicles.
    ...findLabelled(lines, hoursHead, hours, { where: isBesideMeter(lines) }),
    // `HRS: 21,908`
    ...findLabelled(lines, hoursField, manyHours, { hasMany: false }),
    ...milesAndHours(lines).map(({ hours, place }) => ({ value: String(hours), place })),
    ...lines.flatMap((line, index) => besideMiles(lines, index, line)),
    ...lines.flatMap(hoursToldIn),
  ]
  return once(
    found.map(({ value, place }) => ({ value: Number(value), place })),
    ({ value }) => String(value),
    20,
  )
}

const odometerLabel = label(
  `${phrase(
    [
      'odometer|odom?\\.?|speedo(?:meter)?|mileage|miles|millas|hub ?o?meter|millaje|od[óo]metro|odom[èe]tre|одометр\\p{L}*|спидометр\\p{L}*|пробег|пробіг',
    ],
    [
      'current|present|actual|last|vehicle|truck|in|reading|now|approx(?:imate)?\\.?|lectura|del?|показани[яе]|показники|текущ\\p{L}+|миль|милі',
    ],
  )}(?:\\s*\\((?:mi|miles|in)\\))?`,
  'meter(?:\\s*\\d)?\\s*\\((?:mi|miles)\\)',
)

const odometerEndLabel = label('(?:ending )?odometer(?: (?:end|out))?')

const kilometersLabel = label(
  '(?:odometer|odo\\.?|od[óo]metro|пробег|пробіг),?\\s*\\(?(?:kms?|км)\\)?',
  'kilomet(?:raje|ers)',
  'kilom[ée]trage',
)

/** A meter may count hours. */
const meterLabel = label(
  '(?:(?:current|last) )?meter(?: readings?)?(?: (?:at|on|when) [\\p{L} ]{2,20}(?=:))?',
)
const withUnit = /^[\d,. ]+\s*(?:mi|miles|kms?|kilometers)(?!\p{L})/iu

const engine = [
  'engine|eng|motor|total|run(?:ning)?|reefer|tru|genset|unit|meter(?:\\s*\\d)?',
  'moteur|compteur',
  'двигател\\p{L}+|двигуна',
]
const counted = ['hours?|hrs?', 'horas', 'heures', 'часы|годин\\p{L}*|наработка|напрацювання']

/** Hours alone are those of labor. */
const hoursLabel = label(
  both(engine, counted, ['in|meter|reading|del?|du|current|on|now']),
  '(?:unit )?hour ?(?:meter|mtr\\.?)(?: reading)?',
  '(?:hor[óo]metro|hour ?meter|clock)(?: \\p{L}+){0,6} (?:marca|reads?|shows?|says)',
  'hobbs(?: meter)?',
  'hor[óo]metro',
  'horom[èe]tre',
  '(?:мото|м)[-/ .]?\\s?(?:час\\p{L}*|годин\\p{L}*|ч)',
)

const hoursHead = label('(?:hours|hrs|horas|часы|години)(?=\\.?\\s*$)')

const hoursField = label('(?:hours|hrs|horas|часы|години)\\.?(?=\\s*:)')

/** No labor takes so long. */
const manyHours = (text: string): string | null => {
  const value = hours(text)
  return value !== null && Number(value) >= 300 ? value : null
}

/** `Miles / hours`, and both values below or beside it: `52,118 / 2,904`. */
const milesAndHours = (lines: readonly TextLine[]) =>
  findLabelled(lines, milesAndHoursLabel, text => (bothMeters.test(text) ? text : null), {
    hasMany: false,
  }).map(({ value, place }) => {
    const [miles = 0, hours = 0] = value.split('/').map(part => Number(part.replace(/\D/g, '')))
    return { miles, hours, place }
  })

const milesAndHoursLabel = label(
  '(?:odometer|miles|mileage|meter)\\s*(?:/|&|and)\\s*(?:pto |engine |eng\\.? )?(?:hours|hrs)',
  'meter\\s*\\(mi\\.?\\s*/\\s*hrs?\\.?\\)',
)
const bothMeters = /^\d[\d,]{3,8}\s*\/\s*\d[\d,]{1,6}(?!\d)/

/** `94,380 miles and 6,231 hours`, `201,442 mi / 11,206 hr` */
function besideMiles(lines: readonly TextLine[], index: number, line: TextLine): Found<string>[] {
  const told =
    /\d\s*(?:mi|miles|km|millas)[\s,/;&]+(?:and |y )?(\d{1,3}(?:,\d{3})+|\d{3,6})\s*(?:hrs?|hours|horas)(?!\p{L})/giu
  return line.cells.flatMap(cell =>
    [...textAt(lines, index, cell).matchAll(told)].map(match => ({
      value: match[1]!.replace(/\D/g, ''),
      place: placeOf(line),
    })),
  )
}

const isBesideMeter = (lines: readonly TextLine[]) => (index: number) =>
  lines
    .slice(Math.max(0, index - 1), index + 2)
    .some(({ cells }) => cells.some(({ text }) => odometerLabel.exec(text)?.index === 0))

/** `5,102 engine hours` */
function hoursToldIn(line: TextLine): Found<string>[] {
  const told =
    /(?<![\d.,])(\d[\d,]*(?:\.\d)?)\s+(?:engine|eng\.?|motor|reefer)\s+(?:hours|hrs)(?!\p{L}|[\s.:]*\d)/giu
  return line.cells.flatMap(({ text }) =>
    [...text.matchAll(told)].flatMap(match => {
      const value = hours(match[1]!)
      return value ? [{ value, place: placeOf(line) }] : []
    }),
  )
}

/** `Last PM mileage` and `Next due, miles` are not what it says now. */
const isOfNow = (lines: readonly TextLine[]) => (index: number, cell: TextCell) =>
  !past.test(cell.text) &&
  !past.test(lines[index - 1]?.cells.find(({ from }) => from === cell.from)?.text ?? '')

const past =
  /(?<!\p{L})(?:last (?:pm|service|oil)|next|due|previous|prior|interval|since|every|per|warranty|purchase|max|trip|pto|out|end(?:ing)?)(?!\p{L})/iu

const number = '\\d{1,3}(?:[, \\u00a0.]\\d{3})+|\\d{4,7}'

/** `748,112 km` as `748112 km`. */
function miles(said: string, unit: OdometerUnit = 'mi'): string | null {
  const text = withoutVerb(said)
  const thousands = inThousands.exec(text)
  if (thousands?.index === 0) return `${milesOf(thousands)} ${unit}`
  const [, digits = '', more] =
    new RegExp(
      `^(${number})(?:\\.\\d)?\\s*(kms?|км)?(?!\\s*(?:hrs?|hours)(?![\\p{L}:]))(?=$|[^\\p{L}\\d/,-]|,\\s|\\s*mi|\\s*миль)`,
      'iu',
    ).exec(text) ?? []
  const value = Number(digits.replace(/\D/g, ''))
  return value >= least && value <= odometerMax ? `${value} ${more ? 'km' : unit}` : null
}

/** `266 тыс. 930 миль`, `745 mil millas` */
const inThousands =
  /(?<![\d.,])(\d{2,4})\s?(?:mil|тыс\.?|тис\.?|k|thousand)(?:\s(\d{3}))?\s+(?:mi|miles|millas|миль)(?!\p{L})/iu

const milesOf = ([, thousands = '', rest = '0']: RegExpMatchArray): number =>
  Number(thousands) * 1000 + Number(rest)

/** A meter that counts so far counts miles. */
const tooManyForHours = (text: string): string | null =>
  Number(text.replace(/[, ](?=\d{3})/g, '').match(/^\d+/)?.[0]) > 50_000 ? miles(text) : null

/** Fewer miles are a trip or a distance to the shop. */
const least = 1000

function hours(said: string): string | null {
  const text = withoutVerb(said)
  const [, whole = '', tenths = ''] =
    /^(\d{1,3}(?:[, \u00a0]\d{3})+|\d{2,6})(\.\d)?(?![\d/.,-]*\d|\s*(?:mi|miles|kms?)(?!\p{L}))/u.exec(
      text,
    ) ?? []
  const value = Number(whole.replace(/\D/g, '') + tenths)
  return value > 0 && value <= engineHoursMax ? String(value) : null
}

/** Beside the miles of the same meter. */
const hoursSaid = (text: string): string | null =>
  hours(/(?<![\d.,])(\d[\d,. ]*)\s*(?:hours|hrs?|horas|h)(?![\p{L}:])/iu.exec(text)?.[1] ?? '')

/** `with 1,104,000 miles`, and not `every 25,000 miles`. */
function toldIn(line: TextLine): Found<string>[] {
  return line.cells.flatMap(({ text }) => {
    const thousands = inThousands.exec(text)
    if (thousands) return [{ value: `${milesOf(thousands)} mi`, place: placeOf(line) }]
    return [...text.matchAll(told)].flatMap(match => {
      const value = miles(match[1]!, match[2]!.startsWith('k') ? 'km' : 'mi')
      const before = text.slice(0, match.index).trim().split(' ').at(-1) ?? ''
      return value && !otherMiles.test(before) ? [{ value, place: placeOf(line) }] : []
    })
  })
}

const told = /(?<![\d.,/-])(\d{1,3}(?:,\d{3})+|\d{5,7})\s*(mi|miles|millas|km)(?![\p{L}])/giu
const otherMiles =
  /^(?:every|each|per|within|next|last|after|over|under|than|about|first|by|cada|of|past|to|until)$/i

const onlyOne = (found: Found<string>[]): Found<string>[] =>
  new Set(found.map(({ value }) => value)).size === 1 ? found : []

function toOdometer({ value, place }: Found<string>): FoundOdometer {
  const [count, unit] = value.split(' ') as [string, OdometerUnit]
  return { value: Number(count), unit, place }
}
