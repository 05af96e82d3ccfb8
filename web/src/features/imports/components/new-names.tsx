import { useTranslation } from 'react-i18next'
import type { Import } from '#contract/imports/import.ts'

const sentences = {
  brand: 'imports.new_brands',
  supplier: 'imports.new_suppliers',
  category: 'imports.new_categories',
  unit: 'imports.new_units',
} as const

/** What the import would create along with its rows. */
export function NewNames({ of }: { of: Import }) {
  const { t } = useTranslation()
  return Object.entries(sentences).map(([kind, sentence]) => {
    const names = of.new_names.flatMap(one => (one.kind === kind ? one.name : [])).join(', ')
    return names && <p key={kind}>{t(sentence, { names })}</p>
  })
}
