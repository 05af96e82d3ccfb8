import { AnyCase } from '../labels/text-label.ts'
import type { Labelled } from '../lines/find-labelled.ts'

/** `truck 118, truck 12 and trailer 5317`: what is meant of one is meant of all. */
export function areListed(one: Labelled, other: Labelled): boolean {
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

export const areInOneLine = (
  { place: one }: Pick<Labelled, 'place'>,
  { place: other }: Pick<Labelled, 'place'>,
): boolean => one.page === other.page && one.line === other.line

/** 1, 2 and so on. */
export function isCount(units: readonly Labelled[]): boolean {
  const numbers = [...new Set(units.map(({ value }) => Number(value)))].sort()
  return numbers.length > 1 && numbers.every((number, at) => number === at + 1)
}
