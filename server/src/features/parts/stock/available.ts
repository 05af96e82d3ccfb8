import { sql } from 'kysely'

/** What can be had of a part: on hand, and reserved by no order. */
export const available = sql<string>`(part_stock.on_hand - part_stock.reserved)`
