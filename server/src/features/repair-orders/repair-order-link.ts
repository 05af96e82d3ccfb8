/** Path of the order's page. */
export const repairOrderLink = (id: number): string => `/orders/${id}`
