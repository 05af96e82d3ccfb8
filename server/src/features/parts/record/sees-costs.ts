import type { Context } from '#server/operation/context.ts'

/** Costs of parts are visible to those who may read the inventory report. */
export const seesCosts = (context: Context): boolean => context.may('reports.inventories')
