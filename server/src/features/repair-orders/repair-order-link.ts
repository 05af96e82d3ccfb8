/** The page of an order, the link of a notification. */
export const repairOrderLink = (id: number): string => `/orders/${id}`
