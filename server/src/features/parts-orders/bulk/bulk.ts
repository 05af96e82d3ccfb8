import { isEditable } from '#contract/parts-orders/editing.ts'
import { partsOrderErrors } from '#contract/parts-orders/parts-order-errors.ts'
import type { PartsOrderStatus } from '#contract/parts-orders/parts-order-statuses.ts'
import type { Tagging } from '#contract/tags/bulk-tag.ts'
import { tagSeveral } from '#server/features/tags/index.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { announce } from '#server/records/announce.ts'
import { actOnSeveral, type NamesOf, type Several } from '#server/records/bulk/act-on-several.ts'
import { lockCheckedOut } from '../lock-parts-order.ts'
import { assignSalesManager } from '../people/assign-sales-manager.ts'
import { readPartsOrder } from '../record/read-parts-order.ts'
import { writeTags } from '../save/order-tags.ts'
import { partsOrderChanges } from '../save/parts-order-changes.ts'
import { changeStatus } from '../status/change-status.ts'

export const tagPartsOrders = (context: Context, asked: Several & Tagging) =>
  tagSeveral(context, asked, {
    type: 'order',
    async lockTags(inner, id) {
      const order = await lockCheckedOut(inner, id)
      if (!isEditable(order)) throw refusal(partsOrderErrors.order_not_editable)
      const tags = inner.db.selectFrom('parts_order_tags').select('tag_id').where('order_id', '=', id)
      return (await tags.execute()).map(({ tag_id }) => tag_id)
    },
    async saveTags(inner, id, tags) {
      const before = await readPartsOrder(inner, id)
      await inner.db
        .updateTable('parts_orders')
        .set({ version: before.version + 1, updated_at: inner.now })
        .where('id', '=', id)
        .execute()
      await writeTags(inner, id, tags)
      const changes = partsOrderChanges(before, await readPartsOrder(inner, id))
      inner.record({ kind: 'parts_order', recordId: id, act: 'updated', changes })
      announce(inner, 'parts_order', id)
    },
    names,
  })

export const assignSalesManagerToPartsOrders = (
  context: Context,
  { sales_manager_id, ...several }: Several & { sales_manager_id: number | null },
) =>
  actOnSeveral(
    context,
    several,
    { sales_manager_id },
    {
      before: async (inner, id) => ({ sales_manager_id: (await lockCheckedOut(inner, id)).sales_manager_id }),
      act: (inner, id) => assignSalesManager(inner, id, sales_manager_id),
      names,
    },
  )

export const changeStatusOfPartsOrders = (
  context: Context,
  { status, ...several }: Several & { status: PartsOrderStatus },
) =>
  actOnSeveral(
    context,
    several,
    { status },
    {
      before: async (inner, id) => ({ status: (await lockCheckedOut(inner, id)).status }),
      act: (inner, id) => changeStatus(inner, id, { status, sent_data: [] }),
      names,
    },
  )

const names: NamesOf = ({ db }, ids) =>
  db
    .selectFrom('parts_orders')
    .select('id')
    .select(({ ref }) => ref('order_number').$notNull().as('name'))
    .where('id', 'in', ids)
    .where('order_number', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute()
