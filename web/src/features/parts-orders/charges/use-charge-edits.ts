import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderCharge } from '#contract/charges/order-charge.ts'
import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import type { PartsOrderChargePayload } from '#contract/parts-orders/parts-order-input.ts'
import { formatDollars } from '#contract/shared/money.ts'
import { ApiFailure, refusalIn } from '#web/api/api-failure.ts'
import { useWrite } from '#web/api/hooks.ts'
import {
  type ChargeErrors,
  type ChargeRowValues,
  chargeBody,
  savedCharge,
} from '#web/features/charges/index.ts'
import { notify } from '#web/shell/notices.ts'
import { showRefusal } from '#web/ui/actions/show-refusal.ts'
import { cachedOrder, cacheOrder, updateCachedOrder } from '../cached-order.ts'
import { hasOrderId } from '../items/order-id.ts'
import { pauseMs, writes } from '../items/use-item-edits.ts'
import { type RowEdits, rowSaves } from '../row-saves.ts'

type ChargeEdit = Partial<ChargeRowValues>

/** The charges of an order with unsaved edits, and the actions on them. One per page. */
export function useChargeEdits(order: PartsOrder) {
  const { t } = useTranslation()
  const [edits, setEdits] = useState<RowEdits<ChargeEdit>>({ pending: new Map(), errors: new Map() })
  const create = useWrite(partsOrderEndpoints.addPartsOrderCharge, writes)
  const update = useWrite(partsOrderEndpoints.updatePartsOrderCharge, writes)
  const remove = useWrite(partsOrderEndpoints.deletePartsOrderCharge, writes)
  // Each charge as it was before editing.
  const before = useRef(new Map<number, ChargeRowValues>())
  const latest = useRef({ order, update, begun, save })
  latest.current = { order, update, begun, save }
  const saves = useMemo(
    () =>
      rowSaves<ChargeEdit>({
        begun: id => latest.current.begun(id),
        save: (id, edit) => latest.current.save(id, edit),
        entriesOf: failure => refusalIn(failure)?.entries ?? [],
        changed: setEdits,
        pauseMs,
      }),
    [],
  )
  // Saves before leaving the page.
  useEffect(() => () => void saves.saveAll(), [saves])

  const ids = order.charges.map(({ id }) => id).join()
  useEffect(() => {
    const there = new Set(ids.split(',').map(Number))
    for (const id of edits.pending.keys()) if (!there.has(id)) showGone(saves.forget(id))
  }, [ids, edits, saves])

  const rows = useMemo(
    () => order.charges.map(charge => ({ ...savedCharge(charge), ...edits.pending.get(charge.id) })),
    [order.charges, edits],
  )
  const errors = useMemo((): ChargeErrors => {
    const unsaved = { '': t('parts-orders.items.not_saved') }
    return Object.fromEntries(
      [...edits.errors].map(([id, entries]) => [
        keyOf(id),
        entries.length === 0
          ? unsaved
          : Object.fromEntries(entries.map(({ source, title }) => [source?.parameter ?? '', title])),
      ]),
    )
  }, [edits, t])
  const acts = useMemo(
    () => ({
      edit: (key: string, edit: ChargeEdit) => saves.edit(idOf(key), edit),
      saveAll: saves.saveAll,
    }),
    [saves],
  )
  return {
    /** With what is typed. */
    rows,
    errors,
    notSaved: edits.errors,
    isSaved: edits.pending.size === 0,
    ...acts,
    /** Resolves to its key once it is saved. */
    add: (row: ChargeRowValues): Promise<string | undefined> => saves.inTurn(() => addCharge(row)),
    remove: (key: string): Promise<void> => saves.inTurn(() => removeCharge(idOf(key))),
  }

  function begun(id: number) {
    const charge = known().charges.find(one => one.id === id)
    if (charge) before.current.set(id, savedCharge(charge))
  }

  async function save(rowId: number, typed: ChargeEdit): Promise<void> {
    if (!hasOrderId(latest.current.order.id)) throw new ApiFailure(0)
    return saveOver(known())

    /** Over the cached order; after a version conflict, over the current one. */
    async function saveOver({ id, version, charges }: PartsOrder): Promise<void> {
      const charge = charges.find(one => one.id === rowId)
      if (!charge) return showGone(saves.forget(rowId))
      refuseOverwriting(savedCharge(charge), typed)
      const body = { ...bodyOf({ ...savedCharge(charge), ...typed }), version }
      try {
        const { data } = await latest.current.update.mutateAsync({ params: { id, row_id: rowId }, body })
        before.current.set(rowId, savedCharge(data))
        cacheCharges(kept => kept.map(one => (one.id === rowId ? data : one)))
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
  function refuseOverwriting(now: ChargeRowValues, typed: ChargeEdit) {
    const was = before.current.get(now.id!) ?? now
    before.current.set(now.id!, now)
    const fields = (Object.keys(typed) as (keyof ChargeEdit)[]).filter(
      field => JSON.stringify(now[field]) !== JSON.stringify(was[field]),
    )
    if (fields.length === 0) return
    const title = t('charges.changed_meanwhile', { name: now.name, price: formatDollars(now.price ?? 0) })
    throw new ApiFailure(
      409,
      fields.map(parameter => ({ status: 409, code: 'version_conflict', title, source: { parameter } })),
    )
  }

  async function addCharge(row: ChargeRowValues): Promise<string | undefined> {
    const { id } = latest.current.order
    if (!hasOrderId(id)) return undefined
    try {
      const name = row.name || t(`charges.kinds.${row.kind}`)
      const body = bodyOf({ ...row, name, price: row.price ?? 0 })
      const { data } = await create.mutateAsync({ params: { id }, body })
      cacheCharges(charges => [...charges.filter(one => one.id !== data.id), data])
      return keyOf(data.id)
    } catch (failure) {
      showRefusal(failure)
      return undefined
    }
  }

  async function removeCharge(rowId: number): Promise<void> {
    const { id } = latest.current.order
    if (!hasOrderId(id)) return
    try {
      const { data } = await remove.mutateAsync({ params: { id, row_id: rowId } })
      saves.forget(rowId)
      cacheCharges(() => data)
    } catch (failure) {
      showRefusal(failure)
    }
  }

  /** The order of the latest response, rendered or not. */
  function known(): PartsOrder {
    const { order } = latest.current
    return cachedOrder(order.id) ?? order
  }

  function cacheCharges(change: (charges: OrderCharge[]) => OrderCharge[]) {
    updateCachedOrder(latest.current.order.id, kept => ({ ...kept, charges: change(kept.charges) }))
  }
}

/** Another user removed it. */
function showGone(wasTyped: boolean): void {
  if (wasTyped) notify.error('charges.removed_meanwhile')
}

const keyOf = (id: number) => `charge-${id}`
const idOf = (key: string) => Number(key.slice('charge-'.length))

const bodyOf = (row: ChargeRowValues): PartsOrderChargePayload => {
  const { id: _, kind, ...body } = chargeBody(row)
  return { ...body, kind: kind as PartsOrderChargePayload['kind'] }
}

export type ChargeActs = ReturnType<typeof useChargeEdits>
