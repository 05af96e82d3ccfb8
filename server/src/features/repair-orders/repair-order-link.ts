export const repairOrderLink = (id: number): string => `/orders/${id}`
