import { numberUpTo } from '../shared/fields.ts'

/** Dollars per unit. */
export const partPrice = numberUpTo(9_999_999, 2)
