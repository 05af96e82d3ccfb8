import { customerErrors } from '#contract/customers/customer-errors.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'

export async function findCustomer({ db }: Context, id: number) {
  const customer = await db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst()
  if (!customer) throw refusal(customerErrors.no_such_customer)
  return customer
}

/** The same, locked until the end of the transaction. */
export async function lockCustomer({ db }: Context, id: number) {
  const customer = await db
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!customer) throw refusal(customerErrors.no_such_customer)
  return customer
}
