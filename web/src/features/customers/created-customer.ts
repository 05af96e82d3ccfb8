import type { CustomerShortRow } from '#contract/customers/customer-shapes.ts'
import { errandFor } from '#web/ui/form/errand.ts'

/** A form needs a customer who is not there yet. */
export const customerErrand = errandFor<CustomerShortRow>()
