import { customerErrors } from '#contract/customers/customer-errors.ts'
import type { CustomerInput, CustomerUpdate } from '#contract/customers/customer-shapes.ts'
import { validateLaborRate } from '#server/features/company/index.ts'
import { validatePriceLevel } from '#server/features/prices/index.ts'
import { unknownTags } from '#server/features/tags/index.ts'
import { lockSharedAssignee } from '#server/features/users/index.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, Refusal, reason } from '#server/operation/refusal.ts'
import { takenValues, type UniqueValue } from '#server/operation/unique-values.ts'

/** Reports all invalid references of a customer together. `current` is the saved customer. */
export async function checkCustomer(
  context: Context,
  input: CustomerInput | CustomerUpdate,
  current?: {
    id: number
    sales_manager_id: number | null
    labor_rate_id: number | null
    price_level_id: number | null
  },
): Promise<void> {
  const reasons = [
    ...(await unknownTags(context, 'customer', input.tags)),
    ...(await takenValues(context, uniqueInCustomers, input, current?.id)),
    ...(input.sales_manager_id === current?.sales_manager_id
      ? []
      : await unknownManager(context, input.sales_manager_id)),
    ...(input.labor_rate_id === current?.labor_rate_id
      ? []
      : await validateLaborRate(context, input.labor_rate_id)),
    ...(input.price_level_id === current?.price_level_id
      ? []
      : await validatePriceLevel(context, input.price_level_id)),
  ]
  if (reasons.length > 0) throw new Refusal(reasons)
}

export const uniqueInCustomers: readonly UniqueValue[] = [
  {
    table: 'customers',
    column: 'email',
    index: 'customers_email',
    error: customerErrors.customer_email_taken,
    extra: customer_id => ({ customer_id }),
  },
]

export async function unknownManager(context: Context, id: number | null): Promise<Reason[]> {
  if (id === null || (await lockSharedAssignee(context, 'sales_manager', id))) return []
  return [reason(customerErrors.unknown_sales_manager, { parameter: 'sales_manager_id' })]
}
