import { withoutGuards } from '#server/records/export/formula-guard.ts'

/** What a spreadsheet shows of a cell of a text file: `="00123"` and `'00123` are 00123, `'=A1` is =A1. */
export function shownCell(cell: string): string {
  const [, computed] = /^="((?:[^"]|"")*)"$/.exec(cell.trim()) ?? []
  return computed?.replaceAll('""', '"') ?? withoutGuards(cell)
}
