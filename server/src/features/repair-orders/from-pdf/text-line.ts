import type { PdfPlace } from '#contract/repair-orders/repair-order-from-pdf.ts'

/** A separate piece of a line: a table cell, a label, half of a two-column page. */
export interface TextCell {
  text: string
  /** Left and right edge, in points. */
  from: number
  to: number
  /** Font and size of its beginning: a label and its value often differ in it. */
  style?: string
  /** Where in the text another font or size begins. */
  changes?: readonly number[]
  /** Its style is that of labels on this form. */
  isInLabelStyle?: boolean
}

/** A line as a reader sees it, from left to right across the page. */
export interface TextLine {
  page: number
  line: number
  cells: readonly TextCell[]
  /** More space above it than between the lines of a paragraph. */
  isAfterGap?: boolean
  /** How far down the page, in points. */
  y?: number
}

export interface Found<T> {
  value: T
  place: PdfPlace
}

export const textOf = (line: TextLine): string => line.cells.map(cell => cell.text).join('  ')

export const placeOf = (line: TextLine): PdfPlace => ({
  page: line.page,
  line: line.line,
  text: textOf(line).slice(0, 500),
})

/** The cell below (or above) another one. */
export const cellAt = (line: TextLine | undefined, { from, to }: TextCell): TextCell | undefined =>
  line?.cells.find(cell => cell.from <= to && cell.to >= from)

/** Each value once, at its first occurrence. */
export function once<T>(found: readonly T[], key: (one: T) => string, most: number): T[] {
  const seen = new Map<string, T>()
  for (const one of found) if (!seen.has(key(one))) seen.set(key(one), one)
  return [...seen.values()].slice(0, most)
}

/** Whether a cell stands in a block with such a heading. */
export const isBelow = (
  lines: readonly TextLine[],
  index: number,
  cell: TextCell,
  heading: RegExp,
): boolean =>
  lines
    .slice(Math.max(0, index - 3), index)
    .some(line => line.page === lines[index]!.page && heading.test(cellAt(line, cell)?.text ?? ''))
