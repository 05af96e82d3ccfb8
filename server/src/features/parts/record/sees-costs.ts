import type { Context } from '#server/operation/context.ts'

/** Whether the caller may see costs, and what is computed from them: margins and profit. */
export const seesCosts = (context: Context): boolean => context.may('inventories.see-costs')
