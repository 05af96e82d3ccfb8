import {
  exportedTitle,
  type ImportKind,
  importFields,
  plainHeading,
} from '#contract/imports/import-fields.ts'
import { languageSlugs } from '#contract/shared/languages.ts'
import { loadTranslations } from '#server/platform/translations.ts'

/** Field -> column: each takes the first column that has its heading, and no column is taken twice. */
export function matchColumns(kind: ImportKind, headings: readonly string[]): Record<string, number> {
  const plain = headings.map(plainHeading)
  const taken = new Set<number>()
  const columns: Record<string, number> = {}
  const fields = knownHeadings(kind)
  // A heading that is a field's first name means that one, before any other that also goes by it.
  const most = Math.max(...fields.map(({ headings: names }) => names.length))
  for (let place = 0; place < most; place++) {
    for (const { field, headings: names } of fields) {
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

const headingsOfKinds = new Map<ImportKind, { field: string; headings: string[] }[]>()

/** Each field's own name, what the list's own export calls it in each language, and its other names. */
function knownHeadings(kind: ImportKind): { field: string; headings: string[] }[] {
  const known = headingsOfKinds.get(kind)
  if (known) return known
  const translations = loadTranslations()
  const fields = importFields[kind].map(({ field, headings: [own, ...others] }) => {
    const key = exportedTitle(kind, field)
    const titles = languageSlugs.map(language => plainHeading(translations.in(language)(key)))
    return { field, headings: [own!, ...titles, ...others] }
  })
  headingsOfKinds.set(kind, fields)
  return fields
}
