export const partsOrderLink = (id: number): string => `/parts-orders/${id}`
