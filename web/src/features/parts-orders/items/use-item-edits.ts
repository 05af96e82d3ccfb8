import { useEffect, useMemo, useRef, useState } from 'react'
import type { PartsOrder, PartsOrderItem } from '#contract/parts-orders/parts-order.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { ApiFailure, refusalIn } from '#web/api/api-failure.ts'
import { useWrite } from '#web/api/hooks.ts'
import { notify } from '#web/shell/notices.ts'
import { tellRefusal } from '#web/ui/actions/tell-refusal.ts'
import { changeKeptOrder } from '../keep-order.ts'
import { type ItemEdit, type ItemEdits, itemSaves } from './item-saves.ts'
import { hasOrderId } from './order-id.ts'

/** Item edits are debounced. */
const pauseMs = 500
const quiet = [404, 409, 422]
const writes = { changes: 'parts_order', quiet } as const

/** The items of an order with what is typed about them, and the acts on them. One for each page. */
export function useItemEdits(order: PartsOrder | undefined) {
  const [edits, setEdits] = useState<ItemEdits>({ pending: new Map(), errors: new Map() })
  const add = useWrite(partsOrderEndpoints.addPartsOrderItem, writes)
  const update = useWrite(partsOrderEndpoints.updatePartsOrderItem, writes)
  const remove = useWrite(partsOrderEndpoints.deletePartsOrderItem, writes)
  const latest = useRef({ order, update, save })
  latest.current = { order, update, save }

  const saves = useMemo(
    () =>
      itemSaves({
        save: (itemId, edit) => latest.current.save(itemId, edit),
        entriesOf: failure => refusalIn(failure)?.entries ?? [],
        changed: setEdits,
        pauseMs,
      }),
    [],
  )
  // What is typed goes out before the page is left.
  useEffect(() => () => void saves.saveAll(), [saves])

  const ids = order?.items.map(({ id }) => id).join()
  useEffect(() => {
    const there = new Set(ids?.split(',').map(Number))
    for (const id of edits.pending.keys()) if (!there.has(id)) saves.forget(id)
  }, [ids, edits, saves])

  const items = useMemo(
    () => (order?.items ?? []).map(item => ({ ...item, ...edits.pending.get(item.id) })),
    [order?.items, edits],
  )
  return {
    /** Quantity and discount as they are typed. */
    items,
    errors: edits.errors,
    isSaved: edits.pending.size === 0,
    isAdding: add.isPending,
    edit: saves.edit,
    saveAll: saves.saveAll,
    add: (partId: number): Promise<boolean> => saves.inTurn(() => addPart(partId)),
    remove: (itemId: number) => saves.inTurn(() => removeItem(itemId)),
  }

  async function save(itemId: number, { quantity, discount }: ItemEdit) {
    const { order, update } = latest.current
    if (!hasOrderId(order?.id)) throw new ApiFailure(0)
    const item = order!.items.find(({ id }) => id === itemId)
    if (!item) return
    const body = {
      inventory_id: item.inventory.id,
      quantity: quantity as number,
      discount: discount as number,
    }
    const { data } = await update.mutateAsync({ params: { id: order!.id, item_id: itemId }, body })
    keepItems(items => items.map(one => (one.id === itemId ? data : one)))
  }

  async function addPart(partId: number): Promise<boolean> {
    const orderId = latest.current.order?.id
    if (!hasOrderId(orderId)) return false
    try {
      const body = { inventory_id: partId, quantity: 1, discount: 0 }
      const { data } = await add.mutateAsync({ params: { id: orderId }, body })
      keepItems(items => [...items.filter(({ id }) => id !== data.id), data])
      return true
    } catch (failure) {
      tellRefusal(failure)
      return false
    }
  }

  async function removeItem(itemId: number) {
    const orderId = latest.current.order?.id
    if (!hasOrderId(orderId)) return
    try {
      const { data } = await remove.mutateAsync({ params: { id: orderId, item_id: itemId } })
      saves.forget(itemId)
      keepItems(() => data)
      notify.success('parts-orders.items.deleted')
    } catch (failure) {
      tellRefusal(failure)
    }
  }

  function keepItems(change: (items: PartsOrderItem[]) => PartsOrderItem[]) {
    changeKeptOrder(latest.current.order!.id, order => ({ ...order, items: change(order.items) }))
  }
}

export type ItemActs = ReturnType<typeof useItemEdits>
export type ShownItem = ItemActs['items'][number]
