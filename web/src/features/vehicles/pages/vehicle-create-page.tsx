import { useLocation, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { useRead } from '#web/api/hooks.ts'
import { customerOption } from '#web/features/customers/index.ts'
import { RecordFormPage } from '#web/ui/form/record-form-page.tsx'
import { startFromAddress } from '#web/ui/form/start-from-address.ts'
import { VehicleFields } from '../components/vehicle-fields.tsx'
import { VehicleFiles } from '../components/vehicle-files.tsx'
import { vehicleReturnFlow } from '../created-vehicle.ts'
import { type KindOfVehicle, kindsOfVehicle } from '../kind-of-vehicle.ts'
import { vehicleForms } from '../vehicle-form.ts'

/** A new truck or trailer, prefilled from the address by a customer's page or the form of an order. */
function CreateVehiclePage({ of }: { of: KindOfVehicle }) {
  const state = useLocation({ select: location => location.state })
  const search = useSearch({ strict: false }) as Record<string, unknown>
  const ownerId = Number(search.owner_id) || null
  const { data: owners } = useRead(
    customerEndpoints.shortListCustomers,
    { query: { id: ownerId ?? 0 } },
    { enabled: ownerId !== null },
  )
  const owner = owners?.data[0]
  const start = useMemo(
    () => ({ ...startFromAddress(search, inAddress), owner_id: ownerId }),
    [search, ownerId],
  )
  return (
    <RecordFormPage
      of={vehicleForms[of.kind]}
      mode="create"
      start={start}
      onSaved={({ data }) =>
        vehicleReturnFlow.bring({ ...data, owner: { ...data.owner, company_name: data.company_name } }, state)
      }
      aside={() => <VehicleFiles of={of} />}
    >
      {form => <VehicleFields of={of} form={form} owner={owner && customerOption(owner)} />}
    </RecordFormPage>
  )
}

const inAddress = ['vin', 'unit_number', 'license_plate', 'plate_state'] as const

export const trucks = { default: () => <CreateVehiclePage of={kindsOfVehicle.truck} /> }
export const trailers = { default: () => <CreateVehiclePage of={kindsOfVehicle.trailer} /> }
