import { placeOf, type TextLine, textOf } from '../text-line.ts'
import { licensePlate } from './license-plate.ts'
import { stateNamed } from './named-states.ts'
import type { FoundPlate } from './plate-states.ts'

/**
 * `2019 Freightliner, TX R48 1123`, `truck 118 (IL P48213)`: what stands beside a state where a vehicle is spoken of. It
 * needs letters and digits: a number alone is a ZIP code or a road.
 */
export function platesWithoutLabel(line: TextLine): FoundPlate[] {
  const named = line.cells.flatMap(({ text }) =>
    beforeWord(text).map(one => ({ ...one, place: placeOf(line) })),
  )
  if (named.length > 0) return named
  const whole = textOf(line)
  const texts = /(?<!\p{L})apportioned(?!\p{L})/iu.test(whole)
    ? [whole]
    : ofVehicle.test(whole)
      ? line.cells.map(({ text }) => text)
      : []
  return texts.flatMap(text => {
    const [first, after] = [stateFirst, stateAfter].map(pattern =>
      [...text.matchAll(pattern)].flatMap(({ groups: { state: name = '', said = '' } = {} }) => {
        const state = stateIn(name)
        const value = state && isMixed.test(said) ? licensePlate(said) : null
        return value && value.length >= said.length ? [{ value, state: state!, place: placeOf(line) }] : []
      }),
    )
    return first!.length > 0 ? first! : after!
  })
}

/** `M 204 118 municipal plate`, `118B204 Texas plates`: the word for it behind what kind it is. */
function beforeWord(text: string): Omit<FoundPlate, 'place'>[] {
  const { plate = '', kind = '' } = plateBeforeWord.exec(text)?.groups ?? {}
  const state = stateNamed(kind)?.short ?? ''
  const isKind = state !== '' || kindOfPlate.test(kind)
  const value = isKind && /(?:\w[ -]?){5}/.test(plate) ? licensePlate(plate) : null
  return value && value.length >= plate.length ? [{ value, state }] : []
}

const plateBeforeWord =
  /^(?<plate>(?:[A-Z]{1,3}[ -]?)?\d[A-Z\d]*(?:[ -](?!(?:LB|LBS|FT|IN|GA|MM|KG)(?![A-Z]))[A-Z\d]{1,5}){0,2}),? \(?(?<kind>\p{L}+(?: \p{L}+)?)\)? (?:licen[sc]e )?(?:plates?|tag)(?=$|[,;.)])/u
const kindOfPlate =
  /^(?:municipal|apportioned|exempt|permanent|farm|commercial|government|govt|fleet|trailer|truck|tractor|bus|state|county|city)$/iu

/** A VIN, or the kind of vehicle. */
const ofVehicle =
  /(?<![A-Z\d])(?=[A-Z\d]*\d{4}(?![A-Z\d]))[A-HJ-NPR-Z\d]{17}(?![A-Z\d])|(?<!\p{L})(?:unit|truck|tractor|trailer|bus|unidad|cami[óo]n|tracto|remolque|caja|(?:полу|напів)?при[цч]еп|тягач)\p{L}{0,2}(?!\p{L})|(?<!\d)(?:19[89]|20[0-3])\d \p{Lu}\p{L}{2}/iu

const name = '(?<state>[A-Z]{2}|\\p{Lu}\\p{Ll}{3,}(?: \\p{Lu}\\p{Ll}{4,})?)'
const plate =
  '(?<said>(?:[A-Z]{1,3}[ -]?)?\\d[A-Z\\d]{1,6}(?:[ -][A-Z\\d]{1,5})?|[A-Z\\d]{2,4}[ -][A-Z\\d]{2,5})'
const stateFirst = new RegExp(`(?<![\\p{L}\\d-])${name}[ ·:-]{1,3}${plate}(?=$|[\\s,;.)])`, 'gu')
const stateAfter = new RegExp(`(?<![\\p{L}\\d-])${plate}(?: \\(?|, | ?/ ?)${name}(?=$|[\\s,;.)])`, 'gu')

/** Five or more, and neither only letters nor only digits. */
const isMixed = /^(?=.*\d)(?=.*[A-Z])(?=(?:[ -]?[A-Z\d]){5,8}$)/

/** Words of two letters that are states are no state before a number: `OR 4471B`. */
const stateIn = (name: string): string | undefined =>
  /^(?:IN|OR|ME|HI|OK|ON|DE|LA|AL|ID|CO|PO|RO|A[AEP])$/.test(name) ? undefined : stateNamed(name)?.short
