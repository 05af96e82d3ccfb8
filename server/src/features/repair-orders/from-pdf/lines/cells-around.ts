import { isVin } from '#contract/shared/vin.ts'
import { beginsLabel, isLabel, isLabelCell } from '../labels/form-labels.ts'
import { cellAt, type TextCell, type TextLine } from '../text-line.ts'

/** `CUST  High Desert Express` between other lines that begin with a label, without any sign. */
export function isAmongFields(lines: readonly TextLine[], index: number, { from }: TextCell): boolean {
  const others = [-3, -2, -1, 1, 2, 3].flatMap(step => {
    const other = lines[index + step]?.cells.find(cell => Math.abs(cell.from - from) < 2)
    return other ? [other] : []
  })
  return others.filter(({ text }) => beginsLabel(text)).length >= 3
}

/** `Meter   418,220`: no row of the table above. */
export function isField({ cells }: TextLine, value: TextCell): boolean {
  const before = cells[cells.indexOf(value) - 1]
  return before !== undefined && before === cells[0] && isLabelCell(before) && value.from - before.to < 100
}

/** `Authorization | 31-884 | Our unit | 118` */
export function isBesideLabel({ cells }: TextLine, value: TextCell): boolean {
  const before = cells[cells.indexOf(value) - 1]
  return before !== undefined && isLabelCell(before)
}

/** Below the label, at its edge, while the title of the form stands at the other side of the page. */
export function isInColumnOf({ cells }: TextLine, value: TextCell, { from }: TextCell): boolean {
  const before = cells[cells.indexOf(value) - 1]
  return before !== undefined && Math.abs(value.from - from) < 6 && value.from - before.to > farBehind
}

/** In points. */
const farBehind = 150

/** Columns of a page need not share their lines: the next line with something below. */
export const lineBelow = (lines: readonly TextLine[], index: number, cell: TextCell): TextLine | undefined =>
  lines
    .slice(index + 1, index + 4)
    .find(line => line.page === lines[index]!.page && cellAt(line, cell) !== undefined)

/** The value of a label stands below it, more to the right. */
export function indented(line: TextLine, next: TextLine | undefined): TextCell | undefined {
  const [[label, ...others], [value, ...more]] = [line.cells, next?.cells ?? []]
  const isAlone = others.length + more.length === 0 && next?.page === line.page
  return label && value && isAlone && value.from > label.from && value.from < label.from + 45
    ? value
    : undefined
}

/** Label, value, label at one edge, in two styles: a column of fields, whatever stands beside it. */
export function isStacked(lines: readonly TextLine[], index: number, { from, style }: TextCell): boolean {
  const page = lines[index]!.page
  const [value, next] = lines
    .slice(index + 1, index + 9)
    .filter(line => line.page === page)
    .flatMap(({ cells }) => cells.filter(cell => Math.abs(cell.from - from) < 3))
  const isOfTwo = value !== undefined && value.style !== style && !isLabelCell(value)
  return isOfTwo && next !== undefined && next.style === style && isLabelCell(next)
}

/** Whether a cell stands right below a label at the same edge: it is that one's value. */
export function isBelowLabel(lines: readonly TextLine[], index: number, cell: TextCell): boolean {
  const above = lines
    .slice(Math.max(0, index - 3), index)
    .reverse()
    .flatMap(line => cellAt(line, cell) ?? [])[0]
  return (
    above !== undefined &&
    isLabelCell(above) &&
    Math.abs(above.from - cell.from) < 4 &&
    above.style !== cell.style
  )
}

/** A heading's name may be in the bold letters of labels: then no value stands beside it. */
export function isLabelOf({ cells }: TextLine, under: TextCell, heading: TextCell): boolean {
  if (!isLabelCell(under) || isLabel(under.text) || under.style === heading.style) return isLabelCell(under)
  const beside = cells[cells.indexOf(under) + 1]
  return beside !== undefined && !isLabelCell(beside)
}

/** `Plate | P48213 | TR 9021`, above or below it the VINs of two vehicles: a table on its side. */
export function ofOtherVehicles(lines: readonly TextLine[], index: number): readonly TextCell[] {
  const [, ...values] = lines[index]!.cells
  if (values.length < 2 || values.some(isLabelCell)) return []
  const isOfVins = ({ page, cells: [, ...others] }: TextLine) =>
    page === lines[index]!.page &&
    others.length === values.length &&
    others.every(({ text, from }, at) => isVin(text) && Math.abs(from - values[at]!.from) < 3)
  return lines.slice(Math.max(0, index - 6), index + 7).some(isOfVins) ? values.slice(1) : []
}
