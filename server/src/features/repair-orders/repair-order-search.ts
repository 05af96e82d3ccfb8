import { type Expression, type SqlBool, sql } from 'kysely'
import { readRepairOrderNumber } from '#contract/repair-orders/repair-order-number.ts'
import { containsPattern } from '#server/database/search-pattern.ts'
import { customerMatches } from '#server/features/customers/index.ts'
import { vehicleHolds } from '#server/features/vehicles/index.ts'

/**
 * By number, vehicle or customer; on `repair_orders as o`. Each part of the union uses its own index,
 * which an `or` across tables would not.
 */
export const repairOrderMatches = (search: string): Expression<SqlBool> => sql<SqlBool>`o.id in (
    select id from repair_orders
    where order_number = ${readRepairOrderNumber(search) ?? search} or lower(order_number) like ${numberPattern(search)}
    union all
    select r.id from vehicles join repair_orders r on r.vehicle_id = vehicles.id where ${vehicleHolds(search)}
    union all
    select r.id from customers join repair_orders r on r.customer_id = customers.id where ${customerMatches(search)}
  )`

/** `r0009` is the beginning of `R-0009..`. */
const numberPattern = (search: string): string => containsPattern(search.trim().replace(/^r\s*(?=\d)/i, 'r-'))
