import type { PdfPlace } from '#contract/repair-orders/repair-order-from-pdf.ts'

/** A piece of a line: a table cell, a label, half of a two-column page. */
export interface TextCell {
  text: string
  /** Left and right edge, in points. */
  from: number
  to: number
}

export interface TextLine {
  page: number
  line: number
  cells: readonly TextCell[]
  /** Whether there is more space above it than within a paragraph. */
  isAfterGap?: boolean
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

export function cellAt(line: TextLine | undefined, { from, to }: TextCell): TextCell | undefined {
  const shared = (cell: TextCell) => Math.min(cell.to, to) - Math.max(cell.from, from)
  return line?.cells.filter(cell => shared(cell) >= 0).sort((a, b) => shared(b) - shared(a))[0]
}

/** Distinct values, each at its first occurrence. */
export function once<T>(found: readonly T[], key: (one: T) => string, most: number): T[] {
  const firstByKey = new Map<string, T>()
  for (const one of found) if (!firstByKey.has(key(one))) firstByKey.set(key(one), one)
  return [...firstByKey.values()].slice(0, most)
}
