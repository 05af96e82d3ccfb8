/** The page of an order, where a notification leads. */
export const orderLink = (id: number): string => `/orders/${id}`
