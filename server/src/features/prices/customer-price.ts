import { type RawBuilder, sql } from 'kysely'
import {
  type LevelTerms,
  type LinePrice,
  levelPrice,
  type PricedPart,
  priceOf,
} from '#contract/prices/price-of.ts'
import { levelTermsJson, partCost } from './level-terms.ts'

/** What the price of a line is found and judged by, of a row of `parts` in a query. */
export const pricingColumns = (customerId: RawBuilder<unknown>) =>
  [
    'parts.name',
    sql<number>`price_retail::float8`.as('price_retail'),
    sql<PricedPart['price_wholesale']>`price_wholesale`.as('price_wholesale'),
    sql<number | null>`min_limit_price::float8`.as('min_limit_price'),
    levelTermsJson(customerId).as('level'),
    partCost.as('cost'),
    sql<number | null>`(select min_margin from company)::float8`.as('min_margin'),
  ] as const

/** The price that is not typed, of a part that was read with the terms of the customer's level. */
export const customerPrice = (part: PricedPart & { level: LevelTerms | null }, quantity: number): LinePrice =>
  priceOf(part, { level: levelPrice(part, part.level), quantity })
