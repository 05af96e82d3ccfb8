import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { formatDollars } from '#contract/shared/money.ts'
import { useWrite } from '#web/api/hooks.ts'
import { formatQuantity } from '#web/features/parts/index.ts'
import { notify } from '#web/shell/notices.ts'
import { useRowEdits, writes } from '../use-row-edits.ts'
import { type ItemEdit, itemBody, shownItem } from './item-body.ts'

/** The items of an order with unsaved edits, and the actions on them. One per page. */
export function useItemEdits(order: PartsOrder | undefined) {
  const { t } = useTranslation()
  const add = useWrite(partsOrderEndpoints.addPartsOrderItem, writes)
  const update = useWrite(partsOrderEndpoints.updatePartsOrderItem, writes)
  const remove = useWrite(partsOrderEndpoints.deletePartsOrderItem, writes)
  const rows = useRowEdits<'items', ItemEdit>(order, {
    kind: 'items',
    valuesOf: item => item,
    update: ({ id, version }, item, typed) =>
      update.mutateAsync({
        params: { id, item_id: item.id },
        body: { ...itemBody(typed, item), inventory_id: item.inventory.id, version },
      }),
    changedMeanwhile: ({ quantity, discount, base_price, inventory }) =>
      t('parts-orders.items.changed_meanwhile', {
        quantity: `${formatQuantity(quantity)} ${inventory.unit.name}`,
        price: formatDollars(base_price),
        discount,
      }),
    removedMeanwhile: 'parts-orders.items.removed_meanwhile',
  })
  const { edits, saves } = rows
  const items = useMemo(
    () => (order?.items ?? []).map(item => shownItem(item, edits.pending.get(item.id))),
    [order?.items, edits],
  )
  return {
    /** With what is typed. */
    items,
    errors: edits.errors,
    isSaved: edits.pending.size === 0,
    isAdding: add.isPending,
    edit: saves.edit,
    saveAll: saves.saveAll,
    async add(inventory_id: number): Promise<boolean> {
      const body = { inventory_id, quantity: 1, discount: 0 }
      return (await rows.add(id => add.mutateAsync({ params: { id }, body }))) !== undefined
    },
    async remove(item_id: number): Promise<void> {
      const isRemoved = await rows.remove(item_id, id => remove.mutateAsync({ params: { id, item_id } }))
      if (isRemoved) notify.success('parts-orders.items.deleted')
    },
  }
}

export type ItemActs = ReturnType<typeof useItemEdits>
export type ShownItem = ItemActs['items'][number]
