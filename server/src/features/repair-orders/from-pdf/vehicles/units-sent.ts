import { isModelAlone } from '../labels/vehicle-models.ts'
import { type Labelled, textAt } from '../lines/find-labelled.ts'
import { placeOf, type TextLine, textOf } from '../text-line.ts'

/** `We are sending 214 over with Pete`: what is brought by its number alone, and in the same or the next line its VIN or year and make. */
export const unitsSent = (lines: readonly TextLine[], index: number): Labelled[] =>
  lines[index]!.cells.flatMap(cell => {
    const match = sent.exec(textAt(lines, index, cell))
    const value = match?.[1]?.toUpperCase()
    if (!match || !value || match.index > cell.text.length || isModelAlone(value)) return []
    if (!lines.slice(index, index + 2).some(line => described.test(textOf(line)))) return []
    const said = match[0].slice(match[0].toUpperCase().indexOf(value))
    return [{ value, said, before: '', label: 'unit', place: placeOf(lines[index]!) }]
  })

const sent =
  /(?<!\p{L})(?:send|bring|dropp?|tak)(?:e|ing)? (?:you |in |off )?#?((?:\p{Lu}{1,3}-?)?\d{2,5}) (?:over|in|down|up|by|off|to you|today|tonight|tomorrow|with \p{Lu}\p{Ll}+|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?![\p{L}\d])/iu

const described = /(?<![A-Z\d])[A-HJ-NPR-Z\d]{13}\d{4}(?![A-Z\d])|(?<!\d)(?:19[89]|20[0-3])\d \p{Lu}\p{L}{2}/u
