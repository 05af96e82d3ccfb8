import type { Context } from '#server/operation/context.ts'

/** Whether the caller may see costs: with the permission for the inventory report. */
export const seesCosts = (context: Context): boolean => context.may('reports.inventories')
