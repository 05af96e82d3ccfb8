import { numberUpTo } from '../shared/fields.ts'

/** What one of a part costs the shop or its buyer, in dollars. */
export const partPrice = numberUpTo(9_999_999, 2)
