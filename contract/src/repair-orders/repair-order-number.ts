import { orderNumbers } from '../shared/order-number.ts'

const numbers = orderNumbers('R')

/** 902 -> `R-000902` */
export const formatRepairOrderNumber = numbers.format

/** The order number in `R-000902`, `r000902`, `r 902`, `#902` or `902`; else null. */
export const readRepairOrderNumber = numbers.read
