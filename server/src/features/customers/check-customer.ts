import { roleId } from '#contract/access/roles.ts'
import { customerErrors } from '#contract/customers/customer-errors.ts'
import type { CustomerInput, CustomerUpdate } from '#contract/customers/customer-shapes.ts'
import { unknownTags } from '#server/features/tags/index.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, Refusal, reason } from '#server/operation/refusal.ts'

/** Says at once everything that is wrong with what a customer refers to. `current` is the saved one, on an update. */
export async function checkCustomer(
  context: Context,
  input: CustomerInput | CustomerUpdate,
  current?: { id: number; sales_manager_id: number | null },
): Promise<void> {
  const reasons = [
    ...(await unknownTags(context, 'customer', input.tags)),
    ...(await takenEmail(context, input.email, current?.id)),
    ...(input.sales_manager_id === current?.sales_manager_id
      ? []
      : await unknownManager(context, input.sales_manager_id)),
  ]
  if (reasons.length > 0) throw new Refusal(reasons)
}

/** For the write: what its unique index refuses. */
export const takenInCustomers = {
  customers_email: reason(customerErrors.customer_email_taken, { parameter: 'email' }),
}

async function takenEmail({ db }: Context, email: string | null, exceptId = 0): Promise<Reason[]> {
  if (email === null) return []
  const other = await db
    .selectFrom('customers')
    .select('id')
    .where(({ fn, ref }) => fn('lower', [ref('email')]), '=', email.toLowerCase())
    .where('id', '<>', exceptId)
    .executeTakeFirst()
  return other
    ? [reason(customerErrors.customer_email_taken, { parameter: 'email', extra: { customer_id: other.id } })]
    : []
}

async function unknownManager({ db }: Context, id: number | null): Promise<Reason[]> {
  if (id === null) return []
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('role_id', '=', roleId('sales_manager'))
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return found ? [] : [reason(customerErrors.unknown_sales_manager, { parameter: 'sales_manager_id' })]
}
