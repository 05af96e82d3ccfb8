/** 902 -> `P-000902` */
export const formatPartsOrderNumber = (value: number): string => `P-${String(value).padStart(6, '0')}`
