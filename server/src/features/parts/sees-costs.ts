import type { Context } from '#server/operation/context.ts'

/** What parts cost the shop is known to those who may read the report that adds it up. */
export const seesCosts = (context: Context): boolean => context.may('reports.inventories')
