import { sql } from 'kysely'
import { catalogueErrors } from '#contract/catalogue/catalogue-errors.ts'
import type { RelatedRecord } from '#contract/records/related-record.ts'
import { reason } from '#server/operation/refusal.ts'
import type { Usage } from '#server/records/crud/dictionary.ts'

export const relatedPart = ({ id, name }: { id: number; name: string }): RelatedRecord => ({
  kind: 'part',
  id,
  name,
  is_deleted: false,
})

/** Usage of records in a column of parts, including deleted parts, whose movements stay. */
export const usedByParts = (
  table: 'units' | 'brands' | 'suppliers',
  column: 'unit_id' | 'brand_id' | 'supplier_id',
): Usage => ({
  isUsed: sql`exists (select from parts where ${sql.ref(`parts.${column}`)} = ${sql.ref(`${table}.id`)})`,
  async blockers({ db }, id) {
    const parts = await db
      .selectFrom('parts')
      .select(({ fn }) => ['id', 'name', fn.countAll<number>().over().as('count')])
      .where(column, '=', id)
      .where('deleted_at', 'is', null)
      .orderBy('id', 'desc')
      .limit(5)
      .execute()
    if (parts[0]) {
      const extra = { related: parts.map(relatedPart) }
      return [reason(catalogueErrors.used_by_parts, { params: { count: parts[0].count }, extra })]
    }
    const { count } = await db
      .selectFrom('parts')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(column, '=', id)
      .executeTakeFirstOrThrow()
    return count > 0 ? [reason(catalogueErrors.used_by_deleted_parts, { params: { count } })] : []
  },
})

/** Usage of specifications and values by parts. */
const inPartFeatures = (table: 'features' | 'feature_values', column: 'feature_id' | 'value_id'): Usage => ({
  isUsed: sql`exists (select from part_feature_values u where ${sql.ref(`u.${column}`)} = ${sql.ref(`${table}.id`)})`,
  async blockers({ db }, id) {
    const parts = await db
      .selectFrom('parts')
      .select(({ fn }) => ['id', 'name', fn.countAll<number>().over().as('count')])
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('part_feature_values').select('part_id').where(column, '=', id),
      )
      .where('deleted_at', 'is', null)
      .orderBy('id', 'desc')
      .limit(5)
      .execute()
    if (!parts[0]) return []
    const extra = { related: parts.map(relatedPart) }
    return [reason(catalogueErrors.used_by_parts, { params: { count: parts[0].count }, extra })]
  },
})
export const partsWithFeature = inPartFeatures('features', 'feature_id')
export const partsWithValue = inPartFeatures('feature_values', 'value_id')
