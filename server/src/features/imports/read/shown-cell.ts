/** What a spreadsheet shows of a cell of a text file: `="00123"` and `'00123` are 00123, `'=A1` is =A1. */
export function shownCell(cell: string): string {
  const [, computed] = /^="((?:[^"]|"")*)"$/.exec(cell.trim()) ?? []
  return (computed?.replaceAll('""', '"') ?? cell).replace(guard, '$1')
}

/** Where a cell begins, also for a program that reads `;` as a separator: as an export guards it. */
const guard = /(^|[;\t])'(?=['=+\-@\d＝＋－＠\t\r])/g
