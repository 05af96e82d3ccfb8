import { isVin } from '#contract/shared/vin.ts'
import { answersTo } from './answers.ts'
import { countsParts, isCountedOrMeasured } from './counted-or-measured.ts'
import { findLabelled, type Labelled, textAt } from './find-labelled.ts'
import {
  isAmongPlates,
  isBeside,
  isOtherVehicle,
  isWrecker,
  kindsNotInTitle,
  kindsThatAreWell,
  sentenceOf,
} from './meant-vehicles.ts'
import { isAboutRepair } from './repair-words.ts'
import { inTables } from './tables-of-vehicles.ts'
import { AnyCase } from './text-label.ts'
import { blockNumberLabel, nameLabel, plateLabel, vinLabel } from './text-labels.ts'
import { isBelow, placeOf, type TextCell, type TextLine, textOf } from './text-line.ts'
import {
  insuredsLabel,
  numberBehindMake,
  possessed,
  severalVehicles,
  shopsLabel,
  unitLabel,
  vehicleDigit,
  vehicleField,
  vehicleLabel,
  vehicleWord,
} from './unit-labels.ts'
import { numberedIn, unitInSentence, unitNumber } from './unit-number.ts'
import { isModelAlone } from './vehicle-models.ts'

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
      !isOfParts(one) &&
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
  const isWorse = named.some(({ label }) => unitWord.test(label)) ? otherWord : /(?<!\p{L})stock(?!\p{L})/u
  const better = named.filter(({ label }) => unitWord.test(label) || !isWorse.test(label))
  const own = better.length > 0 ? better : named
  // `Vehicle` or `Brantwell unit`, and `Lessee’s truck no.`, of Brantwell’s order.
  const words = new Set(customers.flatMap(name => name.toLowerCase().split(' ')))
  const ofPayer = own.filter(one => !isOfOther(one))
  const ofClient = asksForClients(lines) ? own.filter(isOfOther) : []
  if (ofClient.length > 0) return ofClient
  // `Client unit no. | Program vehicle ID`: who manages a fleet numbers its vehicles in his records only.
  const clientsUnits = own.filter(({ before, label }) => clientsUnit.test(`${before} ${label}`))
  if (clientsUnits.length > 0 && !ofPayer.some(({ label }) => unitWord.test(label))) return clientsUnits
  const isPayers = ({ before, label }: Labelled) =>
    words.has(before.toLowerCase()) || !(otherWord.test(label) || /lessor/.test(label))
  return ofPayer.some(isPayers) ? ofPayer : own
}

/** `Trailers: 30` says how many there are. */
const isOfAll = (one: Labelled, units: readonly Labelled[]): boolean =>
  /^\p{L}{3,}s\s*:?\s*$/u.test(one.label) &&
  !/^(?:bus|chassis)/.test(one.label) &&
  /^\d{1,2}$/.test(one.value) &&
  !units.some(other => other.value !== one.value && areInOneLine(other, one) && other.label === one.label)

/** `Tractor - 4 drive tires`, `Trailer: 2 lights out`; but `Unit: 14 brakes squeal`. */
const isOfParts = ({ label, said }: Labelled): boolean =>
  /^\p{L}+\s*[:–—-]\s*$/u.test(label) && !unitWord.test(label) && countsParts(said)

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

const clientsUnit = /(?<!\p{L})client(?:[’']?s)? units?(?!\p{L})/iu

const ofOthers = /(?<!\p{L})(?:less?ee|client|renter|customer|driver)/iu

/** In a sentence it goes on behind the number, with more than its VIN; what a letter is about stands apart. */
const isSaid = ({ value, before, said, place }: Labelled): boolean =>
  /^#?,? (?:(?!(?:and|y|и|та) )\p{Ll}{2,}|[(])/u.test(
    said.slice(said.toUpperCase().indexOf(value) + value.length),
  ) &&
  `${before} ${said}`.split(' ').length > 5 &&
  !/^[^()]{1,12} \([^()]*[A-HJ-NPR-Z\d]{13}\d{4}\)/u.test(said) &&
  !subject.test(place.text)

/** `truck 118, truck 12 and trailer 5317`: what is meant of one is meant of all. */
function areListed(one: Labelled, other: Labelled): boolean {
  if (!areInOneLine(one, other)) return false
  const text = one.place.text.toUpperCase()
  const [first, last] = [one, other].sort((a, b) => text.indexOf(a.value) - text.indexOf(b.value))
  const from = text.indexOf(first!.value) + first!.value.length
  const between = text.slice(from, text.indexOf(last!.value, from))
  return between.split(/[\s,&#]+/).every(word => /\d/.test(word) || ofList.test(word))
}

const ofList = new AnyCase(
  '^(?:|and|y|e|и|та|і|plus|the|our|my|el|la|(?:truck|tractor|trailer|unit|bus|van|coach|cami[óo]n|tracto|remolque|caja)s?|unidad|тягач|трак|трейлер|прицеп|причіп)$',
  'u',
)

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

const unitWord = /(?<!\p{L})(?:units?|unidad|econ[óo]mico|юн[иі]т\p{L}?)(?!\p{L})/u
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
  ...findLabelled(lines, insuredsLabel, unitNumber, { where: index => isOfVehicle(lines, index) }),
  ...findLabelled(lines, shopsLabel, unitNumber, {
    where: (index, cell) => isBesideKind(lines[index]!, cell),
  }),
  ...findLabelled(lines, vehicleField, numberedIn, { needsSign: true, hasMany: false }),
  ...findLabelled(lines, possessed, unitInSentence, { looksAround: false }),
  ...findLabelled(lines, vehicleWord, unitInSentence, { looksAround: false }),
  ...findLabelled(lines, numberBehindMake, text => digit(text) ?? unitNumber(text), {
    looksAround: false,
    hasMany: false,
  }).filter(({ before, said }) => make.test(before) && isWholeNumber.test(said)),
  ...answersTo(lines, whichVehicle, unitInSentence),
  ...lines.flatMap(byShape),
  ...lines.flatMap((_, index) => headingIn(lines, index)),
  ...severalMeant(lines),
  ...digitsMeant(lines),
]

/** `the Kenworth,`, `our 2014 Mack is`; and behind the number no part: `the Cummins, number 6 injector` */
const make =
  /(?<!\p{L})(?:the|our|my|his|(?:19[89]|20[0-3])\d)(?: \p{Lu}[\p{L}\d-]*){1,3}(?:,| is|,? (?:which|that) is)$/u
const isWholeNumber =
  /^\S+?(?:$|[.,;:!)]|\s(?:with|has|had|needs|is|was|will|for|to|and|which|that|comes)\s)/u

/** `118 (1FUJGLDR3CLBP8834)`, `118 (2019 Mack, 1M1AN07Y1KM009921)`, `118 (plate P48213)`, and the marks of chassis, `LSIU` of containers apart: no label is needed. */
const byShape = (line: TextLine): Labelled[] =>
  line.cells.flatMap(({ text }) => {
    const shown = [
      ...text.matchAll(beforeVin),
      ...text.matchAll(chassisMarks),
      ...(isRowOfVin(line) ? text.matchAll(marksOfContainers) : []),
    ]
    const described = [...text.matchAll(beforeYear)].filter(([, value]) => !isModelAlone(value!))
    return [...shown, ...described].map(match => ({
      value: match[1]!.toUpperCase(),
      // The sentence about it goes on behind its description.
      said: described.includes(match) ? match[0] : text.slice(match.index),
      before: text.slice(0, match.index).trim(),
      label: 'unit',
      place: placeOf(line),
    }))
  })

const beforeVin =
  /(?<![\p{L}\d/-])((?:[A-Z]{1,4}[ -]?)?\d{1,6}) \((?:(?:(?:19|20)\d\d [\p{L} .&-]{2,25},? )?(?:VIN:? )?[A-HJ-NPR-Z\d]{13}\d{4}\)|(?:plate|tag|lic|placas?)(?!\p{L}))/gu
/** A number with letters, which are not of an order, a document, a road or a place. */
const lettered =
  '(?!(?:P\\.?O|W\\.?O|R\\.?O|S\\.?O|INV|EST|QT|REF|CL|CLM|CASE|TKT|ATA|LN|LINE|ITEM|NO|TEL|FAX|EXT|BOX|STE|APT|DOT|MC|HWY|US|FM|SR|CR|IH|RR|PM|PAGE|ROW|BAY|DEPT|ACCT)[ -]?\\d|[A-Z]{2} \\d{5})[A-Z]{1,4}'

/** `DT-31, the 2018 Kenworth T880`, `1) LB-4 - 2013 Trail King`: before the year and the make. */
const beforeYear = new RegExp(
  `(?<=^(?:(?:RE|Re|Subject): )?(?:\\(?\\d{1,2}[.)] |[•*–-] )?|[.;,] |(?<!\\p{L})(?:and|on|for) )(${lettered}-?\\d{1,5})(?:(?:,| [–-]| (?=\\()) ?\\(?(?:(?:the|our|a) )?| (?:the|our) )(?=(?:19[89]|20[0-3])\\d \\p{Lu}\\p{L}+)`,
  'gu',
)

/** A trailer may bear the marks of containers: they stand in a row with its VIN, and no container is named. */
const marksOfContainers = /^([A-Z]{3}U ?\d{6})$/g
const isRowOfVin = ({ cells }: TextLine): boolean =>
  cells.length > 2 &&
  cells.some(({ text }) => isVin(text)) &&
  !cells.some(({ text }) => /(?<!\p{L})(?:container|chassis)(?!\p{L})/iu.test(text))

const chassisMarks = /(?<![A-Z\d])([A-Z]{3}Z ?\d{6})(?![\d-])/g

/** `2. IT-7119 grapple truck`, `LB-4:`, and in the lines below it the year, the make and the VIN. */
function headingIn(lines: readonly TextLine[], index: number): Labelled[] {
  const line = lines[index]!
  const [, value] = line.cells.length === 1 ? (numberHeading.exec(line.cells[0]!.text) ?? []) : []
  const below = lines.slice(index + 1, index + 4)
  if (
    !value ||
    isModelAlone(value) ||
    !below[0] ||
    !isOfVehicle(below, 2) ||
    !/(?:19[89]|20[0-3])\d \p{Lu}/u.test(textOf(below[0]))
  )
    return []
  return [{ value, said: value, before: '', label: 'unit', place: placeOf(line) }]
}

const numberHeading = new RegExp(
  `^(?:(?:RE|Re|Subject): )?(?:\\(?\\d{1,2}[.)] |[•*–-] )?(${lettered}[ -]?\\d{1,5}(?:-\\p{Lu})?)(?:[:.]|(?:,? [–-]?) ?(?:\\p{L}+[ -]?){1,4})?$`,
  'u',
)

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
  said === value && place.text.toUpperCase().includes(`${label}${value}`.toUpperCase())

/** 1, 2 and so on. */
function isCount(units: readonly Labelled[]): boolean {
  const numbers = [...new Set(units.map(({ value }) => Number(value)))].sort()
  return numbers.length > 1 && numbers.every((number, at) => number === at + 1)
}

const areInOneLine = (
  { place: one }: Pick<Labelled, 'place'>,
  { place: other }: Pick<Labelled, 'place'>,
): boolean => one.page === other.page && one.line === other.line

/** `Vehicle 1`, `Truck 2` begin a block. */
const isHeading = ({ value, place }: Labelled): boolean =>
  /^\d$/.test(value) && new RegExp(`^\\p{L}+ ${value}(?!\\S)`, 'u').test(place.text)

const digit = (text: string): string | null =>
  /^[#№]?\s?(\d)(?=$|[\s,.;:()])(?!\s*(?:of|axles?|x|or|and)(?!\p{L}))/iu.exec(text)?.[1] ?? null

/** `trucks 7 and 12`; `units 1 and 2` are counted. */
function severalMeant(lines: readonly TextLine[]): Labelled[] {
  const found = findLabelled(lines, severalVehicles, text => digit(text) ?? unitInSentence(text), {
    looksAround: false,
  }).filter(({ said }) => !countsParts(said))
  return isCount(found) ? [] : found
}

/**
 * `truck 9` counts vehicles, or names one: then it is said again, or described and no 1 and 2, or heads what is said of it
 * and there is no 1, or another has a longer number: `truck 9 and truck 12`, `truck 9 and trailer 5317`.
 */
function digitsMeant(lines: readonly TextLine[]): Labelled[] {
  const found = findLabelled(lines, vehicleDigit, digit, { looksAround: false }).filter(
    ({ said }) => !isCountedOrMeasured(said) && !countsParts(said),
  )
  const longer = findLabelled(lines, vehicleWord, unitInSentence, { looksAround: false })
  const described = found.filter(
    ({ said, before }) =>
      /^#?\d[ ,(–—-]+(?:19[89]|20[0-3])\d \p{Lu}/u.test(said) ||
      /(?<!\d)(?:19[89]|20[0-3])\d \p{Lu}[^()]*\($/u.test(before) ||
      identified.test(said),
  )
  const heading = found.filter(one => headsBlock(lines, one))
  return found.filter(
    (one, at) =>
      longer.some(other => wordOf(other) === wordOf(one) || areListed(one, other)) ||
      (described.includes(one) && !isCount(described)) ||
      (heading.includes(one) && !found.some(({ value }) => value === '1')) ||
      found.some((other, index) => index !== at && other.value === one.value),
  )
}

/** `bus 9 - VIN 4UZABRDU8DCFF4471`, `coach 7, plate IL BU 4471` */
const identified =
  /^#?\d\s?[,(:–—-].{0,40}?(?:(?<![A-Z\d])[A-HJ-NPR-Z\d]{13}\d{4}(?![A-Z\d])|(?<!\p{L})(?:plates?|tags?|lic(?:ense)?|placas|госномер)(?!\p{L}).{0,12}\d)/iu

/** `trucks`, `Truck #` */
const wordOf = ({ label }: Labelled): string => /^\p{L}{3,4}/u.exec(label)?.[0] ?? label

/** `Truck 7`, and below it the VIN or the plate. */
function headsBlock(lines: readonly TextLine[], { value, place }: Labelled): boolean {
  const at = lines.findIndex(({ page, line }) => page === place.page && line === place.line)
  return (
    new RegExp(`^(?:\\(?\\d{1,2}[.)] |[•-] )?\\p{L}+ [#№]?${value}[:.]?$`, 'u').test(place.text) &&
    isOfVehicle(lines.slice(at, at + 4), 3)
  )
}

/** `Big Red 4`, `3B Haulers` are names of another kind. */
const onlyUnit = (text: string): string | null => {
  const value = unitNumber(text)
  return value === text.toUpperCase() ? value : null
}

const whichVehicle =
  /(?<!\p{L})(?:which|what) (?:one|truck|trailer|tractor|bus|unit|(?:truck|trailer|unit) (?:number|#))(?: is it)?\??$/iu

/** Beside a vendor it is his. */
const isBesideKind = ({ cells: [first] }: TextLine, cell: TextCell): boolean =>
  first !== undefined &&
  first !== cell &&
  /^(?:apparatus|vehicle|equipment|fleet|truck|unit)(?!\p{L})/iu.test(first.text)

/** A policy has a number too. */
const isOfVehicle = (lines: readonly TextLine[], index: number): boolean =>
  lines
    .slice(Math.max(0, index - 2), index + 1)
    .some(line => vinLabel.test(textOf(line)) || plateLabel.test(textOf(line)))

const vehicleHeading =
  /^(?:tractor|trailer|truck|vehicle|unit|equipment|power unit|asset)(?: (?:information|info|details))?$/i
