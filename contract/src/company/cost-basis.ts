/** What a part costs when its price is made: the moving average, or the last purchase. */
export const costBases = ['average', 'last'] as const

/** Percent. */
export const minMarginMax = 99.99
