import { useTranslation } from 'react-i18next'
import type { VehicleRow } from '#contract/vehicles/vehicle-shapes.ts'
import { DeleteRecord } from '#web/records/delete-record.tsx'
import type { KindOfVehicle } from '../kind-of-vehicle.ts'

interface DeleteVehicleProps {
  of: KindOfVehicle
  /** Undefined: closed. */
  vehicle: VehicleRow | undefined
  onClose: () => void
  onDeleted?: () => void
}

export function DeleteVehicle({ of, vehicle, onClose, onDeleted }: DeleteVehicleProps) {
  const { t } = useTranslation()
  const ordersIn = (...status: string[]) => ({
    to: '/orders',
    search: { [`${of.kind}_id`]: vehicle?.id, status },
  })
  return (
    <DeleteRecord
      endpoint={of.endpoints.deleteVehicle}
      input={vehicle && { params: { id: vehicle.id } }}
      name={vehicle && `${vehicle.unit_number} · ${vehicle.make} ${vehicle.model}`}
      question={t(`vehicles.delete_${of.kind}_question`)}
      lists={{
        vehicle_has_open_orders: ordersIn('new', 'in_process'),
        vehicle_has_deleted_orders: ordersIn('deleted'),
        vehicle_has_finished_orders: ordersIn('finished'),
      }}
      kind={of.kind}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  )
}
