const format = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 })

/** At most three decimals: `1,250`, `2.125`. */
export const formatQuantity = (quantity: number): string => format.format(quantity)
