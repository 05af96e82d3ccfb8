import type { CustomerShortRow } from '#contract/customers/customer-shapes.ts'
import { returnFlowFor } from '#web/ui/form/save/return-flow.ts'

/** The return flow for creating a customer that a form needs. */
export const customerReturnFlow = returnFlowFor<CustomerShortRow>()
