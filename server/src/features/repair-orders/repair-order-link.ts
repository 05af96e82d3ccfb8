/** The page of an order, where a notification leads. */
export const repairOrderLink = (id: number): string => `/orders/${id}`
