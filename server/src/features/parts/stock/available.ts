import { sql } from 'kysely'

/** On hand less reserved. */
export const available = sql<string>`(part_stock.on_hand - part_stock.reserved)`
