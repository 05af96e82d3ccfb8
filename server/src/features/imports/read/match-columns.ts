import { type ImportKind, importFields, plainHeading } from '#contract/imports/import-fields.ts'

/** Field -> column: each takes the first column that has its heading, and no column is taken twice. */
export function matchColumns(kind: ImportKind, headings: readonly string[]): Record<string, number> {
  const plain = headings.map(plainHeading)
  const taken = new Set<number>()
  const columns: Record<string, number> = {}
  // A heading that is a field's first name means that one, before any other that also goes by it.
  const most = Math.max(...importFields[kind].map(({ headings: names }) => names.length))
  for (let place = 0; place < most; place++) {
    for (const { field, headings: names } of importFields[kind]) {
      const name = names[place]
      if (name === undefined || field in columns) continue
      const column = plain.findIndex((heading, at) => heading === name && !taken.has(at))
      if (column === -1) continue
      columns[field] = column
      taken.add(column)
    }
  }
  return columns
}
