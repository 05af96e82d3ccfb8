import { type Labelled, textAt } from '../lines/find-labelled.ts'
import { placeOf, type TextLine } from '../text-line.ts'
import { licensePlate } from './license-plate.ts'

/**
 * `Utah tags: tractor F 882 114, trailer 4471 TR`, `Plates are SB 40417 on bus 34 and SB 41985 on bus 51`: after the word for
 * plates each stands behind or before its kind of vehicle.
 */
export const platesInLists = (lines: readonly TextLine[]): Labelled[] =>
  lines.flatMap((line, index) =>
    line.cells.flatMap(cell => {
      const text = textAt(lines, index, cell)
      const [of, between] = ofKinds.test(text) ? [ofKinds, behindKind] : [areOnKinds, beforeKind]
      const [, before = '', label = '', list = ''] = of.exec(text) ?? []
      if (before.length + label.length > cell.text.length) return []
      const said = [...list.split(/\.(?:\s|$)/)[0]!.matchAll(between)].map(([, plate = '']) => plate)
      const plates = said.map(plate => (/\p{Ll}{2}/u.test(plate) ? null : licensePlate(plate)))
      return plates.flatMap((value, at) =>
        value && !plates.includes(null)
          ? [
              {
                value,
                said: said[at]!,
                before: before.trim(),
                label: label.toLowerCase(),
                place: placeOf(line),
              },
            ]
          : [],
      )
    }),
  )

const kind =
  '(?:truck|tractor|trailer|hopper|bus|coach|dolly|chassis|unit|cami[óo]n|tracto|remolque|caja|тягач|трак|(?:полу|напів)?при[цч]еп|трейлер)'
const ofKinds = new RegExp(
  `^(.*?)(?<!\\p{L})((?:licen[sc]e )?(?:tags?|plates?|licen[sc]es?)|placas|номера)(?: \\p{L}+){0,5}\\s*: ?(?=${kind} )(.+)$`,
  'iu',
)
const behindKind = new RegExp(
  `(?<!\\p{L})${kind} ([^,;/]+?)(?=\\s*(?:[,;/]|$|(?:and|y|и|та) ${kind}))`,
  'giu',
)

const areOnKinds =
  /^(.*?)(?<!\p{L})((?:licen[sc]e )?(?:tags|plates)|placas|номера)(?: (?:are|will be|son))?:? ?(?=\p{L}{0,3}[ -]?\d)(.+)$/iu
const beforeKind = new RegExp(
  `(?:^|[,;] ?(?:(?:and|y|и|та) )?|(?<!\\p{L})(?:and|y|и|та) )([\\p{L}\\d]+(?:[ -][\\p{L}\\d]+){0,2}) (?:on|for|en|para|на|для) (?:(?:the|our|el|la) )?${kind}`,
  'giu',
)
