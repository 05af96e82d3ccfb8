import { useEffect, useMemo, useRef, useState } from 'react'
import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { ApiFailure, refusalIn } from '#web/api/api-failure.ts'
import { notify } from '#web/shell/notices.ts'
import { showRefusal } from '#web/ui/actions/show-refusal.ts'
import { cachedOrder, cacheOrder, updateCachedOrder } from './cached-order.ts'
import { hasOrderId } from './items/order-id.ts'
import { type RowEdits, rowSaves } from './row-saves.ts'

/** Debounce of edits. */
const pauseMs = 500
export const writes = { changes: 'parts_order', quiet: [404, 409, 422] } as const

type RowOf<Kind extends 'items' | 'charges'> = PartsOrder[Kind][number]
type Answer<Data> = Promise<{ data: Data }>

interface RowKind<Kind extends 'items' | 'charges', Edit> {
  kind: Kind
  /** The fields that are edited, as saved. */
  valuesOf: (row: RowOf<Kind>) => Partial<Record<keyof Edit, unknown>>
  /** Saves the row as it is now with what is typed. */
  update: (order: PartsOrder, row: RowOf<Kind>, typed: Edit) => Answer<RowOf<Kind>>
  /** What another user made of a row that is edited. */
  changedMeanwhile: (row: RowOf<Kind>) => string
  /** Translation key: another user removed it. */
  removedMeanwhile: string
}

/** The unsaved edits of one kind of rows of an order, and what saves them. One per page and kind. */
export function useRowEdits<Kind extends 'items' | 'charges', Edit extends object>(
  order: PartsOrder | undefined,
  rows: RowKind<Kind, Edit>,
) {
  type Row = RowOf<Kind>
  const [edits, setEdits] = useState<RowEdits<Edit>>({ pending: new Map(), errors: new Map() })
  // Each row as it was before editing.
  const before = useRef(new Map<number, Row>())
  const latest = useRef({ order, rows, begun, save })
  latest.current = { order, rows, begun, save }
  const saves = useMemo(
    () =>
      rowSaves<Edit>({
        begun: rowId => latest.current.begun(rowId),
        save: (rowId, edit) => latest.current.save(rowId, edit),
        entriesOf: failure => refusalIn(failure)?.entries ?? [],
        changed: setEdits,
        pauseMs,
      }),
    [],
  )
  // Saves before leaving the page.
  useEffect(() => () => void saves.saveAll(), [saves])

  const ids = order?.[rows.kind].map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sentence stays the same
  useEffect(() => {
    const there = new Set(ids?.split(',').map(Number))
    for (const id of edits.pending.keys()) if (!there.has(id)) forgetGone(id)
  }, [ids, edits, saves])

  return {
    edits,
    saves,
    /** After running saves. Resolves to the row, or to undefined after a notice. */
    add: (send: (orderId: number) => Answer<Row>): Promise<Row | undefined> =>
      saves.inTurn(() =>
        sendOf(async orderId => {
          const { data } = await send(orderId)
          cacheRows(kept => [...kept.filter(({ id }) => id !== data.id), data])
          return data
        }),
      ),
    /** After running saves. Resolves to whether it was removed. */
    remove: (rowId: number, send: (orderId: number) => Answer<Row[]>): Promise<boolean> =>
      saves.inTurn(async () => {
        const left = await sendOf(async orderId => {
          const { data } = await send(orderId)
          saves.forget(rowId)
          cacheRows(() => data)
          return data
        })
        return left !== undefined
      }),
  }

  function begun(rowId: number) {
    const order = known()
    const row = order && rowsOf(order).find(({ id }) => id === rowId)
    if (row) before.current.set(rowId, row)
  }

  async function save(rowId: number, typed: Edit): Promise<void> {
    const order = known()
    if (!hasOrderId(order?.id)) throw new ApiFailure(0)
    return saveOver(order!)

    /** Over the cached order; after a version conflict, over the current one. */
    async function saveOver(order: PartsOrder): Promise<void> {
      const row = rowsOf(order).find(({ id }) => id === rowId)
      if (!row) return forgetGone(rowId)
      refuseOverwriting(row, typed)
      try {
        const { data } = await latest.current.rows.update(order, row, typed)
        before.current.set(rowId, data)
        cacheRows(kept => kept.map(one => (one.id === rowId ? data : one)))
        const version = order.version + 1
        updateCachedOrder(order.id, kept => ({ ...kept, version: Math.max(kept.version, version) }))
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
  function refuseOverwriting(row: Row, typed: Edit) {
    const { valuesOf, changedMeanwhile } = latest.current.rows
    const fields = changedFields(typed, valuesOf(before.current.get(row.id) ?? row), valuesOf(row))
    before.current.set(row.id, row)
    if (fields.length === 0) return
    const title = changedMeanwhile(row)
    throw new ApiFailure(
      409,
      fields.map(parameter => ({ status: 409, code: 'version_conflict', title, source: { parameter } })),
    )
  }

  /** Sends to the order; undefined after a notice. */
  async function sendOf<Sent>(send: (orderId: number) => Promise<Sent>): Promise<Sent | undefined> {
    const orderId = latest.current.order?.id
    if (!hasOrderId(orderId)) return undefined
    try {
      return await send(orderId)
    } catch (failure) {
      showRefusal(failure)
      return undefined
    }
  }

  /** The order of the latest response, rendered or not. */
  function known(): PartsOrder | undefined {
    const { order } = latest.current
    return order && (cachedOrder(order.id) ?? order)
  }

  function rowsOf(order: PartsOrder) {
    return order[rows.kind] as Row[]
  }

  function cacheRows(change: (kept: Row[]) => Row[]) {
    updateCachedOrder(latest.current.order!.id, kept => ({ ...kept, [rows.kind]: change(rowsOf(kept)) }))
  }

  function forgetGone(rowId: number): void {
    if (saves.forget(rowId)) notify.error(rows.removedMeanwhile)
  }
}

/** Fields both typed into and changed by another user since `before`. */
export const changedFields = <Edit extends object>(
  edit: Edit,
  before: Partial<Record<keyof Edit, unknown>>,
  now: Partial<Record<keyof Edit, unknown>>,
): string[] =>
  (Object.keys(edit) as (keyof Edit & string)[]).filter(
    field => JSON.stringify(now[field]) !== JSON.stringify(before[field]),
  )
