import type { Labelled } from '../lines/find-labelled.ts'
import { placeOf, type TextLine, textOf } from '../text-line.ts'

/** `PO?`, and in the next line of a chat `office says use KP-4471`: what `accept` makes of the answer. */
export const answersTo = (
  lines: readonly TextLine[],
  question: RegExp,
  accept: (text: string) => string | null,
): Labelled[] =>
  lines.flatMap((line, index) => {
    const answer = lines[index + 1]
    if (answer?.page !== line.page || !question.test(textOf(line).trim())) return []
    const said = textOf(answer).replace(opening, '')
    const value = accept(said)
    return value ? [{ value, said, before: '', label: '', place: placeOf(answer) }] : []
  })

const opening =
  /^(?:\[[^\][]{4,25}\] [^:]{2,30}: )?(?:(?:yes|yep|ok|sure|it['’]?s|that['’]?s|(?:office|boss|he|she|they) says?|number|no\.|use|the|p\.?o\.?|s[íi]|es(?: el| la)?|dicen?(?: (?:la oficina|el jefe))?(?: que)?|ponga|n[úu]mero|да|номер|пиши)[ ,:#]+)+|^\[[^\][]{4,25}\] [^:]{2,30}: /iu
