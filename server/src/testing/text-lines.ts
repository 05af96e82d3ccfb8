import type { TextLine } from '#server/features/repair-orders/from-pdf/text-line.ts'

/** Lines of a page of a PDF, one cell each unless separated by ` | `; cells are 100 wide. */
export const linesOf = (...texts: string[]): TextLine[] =>
  texts.map((text, index) => ({
    page: 1,
    line: index + 1,
    cells: text
      .split(' | ')
      .map((cell, column) => ({ text: cell, from: column * 120, to: column * 120 + 100 })),
  }))

export const valuesOf = (found: readonly { value: unknown }[]): unknown[] => found.map(({ value }) => value)
