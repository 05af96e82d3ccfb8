/** The page of an order, the link of a notification. */
export const partsOrderLink = (id: number): string => `/parts-orders/${id}`
