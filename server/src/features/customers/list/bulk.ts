import type { Tagging } from '#contract/tags/bulk-tag.ts'
import { tagSeveral } from '#server/features/tags/index.ts'
import type { Context } from '#server/operation/context.ts'
import { Refusal } from '#server/operation/refusal.ts'
import { actOnSeveral, type NamesOf, type Several } from '#server/records/bulk/act-on-several.ts'
import { lockCustomer } from '../record/find-customer.ts'
import { unknownManager } from '../save/check-customer.ts'
import { announceCustomer } from '../save/customer-changes.ts'
import { setCustomerTags } from '../save/customer-values.ts'
import { getCustomer } from './customer-queries.ts'

export const tagCustomers = (context: Context, asked: Several & Tagging) =>
  tagSeveral(context, asked, {
    type: 'customer',
    async lockTags(inner, id) {
      await lockCustomer(inner, id)
      const tags = inner.db.selectFrom('customer_tags').select('tag_id').where('customer_id', '=', id)
      return (await tags.execute()).map(({ tag_id }) => tag_id)
    },
    saveTags: (inner, id, tags) => change(inner, id, {}, () => setCustomerTags(inner.db, id, tags)),
    names,
  })

export const assignSalesManagerToCustomers = (
  context: Context,
  { sales_manager_id, ...several }: Several & { sales_manager_id: number | null },
) =>
  actOnSeveral(
    context,
    several,
    { sales_manager_id },
    {
      before: async (inner, id) => ({ sales_manager_id: (await lockCustomer(inner, id)).sales_manager_id }),
      async act(inner, id) {
        const reasons = await unknownManager(inner, sales_manager_id)
        if (reasons.length > 0) throw new Refusal(reasons)
        await change(inner, id, { sales_manager_id })
      },
      names,
    },
  )

async function change(
  context: Context,
  id: number,
  columns: { sales_manager_id?: number | null },
  more?: () => Promise<void>,
): Promise<void> {
  const before = await getCustomer(context, id)
  await context.db
    .updateTable('customers')
    .set({ ...columns, version: before.version + 1, updated_at: context.now })
    .where('id', '=', id)
    .execute()
  await more?.()
  await announceCustomer(context, before)
}

const names: NamesOf = ({ db }, ids) =>
  db
    .selectFrom('customers')
    .select(({ fn, val }) => [
      'id',
      fn.coalesce(fn<string | null>('nullif', ['full_name', val('')]), 'company_name').as('name'),
    ])
    .where('id', 'in', ids)
    .execute()
