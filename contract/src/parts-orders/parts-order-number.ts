import { orderNumbers } from '../shared/order-number.ts'

const numbers = orderNumbers('P')

/** 902 -> `P-000902` */
export const formatPartsOrderNumber = numbers.format

/** The order number meant by `P-000902`, `p000902`, `p 902`, `#902` or `902`; null where it is none. */
export const readPartsOrderNumber = numbers.read
