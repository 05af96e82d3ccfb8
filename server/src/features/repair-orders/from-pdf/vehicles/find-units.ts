import { endsWithStreet } from '../document/addresses.ts'
import { answersTo } from '../document/answers.ts'
import { countsParts } from '../document/counted-or-measured.ts'
import { nameLabel, shopLabel } from '../labels/party-labels.ts'
import { isAboutRepair } from '../labels/repair-words.ts'
import { AnyCase } from '../labels/text-label.ts'
import {
  insuredsLabel,
  numberBehindMake,
  numberOnDoor,
  ourNumber,
  possessed,
  shopsLabel,
  unitLabel,
  vehicleField,
  vehicleLabel,
  vehicleWord,
} from '../labels/unit-labels.ts'
import { blockNumberLabel } from '../labels/vehicle-labels.ts'
import { anyMake } from '../labels/vehicle-models.ts'
import { findLabelled, type Labelled, textAt } from '../lines/find-labelled.ts'
import { isBelow, type TextCell, type TextLine } from '../text-line.ts'
import { areInOneLine, areListed, isCount } from './listed-units.ts'
import {
  isAmongPlates,
  isBeside,
  isOfBringer,
  isOtherVehicle,
  isWrecker,
  kindsNotInTitle,
  kindsThatAreWell,
  sentenceOf,
} from './meant-vehicles.ts'
import { isNearVehicle } from './near-vehicle.ts'
import { digit, digitsMeant, numberedInWords, severalMeant } from './one-digit-units.ts'
import { inTables } from './tables-of-vehicles.ts'
import { numberedIn, unitInSentence, unitNumber } from './unit-number.ts'
import {
  unitHeading,
  unitsBeforeKind,
  unitsBeforeMake,
  unitsByShape,
  unitsOfSubject,
} from './units-by-shape.ts'
import { unitsSent } from './units-sent.ts'

/**
 * What the fleet calls its vehicles by. Where a field names one, a sentence that says nothing of a repair names another
 * vehicle; and beside a unit number an asset or fleet number is that of a lessor, or of the account.
 */
export function findUnits(lines: readonly TextLine[], customers: readonly string[]): Labelled[] {
  const likely = likeliest(lines, customers)
  const units = likely.map(one => withKind(one, likely))
  // `Van 22-07` is not 22-07 too.
  const isPart = ({ value, place }: Labelled) =>
    units.some(
      one =>
        one.value.endsWith(` ${value}`) && one.place.page === place.page && one.place.line === place.line,
    )
  return units.filter(one => !isPart(one))
}

/** Where a field of that name calls another `Van 26`, this one is `Trailer 53-4`. */
function withKind(one: Labelled, units: readonly Labelled[]): Labelled {
  const [, kind] = /^(\p{L}{3,}) (\S+)$/u.exec(one.said) ?? []
  const isWithKind = ({ label, value, said }: Labelled) =>
    label === one.label && /^\p{L}{3,} /u.test(value) && said.toUpperCase() === value
  return kind && one.said.toUpperCase() === `${kind} ${one.value}`.toUpperCase() && units.some(isWithKind)
    ? { ...one, value: one.said.toUpperCase() }
    : one
}

function likeliest(lines: readonly TextLine[], customers: readonly string[]): Labelled[] {
  const well = kindsThatAreWell(lines)
  const others = kindsNotInTitle(lines)
  const everything = withoutCounted(candidates(lines))
  const all = everything.filter(
    one =>
      !isOtherName(one, everything) &&
      !isNumbered(one, everything) &&
      !isOtherVehicle(one) &&
      !isAmongPlates(one) &&
      !isWrecker(one, lines, everything) &&
      !isOfBringer(one, everything) &&
      !isOfVendor(one) &&
      !isOfParts(one) &&
      !isReading(one) &&
      !isOfHouse(one) &&
      !isAmount(one, lines) &&
      !isOfAll(one, everything) &&
      !well.some(kind => isOfKind(one, kind)),
  )
  const ofTitle = all.filter(
    one => !others.some(kind => isOfKind(one, kind)) || isAboutRepair(sentenceOf(one)),
  )
  const subjects = ofTitle.filter(one => !isBeside(one))
  const units = subjects.length > 0 ? subjects : ofTitle.length > 0 ? ofTitle : all
  const hasField = units.some(one => !isSaid(one) && !isMentioned(one))
  const isMeant = (one: Labelled) =>
    !(isSaid(one) || (hasField && isMentioned(one))) || isAboutRepair(sentenceOf(one))
  const meant = units.filter(isMeant)
  const named =
    meant.length > 0
      ? units.filter(one => meant.some(other => other === one || areListed(other, one)))
      : units
  const isWorse = named.some(one => isUnit(one) && !isOfLessee(one)) ? otherWord : /(?<!\p{L})stock(?!\p{L})/u
  const better = named.filter(({ label }) => unitWord.test(label) || !isWorse.test(label))
  const own = better.length > 0 ? better : named
  // `Vehicle` or `Brantwell unit`, and `Lessee’s truck no.`, of Brantwell’s order.
  const words = new Set(customers.flatMap(name => name.toLowerCase().split(' ')))
  const ofPayer = own.filter(one => !isOfOther(one))
  const ofClient = asksForClients(lines) ? own.filter(isOfOther) : []
  if (ofClient.length > 0) return ofClient
  // `Client unit no. | Program vehicle ID`, `Client vehicle | Program unit`: who manages a fleet numbers its vehicles in his records only.
  const clients = own.filter(({ before, label }) => clientsVehicle.test(`${before} ${label}`))
  const isSure = clients.some(isUnit) && !ofPayer.some(isUnit)
  if (clients.length > 0 && (isSure || ofPayer.every(isOfProgram))) return clients
  const isPayers = ({ before, label }: Labelled) =>
    words.has(before.toLowerCase()) || !(otherWord.test(label) || /lessor/.test(label))
  return ofPayer.some(isPayers) ? ofPayer : own
}

/** `Supplier: Lakeside Diesel & Trailer #88120` */
const isOfVendor = ({ before }: Labelled): boolean =>
  / &$/.test(before) && shopLabel.exec(before)?.index === 0

/** `Trailers: 30` says how many there are. */
const isOfAll = (one: Labelled, units: readonly Labelled[]): boolean =>
  /^\p{L}{3,}s\s*:?\s*$/u.test(one.label) &&
  !/^(?:bus|chassis)/.test(one.label) &&
  /^\d{1,2}$/.test(one.value) &&
  !units.some(other => other.value !== one.value && areInOneLine(other, one) && other.label === one.label)

/** `Tractor - 4 drive tires`, `Trailer: 2 lights out`; but `Unit: 14 brakes squeal`. */
const isOfParts = ({ label, said }: Labelled): boolean =>
  /^\p{L}+\s*[:–—-]\s*$/u.test(label) && !unitWord.test(label) && countsParts(said)

/** `7842 W 95th St Unit 2, Hickory Hills IL 60457` */
const isOfHouse = ({ before, said }: Labelled): boolean =>
  endsWithStreet(before) && /^\S+(?:$|,? \p{Lu}[\p{L} .]+,? \p{Lu}{2}(?!\p{L}))/u.test(said)

/** `Hours on unit 19,418`, `Пробег тягача 405 300 миль` */
const isReading = ({ before, said }: Labelled): boolean =>
  /^\d{1,3}[, ]\d{3}(?!\d)/.test(said) &&
  /(?<!\p{L})(?:hours|hrs|miles|mileage|odometer|meter|reading|kil[óo]metros|km|millas|horas|пробег|пробіг)(?: \p{L}+)?(?: (?:on|of|for|de|del|в|на|у))?(?: (?:the|this|la|el))?$/iu.test(
    before,
  )

/** `tractor | 480` in a row of work, in a column that begins with `Limit, $`. */
function isAmount({ said, place }: Labelled, lines: readonly TextLine[]): boolean {
  const at = lines.findIndex(({ page, line }) => page === place.page && line === place.line)
  const cell = lines[at]?.cells.find(({ text }) => text === said)
  if (!cell || !/^[\d,.]+$/.test(said)) return false
  const above = lines.slice(Math.max(0, at - 40), at).filter(({ page }) => page === place.page)
  return above.some(({ cells }) =>
    cells.some(({ text, from, to }) => inMoney.test(text) && from < cell.to && cell.from < to),
  )
}

/** Heads a column. */
const inMoney = /^\p{L}[^\d:]{1,24}(?:[,(] ?)?[$€₴]\)?$/u

/** `Trailer no.`, `TRAILER UNIT` */
const isOfKind = ({ label, before }: Labelled, kind: string): boolean =>
  label.startsWith(kind) || (unitWord.test(label) && before.toLowerCase() === kind)

const isOfOther = ({ before, label }: Labelled): boolean => ofOthers.test(`${before} ${label}`)

/** `The invoice must show the client unit number.` */
const asksForClients = (lines: readonly TextLine[]): boolean =>
  lines.some((line, index) =>
    line.cells.some(
      cell => cell.text.split(' ').length > 5 && clientsNumber.test(textAt(lines, index, cell)),
    ),
  )

const clientsNumber =
  /(?<!\p{L})(?:show|put|list|quote|include|write|note)(?!\p{L})[^.]* (?:less?ee|client|renter|customer)(?:[’']?s)? (?:unit|truck|trailer|vehicle) (?:number|no\.?(?!\p{L})|#)/iu

const clientsVehicle = /(?<!\p{L})client(?:[’']?s)? (?:unit|vehicle|truck|asset)s?(?!\p{L})/iu

/** `Lessee unit: 27` beside `Asset: 4410882` of the lessor, who writes. */
const isOfLessee = ({ before, label }: Labelled): boolean => /(?<!\p{L})less?ee/iu.test(`${before} ${label}`)

const isUnit = ({ label }: Labelled): boolean => unitWord.test(label)

const isOfProgram = ({ before, label }: Labelled): boolean =>
  /(?<!\p{L})program(?!\p{L})/iu.test(`${before} ${label}`)

const ofOthers = /(?<!\p{L})(?:less?ee|client|renter|customer|driver)/iu

/** In a sentence it goes on behind the number, with more than its VIN; what a letter is about stands apart. */
const isSaid = ({ value, before, said, place }: Labelled): boolean =>
  /^#?,? (?:(?!(?:and|y|и|та) )\p{Ll}{2,}|[(])/u.test(
    said.slice(said.toUpperCase().indexOf(value) + value.length),
  ) &&
  `${before} ${said}`.split(' ').length > 5 &&
  !/^[^()]{1,12} \([^()]*[A-HJ-NPR-Z\d]{13}\d{4}\)/u.test(said) &&
  !subject.test(place.text)

/** `our trailer 118 (lessor no. L4471)`: what another calls the vehicle before the bracket. */
const isOtherName = (one: Labelled, units: readonly Labelled[]): boolean =>
  units.some(
    ({ value, place, label }) =>
      value !== one.value &&
      areInOneLine({ place }, one) &&
      one.before
        .toUpperCase()
        .match(/^(.*?) ?\([^()]*$/)?.[1]
        ?.endsWith(value) === true &&
      otherWord.test(one.label) &&
      !otherWord.test(label),
  )

/** `Apparatus: Ladder 2 | Shop no.: 6118`: the city has a number for it. */
const isNumbered = (one: Labelled, units: readonly Labelled[]): boolean =>
  /^\p{L}{5,} \d/u.test(one.value) &&
  units.some(other => other.label.startsWith('shop') && areInOneLine(other, one))

/** `DXLQ, tractor 5580`, `(van line fleet no. 90118)` in a cell that begins with something else. */
const isMentioned = ({ before, place }: Labelled): boolean =>
  /\p{L}{2},$|[(][^()]*$/u.test(before) && !subject.test(place.text) && !inField.test(before)

/** `Прицеп: Utility, борт 5317` */
const inField = new AnyCase(
  '^(?:truck|tractor|trailer|vehicle|unit|equipment|cami[óo]n|tracto|remolque|тягач|трак|трейлер|(?:полу|напів)?при(?:цеп|чіп))\\s*:',
  'u',
)

const subject = /^(?:re|ref|subject|asunto|тема|about)(?!\p{L})/iu

const unitWord = /(?<!\p{L})(?:units?|unidad|unit[ée]|econ[óo]mico|юн[иі]т\p{L}?)(?!\p{L})/u
const otherWord = /(?<!\p{L})(?:fleet|asset|property|stock)(?!\p{L})/u

function candidates(lines: readonly TextLine[]): Labelled[] {
  const named = labelled(lines)
  return [...named, ...inTables(lines, named)]
}

const labelled = (lines: readonly TextLine[]): Labelled[] => [
  ...findLabelled(lines, unitLabel, unitNumber, { isOfGoods: true, isModified: true }),
  ...findLabelled(lines, vehicleLabel, unitNumber, { needsSign: true, isModified: true }).filter(
    one => !isHeading(one),
  ),
  ...findLabelled(lines, blockNumberLabel, unitNumber, {
    isModified: true,
    where: (index, cell) =>
      /^(?:(?:our|your|their|fleet|company) )?(?:[№n]|id(?!\p{L}))/iu.test(cell.text) &&
      isBelow(lines, index, cell, vehicleHeading),
  }),
  ...findLabelled(lines, nameLabel, onlyUnit, {
    hasMany: false,
    where: (index, cell) => /^name/i.test(cell.text) && isBelow(lines, index, cell, vehicleHeading),
  }),
  ...findLabelled(lines, insuredsLabel, unitNumber, { where: index => isNearVehicle(lines, index) }),
  ...findLabelled(lines, shopsLabel, unitNumber, {
    where: (index, cell) => isBesideKind(lines[index]!, cell),
  }),
  ...findLabelled(lines, vehicleField, numberedIn, { needsSign: true, hasMany: false }),
  ...findLabelled(lines, vehicleField, text => (makeAndNumber.test(text) ? numberedIn(text) : null), {
    looksAround: false,
    hasMany: false,
  }),
  ...findLabelled(lines, possessed, unitInSentence, { looksAround: false }),
  ...findLabelled(lines, vehicleWord, unitInSentence, { looksAround: false }),
  ...findLabelled(lines, numberBehindMake, text => digit(text) ?? unitNumber(text), {
    looksAround: false,
    hasMany: false,
  }).filter(({ before, said }) => make.test(before) && isWholeNumber.test(said)),
  ...findLabelled(lines, numberOnDoor, digit, { looksAround: false, hasMany: false }),
  ...findLabelled(lines, ourNumber, digit, {
    hasMany: false,
    where: index => isNearVehicle(lines, index + 2),
  }),
  ...answersTo(lines, whichVehicle, unitInSentence),
  ...lines.flatMap(unitsByShape),
  ...lines.flatMap((_, index) => unitHeading(lines, index)),
  ...lines.flatMap((_, index) => unitsBeforeKind(lines, index)),
  ...lines.flatMap((_, index) => unitsBeforeMake(lines, index)),
  ...unitsOfSubject(lines),
  ...lines.flatMap((_, index) => unitsSent(lines, index)),
  ...severalMeant(lines),
  ...digitsMeant(lines),
  ...numberedInWords(lines),
]

/** `the Kenworth,`, `our 2014 Mack is`, `el Volvo VNL 2019 azul,`; and behind the number no part: `the Cummins, number 6 injector` */
const make =
  /(?<!\p{L})(?:el|la|mi|un|nuestr[oa])(?: \p{Lu}[\p{L}\d-]*){1,3}(?: (?:19[89]|20[0-3])\d)?(?: (?:blanc|roj|azul|negr|verde|gris|amarill)\p{L}{0,2})?,$|(?<!\p{L})(?:the|our|my|his|(?:19[89]|20[0-3])\d)(?: \p{Lu}[\p{L}\d-]*){1,3}(?:,| is|,? (?:which|that) is)$/u
const isWholeNumber =
  /^\S+?(?:$|[.,;:!)]|\s(?:with|has|had|needs|is|was|will|for|to|and|which|that|comes)\s)/u

/** `[Unit 1] 2019 Peterbilt`, `[Unit 2]`, and the rows of a table that names them too: they are counted. */
function withoutCounted(units: readonly Labelled[]): Labelled[] {
  const digits = units.filter(({ value }) => /^\d$/.test(value))
  const counted = [
    digits.filter(({ place }) => /unit \d(?:\]|: | [-–—] )/iu.test(place.text)),
    digits.filter(one => units.some(other => other.value.length > 1 && areInOneLine(one, other))),
  ].filter(isCount)
  const heading = digits.filter(
    one => isInLabel(one) && units.some(other => other.value.length > 1 && areInOneLine(one, other)),
  )
  counted.push(heading)
  return units.filter(one => !counted.some(some => some.some(({ value }) => value === one.value)))
}

/** `Trailer #1`, and in the next cell what it is called. */
const isInLabel = ({ label, value, said, place }: Labelled): boolean =>
  said === value &&
  !label.includes(':') &&
  place.text.toUpperCase().includes(`${label}${value}`.toUpperCase())

/** `Vehicle 1`, `Truck 2` begin a block. */
const isHeading = ({ value, place }: Labelled): boolean =>
  /^\d$/.test(value) && new RegExp(`^\\p{L}+ ${value}(?!\\S)`, 'u').test(place.text)

/** `Big Red 4`, `3B Haulers` are names of another kind. */
const onlyUnit = (text: string): string | null => {
  const value = unitNumber(text)
  return value === text.toUpperCase() ? value : null
}

/** `Тягач Freightliner Cascadia №308`, `Tractor 2019 Volvo VNL #308` */
const makeAndNumber = new RegExp(
  `^(?:(?:19[89]|20[0-3])\\d )?${anyMake}(?: (?!(?:p\\.?o|w\\.?o|r\\.?o|order|tag|plate|lic|vin|claim|case|госномер|заказ|наряд)(?!\\p{L}))[\\p{L}\\d-]+){0,3},? (?:#|№|номер)`,
  'iu',
)

const whichVehicle =
  /(?<!\p{L})(?:which|what) (?:one|truck|trailer|tractor|bus|unit|(?:truck|trailer|unit) (?:number|#))(?: is it)?\??$/iu

/** Beside a vendor it is his. */
const isBesideKind = ({ cells: [first] }: TextLine, cell: TextCell): boolean =>
  first !== undefined &&
  first !== cell &&
  /^(?:apparatus|vehicle|equipment|fleet|truck|unit)(?!\p{L})/iu.test(first.text)

const vehicleHeading =
  /^(?:tractor|trailer|truck|vehicle|unit|equipment|power unit|asset)(?: (?:information|info|details))?$/i
