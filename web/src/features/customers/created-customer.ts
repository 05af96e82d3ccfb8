import type { CustomerShortRow } from '#contract/customers/customer-shapes.ts'
import { returnFlowFor } from '#web/ui/form/save/return-flow.ts'

export const customerReturnFlow = returnFlowFor<CustomerShortRow>()
