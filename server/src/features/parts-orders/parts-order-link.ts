/** Path of the order's page. */
export const partsOrderLink = (id: number): string => `/parts-orders/${id}`
