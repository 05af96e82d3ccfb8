import { sql } from 'kysely'
import { priceErrors } from '#contract/prices/price-errors.ts'
import {
  priceMatrices as declared,
  type PriceMatrix,
  type PriceMatrixInput,
} from '#contract/prices/price-matrix.ts'
import { formatDollars } from '#contract/shared/money.ts'
import { reason } from '#server/operation/refusal.ts'
import { columnValues } from '#server/records/crud/columns.ts'
import { implementDictionary } from '#server/records/crud/dictionary.ts'

export const priceMatrices = implementDictionary(declared, {
  about: 'Prices of parts by what they cost, for price levels.',
  table: 'price_matrices',
  values: (_, input) => ({
    ...columnValues(declared.columns, input),
    bands: JSON.stringify((input as PriceMatrixInput).bands),
  }),
  children: {
    read: { bands: sql`price_matrices.bands` },
    display: ({ bands }) => ({ bands: bands.map(inOneLine).join('; ') }),
  },
  usage: {
    isUsed: sql`(${users(sql`price_matrices.id`)} > 0)`,
    async blockers({ db }, id) {
      const { rows } = await sql<{
        count: number
      }>`select ${users(sql`${id}::bigint`)}::int as count`.execute(db)
      const { count } = rows[0]!
      return count > 0 ? [reason(priceErrors.matrix_used, { params: { count } })] : []
    },
  },
})

/** How many levels, categories and settings name a matrix. */
function users(id: ReturnType<typeof sql>) {
  const named = (table: 'price_levels' | 'categories' | 'company') =>
    sql`(select count(*) from ${sql.table(table)} u where u.price_matrix_id = ${id})`
  return sql`(${named('price_levels')} + ${named('categories')} + ${named('company')})`
}

/** `$0.00: +60%`; a margin of 35 % divides the cost by the rest: `$50.00: ÷ 65%`. */
const inOneLine = ({ from_cost, percent, mode }: PriceMatrix['bands'][number]) =>
  `${formatDollars(from_cost)}: ${mode === 'markup' ? `+${percent}%` : `÷ ${Number((100 - percent).toFixed(2))}%`}`
