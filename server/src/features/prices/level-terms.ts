import { type RawBuilder, sql } from 'kysely'
import type { LevelTerms } from '#contract/prices/price-of.ts'

const partId = sql`parts.id`

/** Dollars by the shop's cost basis, of a row of `parts` in a query. */
export const partCost = sql<number | null>`(
  select case when company.cost_basis = 'last' then coalesce(
    (
      select m.cost from stock_movements m where m.part_id = ${partId} and m.operation_type = 'purchase'
      order by m.date desc, m.id desc limit 1
    ), stock.average_cost) else stock.average_cost end::float8
  from company, part_stock stock where stock.part_id = ${partId}
)`

const matrixOfCategory = sql`(
  with recursive up as (
    select parent_id, price_matrix_id from categories where id = parts.category_id
    union all
    select c.parent_id, c.price_matrix_id from up join categories c on c.id = up.parent_id
    where up.price_matrix_id is null
  )
  select price_matrix_id from up where price_matrix_id is not null
)`

/**
 * The matrix of a row of `parts` in a query, as JSON: of the level, else of its category or the nearest above, else of
 * the company.
 */
export const matrixJson = (ofLevel: RawBuilder<unknown> = sql`null::bigint`) => sql<LevelTerms['matrix']>`(
  select json_build_object('bands', bands, 'round_to', round_to) from price_matrices
  where id = coalesce(${ofLevel}, ${matrixOfCategory}, (select price_matrix_id from company))
)`

/**
 * What the level of a customer says about a row of `parts` in a query, as JSON; null without a level. It has the cost:
 * `levelPrice` makes of it what callers may see.
 */
export const levelTermsJson = (customerId: RawBuilder<unknown>) => sql<LevelTerms | null>`(
  select json_build_object(
    'exception', (
      select price from part_prices where part_id = ${partId} and price_level_id = l.id
    ),
    'kind', l.kind, 'percent', l.percent,
    'matrix', case when l.kind = 'matrix' then ${matrixJson(sql`l.price_matrix_id`)} end,
    'cost', case when l.kind <> 'retail_minus' then ${partCost} end
  )
  from customers c join price_levels l on l.id = c.price_level_id where c.id = ${customerId}
)`
