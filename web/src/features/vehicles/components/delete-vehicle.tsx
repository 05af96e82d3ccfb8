import { useTranslation } from 'react-i18next'
import type { VehicleRow } from '#contract/vehicles/vehicle-shapes.ts'
import { DeleteRecord } from '#web/ui/details/delete-record.tsx'
import { AppLink } from '#web/ui/page/app-link.tsx'
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
  return (
    <DeleteRecord
      endpoint={of.endpoints.deleteVehicle}
      input={vehicle && { params: { id: vehicle.id } }}
      question={t(`vehicles.delete_${of.kind}_question`)}
      text={vehicle && `${vehicle.unit_number} · ${vehicle.make} ${vehicle.model}`}
      obstacle={
        vehicle && blocksOf(vehicle).length > 0
          ? { title: t('vehicles.cannot_delete'), why: <OrdersOf of={of} vehicle={vehicle} /> }
          : undefined
      }
      kind={of.kind}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  )
}

function OrdersOf({ of, vehicle }: { of: KindOfVehicle; vehicle: VehicleRow }) {
  const { t } = useTranslation()
  const blocks = blocksOf(vehicle)
  return (
    <>
      <p>{t(`vehicles.has_orders.${textOf(blocks)}`, { unit: vehicle.unit_number })}</p>
      <ul className="rb-links">
        {blocks.map(block => (
          <li key={block}>
            <AppLink to="/orders" search={{ [`${of.kind}_id`]: vehicle.id, status: statuses[block] }}>
              {t(`vehicles.show_orders.${block}`)}
            </AppLink>
          </li>
        ))}
      </ul>
    </>
  )
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
function textOf(blocks: readonly Block[]): string {
  const first = blocks.filter(block => block !== 'finished')
  return first.length === 2 ? 'open_and_deleted' : (first[0] ?? 'finished')
}
