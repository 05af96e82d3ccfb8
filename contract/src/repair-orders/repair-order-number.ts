import { orderNumbers } from '../shared/order-number.ts'

const numbers = orderNumbers('R')

/** 902 -> `R-000902` */
export const formatRepairOrderNumber = numbers.format

/** The order number meant by `R-000902`, `r000902`, `r 902`, `#902` or `902`; null where it is none. */
export const readRepairOrderNumber = numbers.read
