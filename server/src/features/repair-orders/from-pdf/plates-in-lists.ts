import { type Labelled, textAt } from './find-labelled.ts'
import { licensePlate } from './license-plate.ts'
import { placeOf, type TextLine } from './text-line.ts'

/** `Utah tags: tractor F 882 114, trailer 4471 TR`: after the word for plates each stands behind its kind of vehicle. */
export const platesInLists = (lines: readonly TextLine[]): Labelled[] =>
  lines.flatMap((line, index) =>
    line.cells.flatMap(cell => {
      const [, before = '', label = '', list = ''] = ofKinds.exec(textAt(lines, index, cell)) ?? []
      if (before.length + label.length > cell.text.length) return []
      const said = [...list.split(/\.(?:\s|$)/)[0]!.matchAll(behindKind)].map(([, plate = '']) => plate)
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
