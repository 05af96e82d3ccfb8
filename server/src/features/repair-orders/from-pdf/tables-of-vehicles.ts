import { findLabelled, type Labelled } from './find-labelled.ts'
import { isHead } from './table-head.ts'
import { label, number } from './text-label.ts'
import { vinLabel } from './text-labels.ts'
import type { TextLine } from './text-line.ts'
import { unitLabel, vehicleLabel } from './unit-labels.ts'
import { unitNumber } from './unit-number.ts'

/** In a table of vehicles the first column is what they are called by: `Fleet ID | VIN | Plate`, `Our no. | V.I.N.`. */
export const inTables = (lines: readonly TextLine[]): Labelled[] =>
  findLabelled(lines, firstColumn, unitNumber, {
    where: (index, cell) => {
      const { cells } = lines[index]!
      const heads = (words: RegExp) => cells.some(({ text }) => words.exec(text)?.index === 0)
      return (
        cells[0] === cell &&
        isHead(lines[index]!) &&
        heads(vinLabel) &&
        !heads(unitLabel) &&
        !heads(vehicleLabel)
      )
    },
  })

const firstColumn = label(
  `(?:our|your|fleet|company|lessor|customer)?\\s*${number}(?=\\.?\\s*$)`,
  '(?:fleet|equipment|vehicle|unit|trailer|asset) (?:id|code|no)(?=\\s*$)',
)
