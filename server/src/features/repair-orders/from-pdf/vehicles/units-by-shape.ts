import { isVin } from '#contract/shared/vin.ts'
import { beginsWithMake, isModelAlone } from '../labels/vehicle-models.ts'
import type { Labelled } from '../lines/find-labelled.ts'
import { placeOf, type TextLine, textOf } from '../text-line.ts'
import { isNearVehicle } from './near-vehicle.ts'

/**
 * Without a label: `118 (1FUJGLDR3CLBP8834)`, `118 (2019 Mack, 1M1AN07Y1KM009921)`, `118 (plate P48213)`, `DT-31, the 2018
 * Kenworth`, and the marks of chassis.
 */
export const unitsByShape = (line: TextLine): Labelled[] =>
  line.cells.flatMap(({ text }) => {
    const shown = [
      ...text.matchAll(beforeVin),
      ...text.matchAll(beforeDash),
      ...text.matchAll(numberBeforeYear),
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
  '(?!(?:P\\.?O|W\\.?O|R\\.?O|S\\.?O|INV|EST|QT|REF|CL|CLM|CASE|TKT|ATA|LN|LINE|ITEM|NO|TEL|FAX|EXT|BOX|STE|APT|DOT|MC|HWY|I|US|FM|SR|CR|IH|RR|PM|PAGE|ROW|BAY|DEPT|ACCT)[ -]?\\d|[A-Z]{2} \\d{5})[A-Z]{1,4}'

/** `DT-31, the 2018 Kenworth T880`, `1) LB-4 - 2013 Trail King`: before the year and the make. */
const beforeYear = new RegExp(
  `(?<=^(?:(?:RE|Re|Subject): )?(?:\\(?\\d{1,2}[.)] |[•*–-] )?|[.;,] |(?<!\\p{L})(?:and|on|for) )(${lettered}-?\\d{1,5})(?:(?:,| [–-]| (?=\\()) ?\\(?(?:(?:the|our|a) )?| (?:the|our) )(?=(?:19[89]|20[0-3])\\d \\p{Lu}\\p{L}+)`,
  'gu',
)

/** `number 109, the 2022 Kenworth` */
const numberBeforeYear =
  /(?<!\p{L})(?:number|no\.) (\p{L}{0,2}-?\d{1,5}),? (?:the|our|a) (?=(?:19[89]|20[0-3])\d \p{Lu}\p{L}+)/gu

/** `48-2252 - the sister, VIN 1JJV532B2ML231694` begins an item of a list or a line. */
const beforeDash =
  /^(?:\(?\d{1,2}[.)] |[•*–-] )?(\d{2,3}-\d{3,5}) [–-] (?=[^.;]{3,60}(?<![A-Z\d])[A-HJ-NPR-Z\d]{13}\d{4}(?![A-Z\d]))/gu

/** A trailer may bear the marks of containers: they stand in a row with its VIN, and no container is named. */
const marksOfContainers = /^([A-Z]{3}U ?\d{6})$/g
const isRowOfVin = ({ cells }: TextLine): boolean =>
  cells.length > 2 &&
  cells.some(({ text }) => isVin(text)) &&
  !cells.some(({ text }) => /(?<!\p{L})(?:container|chassis)(?!\p{L})/iu.test(text))

const chassisMarks = /(?<![A-Z\d])([A-Z]{3}Z ?\d{6})(?![\d-])/g

/** `Replace clutch TR-31 2018 Peterbilt`, and its VIN there or in the next line. */
export const unitsBeforeMake = (lines: readonly TextLine[], index: number): Labelled[] =>
  lines[index]!.cells.flatMap(({ text }) =>
    [...text.matchAll(beforeMake)].flatMap(match => {
      const [, value, make] = match
      const isNear = lines
        .slice(index, index + 3)
        .some(({ page, cells }) => page === lines[index]!.page && cells.some(cell => vin.test(cell.text)))
      return isNear && beginsWithMake(make!) && !isModelAlone(value!)
        ? [
            {
              value: value!.toUpperCase(),
              said: text.slice(match.index),
              before: text.slice(0, match.index).trim(),
              label: 'unit',
              place: placeOf(lines[index]!),
            },
          ]
        : []
    }),
  )

/** The subject of a mail begins with it, and a sentence says something of it: `DT-9 is coming in with Joe.` */
export const unitsOfSubject = (lines: readonly TextLine[]): Labelled[] =>
  lines.slice(0, headLines).flatMap(line => {
    const said = subject.exec(textOf(line))?.[1]
    const isTold =
      said !== undefined &&
      lines.some(other => new RegExp(`(?:^|[.!?] )(?:The )?${said} ${verb}`, 'u').test(textOf(other)))
    return isTold && !isModelAlone(said)
      ? [{ value: said, said, before: '', label: 'unit', place: placeOf(line) }]
      : []
  })

const headLines = 8
const verb =
  "(?:is|has|needs|will|won[’']t|comes|came|does|did|can|leaks|lost|keeps|quit|was|blows|runs|shuts|pulls)(?!\\p{L})"

/** `MX-31 mixer, front springs`, and its VIN in one of the next lines: what the vehicle is called, what it is, what is to be done. */
export function unitsBeforeKind(lines: readonly TextLine[], index: number): Labelled[] {
  const line = lines[index]!
  return line.cells.flatMap(({ text }) => {
    const [, value] = beforeKind.exec(text) ?? []
    const isNear = lines
      .slice(index, index + 5)
      .some(({ page, cells }) => page === line.page && cells.some(cell => vin.test(cell.text)))
    return value && isNear && !isModelAlone(value)
      ? [{ value: value.toUpperCase(), said: text, before: '', label: 'unit', place: placeOf(line) }]
      : []
  })
}

const vin = /(?<![A-Z\d])[A-HJ-NPR-Z\d]{13}\d{4}(?![A-Z\d])/u

/** `2. IT-7119 grapple truck`, `LB-4:`, and in the lines below it the year, the make and the VIN. */
export function unitHeading(lines: readonly TextLine[], index: number): Labelled[] {
  const line = lines[index]!
  const [, value] = line.cells.length === 1 ? (numberHeading.exec(line.cells[0]!.text) ?? []) : []
  const below = lines.slice(index + 1, index + 4)
  if (
    !value ||
    isModelAlone(value) ||
    !below[0] ||
    !isNearVehicle(below, 2) ||
    !/(?:19[89]|20[0-3])\d \p{Lu}/u.test(textOf(below[0]))
  )
    return []
  return [{ value, said: value, before: '', label: 'unit', place: placeOf(line) }]
}

const beforeMake = new RegExp(
  `(?<=^|\\s)(${lettered}-?\\d{2,5}),? (?:19[89]|20[0-3])\\d (\\p{L}[\\p{L} ]+)`,
  'gu',
)
const subject = new RegExp(
  `^(?:(?:[Rr][Ee]|[Ff][Ww][Dd]?|[Ss]ubject|SUBJECT)\\s*:\\s*)+(${lettered}-?\\d{1,5})(?=$|[\\s,:–-])`,
  'u',
)

const beforeKind = new RegExp(
  `^(?:\\(?\\d{1,2}[.)] |[•*–-] )?(?!(?:PM|SVC|REV|FORM|DOT)-?\\d)(${lettered}-?\\d{1,5}) (?:tractor|truck|trailer|mixer|bus|van|reefer|flatbed|lowboy|tanker|sweeper|dolly|loader)(?!\\p{L})`,
  'iu',
)

const numberHeading = new RegExp(
  `^(?:(?:RE|Re|Subject): )?(?:\\(?\\d{1,2}[.)] |[•*–-] )?(${lettered}[ -]?\\d{1,5}(?:-\\p{Lu})?)(?:[:.]|(?:,? [–-]?) ?(?:\\p{L}+[ -]?){1,4})?$`,
  'u',
)
