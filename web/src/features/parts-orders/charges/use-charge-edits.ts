import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import type { PartsOrderChargePayload } from '#contract/parts-orders/parts-order-input.ts'
import { formatDollars } from '#contract/shared/money.ts'
import { useWrite } from '#web/api/hooks.ts'
import {
  type ChargeErrors,
  type ChargeRowValues,
  chargeBody,
  savedCharge,
} from '#web/features/charges/index.ts'
import { useRowEdits, writes } from '../use-row-edits.ts'

type ChargeEdit = Partial<ChargeRowValues>

/** The charges of an order with unsaved edits, and the actions on them. One per page. */
export function useChargeEdits(order: PartsOrder) {
  const { t } = useTranslation()
  const create = useWrite(partsOrderEndpoints.addPartsOrderCharge, writes)
  const update = useWrite(partsOrderEndpoints.updatePartsOrderCharge, writes)
  const remove = useWrite(partsOrderEndpoints.deletePartsOrderCharge, writes)
  const { edits, saves, ...acts } = useRowEdits<'charges', ChargeEdit>(order, {
    kind: 'charges',
    valuesOf: savedCharge,
    update: ({ id, version }, charge, typed) =>
      update.mutateAsync({
        params: { id, row_id: charge.id },
        body: { ...bodyOf({ ...savedCharge(charge), ...typed }), version },
      }),
    changedMeanwhile: ({ name, price }) =>
      t('charges.changed_meanwhile', { name, price: formatDollars(price) }),
    removedMeanwhile: 'charges.removed_meanwhile',
  })
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
  const edit = useMemo(() => (key: string, edit: ChargeEdit) => saves.edit(idOf(key), edit), [saves])
  return {
    /** With what is typed. */
    rows,
    errors,
    notSaved: edits.errors,
    isSaved: edits.pending.size === 0,
    edit,
    saveAll: saves.saveAll,
    /** Resolves to its key once it is saved. */
    async add(row: ChargeRowValues): Promise<string | undefined> {
      const name = row.name || t(`charges.kinds.${row.kind}`)
      const body = bodyOf({ ...row, name, price: row.price ?? 0 })
      const added = await acts.add(id => create.mutateAsync({ params: { id }, body }))
      return added && keyOf(added.id)
    },
    async remove(key: string): Promise<void> {
      await acts.remove(idOf(key), id => remove.mutateAsync({ params: { id, row_id: idOf(key) } }))
    },
  }
}

const keyOf = (id: number) => `charge-${id}`
const idOf = (key: string) => Number(key.slice('charge-'.length))

const bodyOf = (row: ChargeRowValues): PartsOrderChargePayload => {
  const { id: _, kind, ...body } = chargeBody(row)
  return { ...body, kind: kind as PartsOrderChargePayload['kind'] }
}

export type ChargeActs = ReturnType<typeof useChargeEdits>
