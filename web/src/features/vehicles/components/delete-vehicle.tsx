import { useTranslation } from 'react-i18next'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import type { VehicleRow } from '#contract/vehicles/vehicle-shapes.ts'
import { useWrite } from '#web/api/hooks.ts'
import { notify } from '#web/shell/notices.ts'
import { ConfirmAction } from '#web/ui/actions/confirm-action.tsx'
import { tellRefusal } from '#web/ui/actions/tell-refusal.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { RecordModal } from '#web/ui/record/record-modal.tsx'
import type { KindOfVehicle } from '../kind-of-vehicle.ts'

interface DeleteVehicleProps {
  of: KindOfVehicle
  /** None: nothing is asked. */
  vehicle: VehicleRow | undefined
  onClose: () => void
  onDeleted?: () => void
}

/** Asks, or says which repair orders are in the way and leads to them. */
export function DeleteVehicle({ of, vehicle, onClose, onDeleted }: DeleteVehicleProps) {
  const { t } = useTranslation()
  const remove = useWrite(of.endpoints.deleteVehicle, {
    refreshes: [of.endpoints.listVehicles, customerEndpoints.getCustomer],
  })
  const reasons = vehicle ? blocksOf(vehicle) : []
  return (
    <>
      <RecordModal
        open={reasons.length > 0}
        title={t('vehicles.cannot_delete')}
        width={420}
        onClose={onClose}
      >
        <p>{t(`vehicles.has_orders.${textOf(reasons)}`, { unit: vehicle?.unit_number })}</p>
        <ul className="rb-links">
          {reasons.map(reason => (
            <li key={reason}>
              <AppLink to="/orders" search={{ [`${of.kind}_id`]: vehicle?.id, status: statuses[reason] }}>
                {t(`vehicles.show_orders.${reason}`)}
              </AppLink>
            </li>
          ))}
        </ul>
      </RecordModal>
      <ConfirmAction
        open={vehicle !== undefined && reasons.length === 0}
        question={t(`vehicles.delete_${of.kind}_question`)}
        text={vehicle && `${vehicle.unit_number} · ${vehicle.make} ${vehicle.model}`}
        danger
        busy={remove.isPending}
        onYes={drop}
        onClose={onClose}
      />
    </>
  )

  async function drop() {
    if (!vehicle) return
    try {
      await remove.mutateAsync({ params: { id: vehicle.id } })
      notify.done()
      onClose()
      onDeleted?.()
    } catch (failure) {
      tellRefusal(failure)
      onClose()
    }
  }
}

type Block = 'open' | 'deleted' | 'finished'

const statuses: Record<Block, string[]> = {
  open: ['new', 'in_process'],
  deleted: ['deleted'],
  finished: ['finished'],
}

const blocksOf = (vehicle: VehicleRow): Block[] => [
  ...(vehicle.hasRelatedOpenOrders ? (['open'] as const) : []),
  ...(vehicle.hasRelatedDeletedOrders ? (['deleted'] as const) : []),
  ...(vehicle.hasRelatedFinishedOrders ? (['finished'] as const) : []),
]

/** Each case has a text of its own; finished orders add nothing to what open and deleted ones say. */
function textOf(reasons: readonly Block[]): string {
  const first = reasons.filter(reason => reason !== 'finished')
  return first.length === 2 ? 'open_and_deleted' : (first[0] ?? 'finished')
}
