import { letterIn } from '../document/letters.ts'
import { isSublet, whoWrites } from '../document/who-writes.ts'
import { label } from '../labels/text-label.ts'
import { plateLabel } from '../labels/vehicle-labels.ts'
import { findLabelled, type Labelled } from '../lines/find-labelled.ts'
import { isHead } from '../lines/table-head.ts'
import type { Found, TextLine } from '../text-line.ts'
import { apart, licensePlate, typeBehindState, withStateInCapitals } from './license-plate.ts'
import { isOtherVehicle } from './meant-vehicles.ts'
import { stateNamed } from './named-states.ts'
import { platesInLists } from './plates-in-lists.ts'
import { platesWithoutLabel } from './plates-without-label.ts'

export interface FoundPlate extends Found<string> {
  /** The short name of the state that issued it; empty if nothing says so. */
  state: string
}

/** Plates with their states: before or after the number, before the label, or in a field of its own. */
export function findPlates(lines: readonly TextLine[]): FoundPlate[] {
  const named = findLabelled(lines, plateLabel, licensePlate, {
    isModified: true,
    where: (index, { text }) => !endsWithWord.test(text) || isHead(lines[index]!),
  })
  // Beside a field for the license, or in what a shop writes or sends to another, a tag is that of the key.
  const isTagOfKey =
    whoWrites(lines) === 'shop' ||
    isSublet(lines) ||
    lines.some(({ cells }) => cells.some(({ text }) => licenseCell.test(text)))
  const plates = [
    ...named.filter(
      one =>
        !((isOfPerson(one) || isOfBusiness(one) || isOfSigner(one, lines)) && /^lic/.test(one.label)) &&
        !/(?<!\p{L})(?:old|expired)$/iu.test(one.before) &&
        !ofSteel.test(one.before) &&
        !isOtherVehicle({ ...one, said: one.said.replace('(OK)', '') }) &&
        (!/^tag/.test(one.label) || isPlateTag(one, isTagOfKey)),
    ),
    // A number alone may be of anything, but not with a state before it.
    ...findLabelled(lines, numberLabel, plateWithState),
    ...findLabelled(lines, numberLabel, licensePlate).filter(({ before }) => endsWithVin.test(before)),
    ...platesInLists(lines),
  ]
  const fields = findLabelled(lines, stateLabel, stateIn, {
    where: (index, cell) =>
      plateLabel.test(cell.text) ||
      /^registration/i.test(cell.text) ||
      isBesidePlate(lines[index]!, cell.from),
  })
  return [
    ...plates.map(({ value, said, label, before, place }) => ({
      value,
      place,
      state: national.test(value)
        ? ''
        : stateBeside(value, said) || stateOfLabel(label) || stateAtEnd(before) || inField(place),
    })),
    ...lines
      .flatMap(platesWithoutLabel)
      .filter(
        ({ place: { page, line } }) =>
          !plates.some(({ place }) => place.page === page && place.line === line),
      ),
  ]

  function inField({ page, line }: Found<string>['place']): string {
    const isThere = ({ place }: Found<string>) => place.page === page && place.line === line
    const here = fields.filter(isThere)
    if (here.length > 0 && here.length >= plates.filter(isThere).length) return here[0]!.value
    return plates.length === 1 && fields.length === 1 ? fields[0]!.value : ''
  }
}

const licenseCell =
  /^(?:vehicle )?(?:licen[sc]e|lic\.?)(?: (?:no\.?|number|#|plate|\/ ?state))?(?::|$)|^plate/i

/** `Doug Renner, Lic. 44180` */
const ofPerson =
  /(?<!\p{L})\p{Lu}(?:\p{Ll}+|\.) \p{Lu}\p{Ll}+,$|(?:[Aa]djuster|[Aa]ppraiser|[Dd]river|[Oo]perator|[Ii]nspector|[Oo]perador|[Cc]hofer|[Cc]onductor|[Вв]одитель|[Вв]одій|[Bb]y):? [^:;]{3,30}$/u

/** In its own cell or the one before it: `Driver signature: J. Ortiz | Lic. # D4471882`. */
const isOfPerson = ({ before, label, said, place }: Labelled): boolean => {
  const at = place.text.toLowerCase().lastIndexOf(`${label.trim()} ${said}`.toLowerCase())
  const [beside = ''] = before === '' && at > 0 ? place.text.slice(0, at).trim().split(/ {2,}/).slice(-1) : []
  return (
    ofPerson.test(before) ||
    /^(?:driver|operator|operador|chofer|conductor|водитель|водій)(?!\p{L})/iu.test(beside)
  )
}

/** `License 440118` below who signs a letter: an appraiser’s. */
const isOfSigner = ({ place }: Labelled, lines: readonly TextLine[]): boolean =>
  !ofVehicle.test(place.text) &&
  (letterIn(lines)?.signature.some(({ page, line }) => page === place.page && line === place.line) ?? false)

/** `Office 817-555-0174 | LP-Gas Lic. 20417`: in a letterhead, beside its telephone, a permit is of the company. */
const isOfBusiness = ({ before, place }: Labelled): boolean =>
  (permit.test(before) || authority.test(before) || telephone.test(place.text)) &&
  !ofVehicle.test(place.text) &&
  !besideLicense.test(place.text)

/** `License | MO 37KB4R | 785-555-0142`: a field, and in the other column of the page a telephone. */
const besideLicense = /(?:^| {2})licen[sc]e:? {2}/iu

const permit =
  /(?<!\p{L})(?:gas|towing|tow|electrical|plumbing|hvac|contractor|builder|broker|carrier|hazmat|waste|liquor|trade|state|business|permit|company|shop|facility|station|inspection)$/iu
/** `TDLR Lic.`: by the initials of who gave it. */
const authority =
  /^(?!(?:TRLR?|TRK|TRUCK|TRACTOR|TRAILER|UNIT|VEH|BUS|VAN|VIN|APP|PRP|IRP|USA)$)\p{Lu}{3,6}$/u
const telephone = /(?<!\d)\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?!\d)/
const ofVehicle =
  /(?<![A-Z\d])[A-HJ-NPR-Z\d]{13}\d{4}(?![A-Z\d])|(?<!\p{L})(?:unit|truck|tractor|trailer|bus|van|vehicle|vin|year|make|model|(?:19[89]|20[0-3])\d \p{Lu}\p{L}{2})(?!\p{L})/iu

/** `skid plate 44120` is a part. */
const ofSteel =
  /(?<!\p{L})(?:skid|deck|bumper|base|back(?:ing)?|kick|wear|tread|diamond|striker|mounting|steel|data|name|end|cover|pressure|fifth wheel|scuff|guard)$/iu

/** `Asset tag`, and what hangs on the key of a shop, are no plates. */
const isPlateTag = ({ label, before, value, said }: Labelled, isTagOfKey: boolean): boolean =>
  /plate|lic/.test(label) ||
  stateBeside(value, said) !== '' ||
  (!isTagOfKey &&
    (/^$|[^\p{L}\s]$|(?<!\p{L})\p{Lu}{2}$/u.test(before) ||
      vehicleOrState.test(before) ||
      stateAtEnd(before) !== ''))

const vehicleOrState = /(?<!\p{L})(?:vehicle|truck|trailer|tractor|unit|state)$/iu

const numberLabel = label('номера?')

/** `VIN 1JJV532D8HL910442, номер 5118TR` */
const endsWithVin = /(?<![A-Z\d])[A-HJ-NPR-Z\d]{13}\d{4},$/u

function plateWithState(text: string): string | null {
  const plate = licensePlate(text)
  return plate && stateBeside(plate, text) ? plate : null
}

/** `License | State`, `Tag | St.`: the field next to that of the plate. */
const isBesidePlate = ({ cells }: TextLine, from: number): boolean => {
  const at = cells.findIndex(cell => cell.from === from)
  return [cells[at - 1], cells[at + 1]].some(
    cell => cell !== undefined && plateLabel.exec(cell.text)?.index === 0,
  )
}

const stateLabel = label(
  '(?:licen[sc]e|plates?|tag|lic\\.?|reg(?:istration|\\.)?)\\s*(?:plate\\s*)?(?:state|st|prov(?:ince)?|juris(?:diction)?)',
  '(?:state|province|jurisdiction)(?: of (?:registration|issue))?(?=\\s*:?\\s*$)',
  'st(?=\\.?\\s*:?\\s*$)',
)

/** Mexico's plates of carriers, `38-AK-7B`, are the country's: `NL` beside one is Nuevo León. */
const national = /^\d{2}-?\p{Lu}{2}-?\d\p{Lu}$/u

function stateBeside(plate: string, said: string): string {
  const words = withStateInCapitals(said)
    .replace(/^(\p{Lu}{2})-/u, '$1 ')
    .replace(typeBehindState, '$1 ')
    .split(apart)
    .filter(word => /[^-]/.test(word))
  const count = plate.split(' ').length
  const at = words.findIndex(
    (_, from) =>
      words
        .slice(from, from + count)
        .join(' ')
        .toUpperCase() === plate,
  )
  if (at < 0) return ''
  const after = words.slice(at + count)
  const [from = ''] = after
  return (
    stateAtEnd(words.slice(0, at).join(' ')) ||
    stateAtBegin(/^(?:from|of|de|штат\p{L}{0,2})$/iu.test(from) ? after.slice(1) : after, said)
  )
}

/** `IN` and `OR` begin what is said next, unless a sign or nothing follows. */
function stateAtBegin([first = '', second = '']: readonly string[], said: string): string {
  const isWord = word.test(first) && new RegExp(`\\s${first}\\s+\\p{L}`, 'u').test(said)
  return (isWord ? '' : stateIn(first)) || (second && stateIn(`${first} ${second}`))
}

const word = /^(?:IN|OR|ME|HI|OK|ON|DE|LA|AL)$/

const stateAtEnd = (text: string): string => {
  const words = text.split(' ')
  return (words[1] && stateIn(words.slice(-2).join(' '))) || stateIn(words.at(-1)!)
}

/** `Placas TX`, `License (IL)`, `Plate/OK` */
const stateOfLabel = (label: string): string =>
  severalStates.test(label)
    ? ''
    : stateAtEnd(
        label
          .toUpperCase()
          .replace(/[\s:#.–—-]+$/u, '')
          .replace(/[/,–-]/gu, ' '),
      )

/** `Plate TX/OK` */
const severalStates = /(?<!\p{L})\p{L}{2}\s*[/,]\s*\p{L}{2}(?!\p{L})/u

/** `Tags OK` of a checklist, where it heads no column. */
const endsWithWord = /^\p{L}+ (?:IN|OR|ME|HI|OK|ON|DE|LA|AL)$/iu

/** By a short name in capitals or a whole name; military post has states of its own, and no plates. */
function stateIn(text: string): string {
  const name = text.replace(/^[(\s]+|[).,\s]+$/g, '')
  const isName = name.length > 2 ? /^\p{Lu}/u.test(name) : /^(?!A[AEP])\p{Lu}{2}$/u.test(name)
  return isName ? (stateNamed(name)?.short ?? '') : ''
}
