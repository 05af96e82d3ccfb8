import { findInText } from '#server/features/repair-orders/from-pdf/find-in-text.ts'
import { linesOf, valuesOf } from './text-lines.ts'

/** What is found in the lines of a customer's PDF, as `linesOf` makes them. */
export const foundIn = (...lines: string[]) => findInText(linesOf(...lines))

export const unitsIn = (...lines: string[]) => valuesOf(foundIn(...lines).unit_numbers)
export const ordersIn = (...lines: string[]) => valuesOf(foundIn(...lines).po_numbers)
export const customersIn = (...lines: string[]) => valuesOf(foundIn(...lines).customers)
