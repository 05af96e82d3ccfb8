import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PartsOrder, PartsOrderItem } from '#contract/parts-orders/parts-order.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { formatDollars } from '#contract/shared/money.ts'
import { ApiFailure, refusalIn } from '#web/api/api-failure.ts'
import { useWrite } from '#web/api/hooks.ts'
import { formatQuantity } from '#web/features/parts/index.ts'
import { notify } from '#web/shell/notices.ts'
import { showRefusal } from '#web/ui/actions/show-refusal.ts'
import { cachedOrder, cacheOrder, updateCachedOrder } from '../cached-order.ts'
import { type RowEdits, rowSaves } from '../row-saves.ts'
import { changedMeanwhile, type ItemEdit, itemBody, type Kept, shownItem } from './item-body.ts'
import { hasOrderId } from './order-id.ts'

/** Debounce of edits. */
export const pauseMs = 500
const quiet = [404, 409, 422]
export const writes = { changes: 'parts_order', quiet } as const

/** The items of an order with unsaved edits, and the actions on them. One per page. */
export function useItemEdits(order: PartsOrder | undefined) {
  const { t } = useTranslation()
  const [edits, setEdits] = useState<RowEdits<ItemEdit>>({ pending: new Map(), errors: new Map() })
  const add = useWrite(partsOrderEndpoints.addPartsOrderItem, writes)
  const update = useWrite(partsOrderEndpoints.updatePartsOrderItem, writes)
  const remove = useWrite(partsOrderEndpoints.deletePartsOrderItem, writes)
  // Each item as it was before editing.
  const before = useRef(new Map<number, Kept>())
  const latest = useRef({ order, update, begun, save })
  latest.current = { order, update, begun, save }

  const saves = useMemo(
    () =>
      rowSaves<ItemEdit>({
        begun: itemId => latest.current.begun(itemId),
        save: (itemId, edit) => latest.current.save(itemId, edit),
        entriesOf: failure => refusalIn(failure)?.entries ?? [],
        changed: setEdits,
        pauseMs,
      }),
    [],
  )
  // Saves before leaving the page.
  useEffect(() => () => void saves.saveAll(), [saves])

  const ids = order?.items.map(({ id }) => id).join()
  useEffect(() => {
    const there = new Set(ids?.split(',').map(Number))
    for (const id of edits.pending.keys()) if (!there.has(id)) showGone(saves.forget(id))
  }, [ids, edits, saves])

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
    add: (partId: number): Promise<boolean> => saves.inTurn(() => addPart(partId)),
    remove: (itemId: number) => saves.inTurn(() => removeItem(itemId)),
  }

  function begun(itemId: number) {
    const item = known()?.items.find(({ id }) => id === itemId)
    if (item) before.current.set(itemId, item)
  }

  async function save(itemId: number, typed: ItemEdit): Promise<void> {
    const order = known()
    if (!hasOrderId(order?.id)) throw new ApiFailure(0)
    return saveOver(order!)

    /** Over the cached order; after a version conflict, over the current one. */
    async function saveOver({ id, version, items }: PartsOrder): Promise<void> {
      const item = items.find(one => one.id === itemId)
      if (!item) return showGone(saves.forget(itemId))
      refuseOverwriting(item, typed)
      const body = { ...itemBody(typed, item), inventory_id: item.inventory.id, version }
      try {
        const { data } = await latest.current.update.mutateAsync({ params: { id, item_id: itemId }, body })
        before.current.set(itemId, data)
        updateCachedItems(items => items.map(one => (one.id === itemId ? data : one)))
        updateCachedOrder(id, kept => ({ ...kept, version: Math.max(kept.version, version + 1) }))
      } catch (failure) {
        const refusal = refusalIn(failure)
        if (!refusal?.has('version_conflict')) throw failure
        const present = refusal.data as PartsOrder
        cacheOrder(present)
        await saveOver(present)
      }
    }
  }

  /** Refuses to overwrite another user's change of the same field once; after that it is known. */
  function refuseOverwriting(item: PartsOrderItem, typed: ItemEdit) {
    const fields = changedMeanwhile(typed, before.current.get(item.id) ?? item, item)
    before.current.set(item.id, item)
    if (fields.length === 0) return
    const { quantity, discount, base_price, inventory } = item
    const title = t('parts-orders.items.changed_meanwhile', {
      quantity: `${formatQuantity(quantity)} ${inventory.unit.name}`,
      price: formatDollars(base_price),
      discount,
    })
    throw new ApiFailure(
      409,
      fields.map(parameter => ({ status: 409, code: 'version_conflict', title, source: { parameter } })),
    )
  }

  async function addPart(partId: number): Promise<boolean> {
    const orderId = latest.current.order?.id
    if (!hasOrderId(orderId)) return false
    try {
      const body = { inventory_id: partId, quantity: 1, discount: 0 }
      const { data } = await add.mutateAsync({ params: { id: orderId }, body })
      updateCachedItems(items => [...items.filter(({ id }) => id !== data.id), data])
      return true
    } catch (failure) {
      showRefusal(failure)
      return false
    }
  }

  async function removeItem(itemId: number) {
    const orderId = latest.current.order?.id
    if (!hasOrderId(orderId)) return
    try {
      const { data } = await remove.mutateAsync({ params: { id: orderId, item_id: itemId } })
      saves.forget(itemId)
      updateCachedItems(() => data)
      notify.success('parts-orders.items.deleted')
    } catch (failure) {
      showRefusal(failure)
    }
  }

  /** The order of the latest response, rendered or not. */
  function known(): PartsOrder | undefined {
    const { order } = latest.current
    return order && (cachedOrder(order.id) ?? order)
  }

  function updateCachedItems(change: (items: PartsOrderItem[]) => PartsOrderItem[]) {
    updateCachedOrder(latest.current.order!.id, order => ({ ...order, items: change(order.items) }))
  }
}

/** Another user removed it. */
function showGone(wasTyped: boolean): void {
  if (wasTyped) notify.error('parts-orders.items.removed_meanwhile')
}

export type ItemActs = ReturnType<typeof useItemEdits>
export type ShownItem = ItemActs['items'][number]
