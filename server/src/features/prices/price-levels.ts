import { sql } from 'kysely'
import { priceErrors } from '#contract/prices/price-errors.ts'
import { priceLevels as declared, type PriceLevelInput } from '#contract/prices/price-level.ts'
import { columnValues } from '#server/records/crud/columns.ts'
import { implementDictionary } from '#server/records/crud/dictionary.ts'
import { inTheWay } from '#server/records/in-the-way.ts'
import { validatePriceMatrix } from './validate-references.ts'

export const priceLevels = implementDictionary(declared, {
  about: 'What customers pay for parts instead of the retail price.',
  table: 'price_levels',
  references: { price_matrix_id: 'price_matrices' },
  values: (_, input) => ({ ...columnValues(declared.columns, input), ...nullsOf(input as PriceLevelInput) }),
  validateCreate: (context, values) => validatePriceMatrix(context, values.price_matrix_id as number | null),
  validateUpdate: (context, _, values) =>
    validatePriceMatrix(context, values.price_matrix_id as number | null),
  usage: {
    isUsed: sql`exists (select from customers c where c.price_level_id = price_levels.id)`,
    async blockers({ db }, id) {
      const customers = await db
        .selectFrom('customers')
        .select(({ fn }) => ['id', 'full_name as name', fn.countAll<number>().over().as('count')])
        .where('price_level_id', '=', id)
        .orderBy('id', 'desc')
        .limit(5)
        .execute()
      return inTheWay(priceErrors.level_used_by_customers, customers, { kind: 'customer' })
    },
  },
})

/** The columns that a level of this kind does not have. */
const nullsOf = ({ kind }: PriceLevelInput) =>
  kind === 'matrix' ? { percent: null } : { price_matrix_id: null }
