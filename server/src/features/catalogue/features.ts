import { sql } from 'kysely'
import { features as declared } from '#contract/catalogue/feature.ts'
import { implementDictionary } from '#server/records/crud/dictionary.ts'
import { partsWithFeature } from './used-by-parts.ts'

export const features = implementDictionary(declared, {
  about: 'Specifications of parts, such as thread or voltage.',
  table: 'features',
  unique: [
    { table: 'features', column: 'name', index: 'features_name' },
    { table: 'features', column: 'slug', index: 'features_slug_key', isExact: true },
  ],
  usage: partsWithFeature,
  children: {
    read: {
      values: sql`coalesce((
        select jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name) order by lower(v.name), v.id)
        from feature_values v where v.feature_id = features.id
      ), '[]')`,
    },
  },
  exportColumns: ({ t }) => [
    { title: 'catalogue.fields.name', value: row => row.name },
    { title: 'catalogue.fields.slug', value: row => row.slug },
    { title: 'catalogue.features.values', value: row => row.values.map(value => value.name).join(', ') },
    { title: 'catalogue.fields.multiple', value: row => t(yesOrNo(row.multiple)) },
    { title: 'catalogue.fields.active', value: row => t(yesOrNo(row.active)) },
  ],
})

const yesOrNo = (is: boolean) => `ui.confirm.${is ? 'yes' : 'no'}`
