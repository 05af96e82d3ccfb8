import { beginsWithLabel, type FoundLabel, isOnlyLabel, labelsIn } from './find-labels.ts'
import type { LabelField } from './labels.ts'
import { cellAt, type Found, placeOf, type TextCell, type TextLine } from './text-line.ts'

/** Parses the value at the start of a text; null if there is none. */
type Reader<T> = (text: string) => T | null

/** Fields with one value per vehicle in a table. */
const manyRows: readonly LabelField[] = ['vin', 'unit', 'plate', 'state', 'odometer', 'kilometers', 'hours']
/** In a column of a table, these are amounts of rows, not of the order. */
const neverBelow: readonly LabelField[] = ['total', 'subtotal', 'labor', 'parts', 'tax']
/** Match any text, so they need a sign behind the label or a cell of their own. */
const anyText: readonly LabelField[] = ['customer', 'payer', 'complaint']
const maxRows = 60

/** The values of a field: behind its label in the same cell, in the next cell, or in the cell below. */
export function findLabelled<T>(lines: readonly TextLine[], field: LabelField, read: Reader<T>): Found<T>[] {
  const found: Found<T>[] = []
  const take = (line: TextLine, text: string): boolean => {
    const value = read(text.trim())
    if (value !== null) found.push({ value, place: placeOf(line) })
    return value !== null
  }
  lines.forEach((line, index) => {
    line.cells.forEach((cell, column) => {
      const labels = labelsIn(cell)
      labels.forEach((label, at) => {
        if (fieldOf(label, lines, index) !== field) return
        const rest = cell.text.slice(label.end, labels[at + 1]?.start)
        const isInCell = /[\p{L}\d]/u.test(rest)
        if (isInCell && (label.hasSign || !anyText.includes(field)) && take(line, rest)) return
        // `Bill to: 20771`, with the name below it.
        if (isInCell && field !== 'payer') return
        const next = line.cells[column + 1]
        if (!isInCell && next && !beginsWithLabel(next) && take(line, next.text)) return
        if (!neverBelow.includes(field)) takeBelow(index, cell)
      })
    })
  })
  return found

  function takeBelow(index: number, head: TextCell): void {
    const isTable = lines[index]!.cells.filter(isOnlyLabel).length > 1
    const rows = isTable && manyRows.includes(field) ? maxRows : isTable ? 2 : 1
    let misses = 0
    for (const line of lines.slice(index + 1, index + 1 + rows)) {
      if (line.page !== lines[index]!.page || isHead(line) || misses > 1) return
      const cell = cellAt(line, head)
      if (cell && beginsWithLabel(cell)) return
      if (!cell || !take(line, cell.text)) misses++
      else if (!manyRows.includes(field)) return
    }
  }
}

/** At least two labels and nothing else: the head of a table or of boxes. */
export const isHead = ({ cells }: TextLine): boolean => cells.length > 1 && cells.every(isOnlyLabel)

/** `No. OC-004418` next to the title `Purchase order` is the number of that order. */
function fieldOf({ field }: FoundLabel, lines: readonly TextLine[], index: number): LabelField {
  if (field !== 'number') return field
  const around = [...lines[index]!.cells, ...(lines[index - 1]?.cells ?? [])]
  const titles = around.filter(isOnlyLabel).flatMap(labelsIn)
  return titles.find(title => title.field === 'po' || title.field === 'order')?.field ?? 'other'
}
