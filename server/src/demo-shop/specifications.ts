import type { Kysely } from 'kysely'
import { slugOf } from '#contract/shared/slug.ts'
import { insertNumberedRows, insertRows } from '#server/database/insert-rows.ts'
import type { Database } from '#server/database/tables.ts'
import type { Part } from './parts.ts'

const specifications = [
  { name: 'Thread size', multiple: false, values: ['M14 × 1.5', 'M16 × 1.5', 'M18 × 1.5', 'M22 × 1.5'] },
  { name: 'Voltage', multiple: false, values: ['12 V', '24 V'] },
  { name: 'Position', multiple: true, values: ['Front axle', 'Drive axle', 'Trailer axle'] },
  {
    name: 'Material',
    multiple: false,
    values: ['Aluminum', 'Cast iron', 'Rubber', 'Steel', 'Stainless steel'],
  },
  {
    name: 'Fits',
    multiple: true,
    values: ['Freightliner', 'International', 'Kenworth', 'Peterbilt', 'Volvo'],
  },
  { name: 'Warranty', multiple: false, values: ['1 year', '2 years', '5 years'] },
]

export async function writeSpecifications(db: Kysely<Database>, parts: readonly Part[]): Promise<void> {
  const features = await insertNumberedRows(
    db,
    'features',
    specifications.map(({ name, multiple }, index) => ({
      name,
      slug: slugOf(name),
      multiple,
      position: index + 1,
      type: 'text',
      active: true,
      version: 1,
    })),
  )
  const values: number[][] = []
  for (const [index, { values: names }] of specifications.entries())
    values.push(
      await insertNumberedRows(
        db,
        'feature_values',
        names.map(name => ({ feature_id: features[index]!, name, slug: slugOf(name), version: 1 })),
      ),
    )
  const chosen = (feature: number, number: number) => {
    const ids = values[feature]!
    return { feature_id: features[feature]!, value_id: ids[number % ids.length]! }
  }
  await insertRows(
    db,
    'part_feature_values',
    parts
      .filter((_, index) => index % 5 > 0)
      .flatMap(({ id }, index) => [
        { part_id: id, ...chosen(3, index) },
        { part_id: id, ...chosen(5, index) },
        ...(index % 3 === 0 ? [0, 1].map(step => ({ part_id: id, ...chosen(4, index + step) })) : []),
      ]),
  )
}
