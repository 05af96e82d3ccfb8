import { orderNumbers } from '../shared/order-number.ts'

const numbers = orderNumbers('P')

/** 902 -> `P-000902` */
export const formatPartsOrderNumber = numbers.format

/** The order number in `P-000902`, `p000902`, `p 902`, `#902` or `902`; else null. */
export const readPartsOrderNumber = numbers.read
