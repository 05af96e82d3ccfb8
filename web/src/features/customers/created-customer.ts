import type { CustomerShortRow } from '#contract/customers/customer-shapes.ts'
import { returnFlowFor } from '#web/ui/form/return-flow.ts'

/** A form needs a customer who is not there yet. */
export const customerReturnFlow = returnFlowFor<CustomerShortRow>()
