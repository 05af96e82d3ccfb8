import { stateByName } from '#contract/lookups/places.ts'
import { findLabelled } from './find-labelled.ts'
import { apart, licensePlate } from './license-plate.ts'
import { label } from './text-label.ts'
import { plateLabel } from './text-labels.ts'
import type { Found, TextLine } from './text-line.ts'

export interface FoundPlate extends Found<string> {
  /** The short name of the state that issued it; empty if nothing says so. */
  state: string
}

/** Plates with their states: before or after the number, before the label, or in a field of its own. */
export function findPlates(lines: readonly TextLine[]): FoundPlate[] {
  const plates = [
    ...findLabelled(lines, plateLabel, licensePlate, { isModified: true }),
    // A number alone may be of anything, but not with a state before it.
    ...findLabelled(lines, numberLabel, text => (withState.test(text) ? licensePlate(text) : null), {
      needsSign: true,
    }),
  ]
  const fields = findLabelled(lines, stateLabel, stateIn, {
    where: (index, cell) => plateLabel.test(cell.text) || isBesidePlate(lines[index]!, cell.from),
  })
  return plates.map(({ value, said, before, place }) => ({
    value,
    place,
    state: national.test(value) ? '' : stateBeside(value, said) || stateAtEnd(before) || inField(place),
  }))

  function inField({ page, line }: Found<string>['place']): string {
    const isThere = ({ place }: Found<string>) => place.page === page && place.line === line
    const here = fields.filter(isThere)
    if (here.length > 0 && here.length >= plates.filter(isThere).length) return here[0]!.value
    return plates.length === 1 && fields.length === 1 ? fields[0]!.value : ''
  }
}

const numberLabel = label('номера?')
const withState = /^\p{Lu}{2} \p{Lu}{0,3} ?\d/u

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
  const words = said.split(apart).filter(Boolean)
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
    stateAtBegin(/^(?:from|of|de)$/i.test(from) ? after.slice(1) : after, said)
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

/** By a short name in capitals or a whole name; military post has states of its own, and no plates. */
function stateIn(text: string): string {
  const name = text.replace(/^[(\s]+|[).,\s]+$/g, '')
  const isName = name.length > 2 ? /^\p{Lu}/u.test(name) : /^(?!A[AEP])\p{Lu}{2}$/u.test(name)
  return isName ? (stateByName(name)?.short ?? '') : ''
}
