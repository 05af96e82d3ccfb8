import type { CustomerShortRow } from '#contract/customers/customer-shapes.ts'

interface Errand {
  /** Path of the form that needs the customer. */
  from: string
  customer?: CustomerShortRow
}

let errand: Errand | null = null

/** A form leaves for the customer form to come back with a new customer. */
export function awaitCustomer(from: string): void {
  errand = { from }
}

/** A customer was created: for the form that waits for one, if any does. */
export function bringCustomer(customer: CustomerShortRow): void {
  if (errand) errand.customer = customer
}

/**
 * Asked once by a form when it opens: whether the user comes back from creating a customer for it, and with whom.
 * Its draft then needs no question, and nothing that was typed is lost.
 */
export function returnWithCustomer(path: string): { customer?: CustomerShortRow } | null {
  const mine = errand?.from === path ? errand : null
  if (mine) errand = null
  return mine
}
