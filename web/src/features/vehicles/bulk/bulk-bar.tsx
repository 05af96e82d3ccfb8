import { bulkTrailerEndpoints, bulkTruckEndpoints } from '#contract/vehicles/bulk.ts'
import { tagActs } from '#web/features/tags/index.ts'
import type { BulkAct } from '#web/records/bulk/bulk-act.ts'
import { BulkBar } from '#web/records/bulk/bulk-bar.tsx'
import type { Selection } from '#web/ui/list/list-types.ts'
import type { KindOfVehicle } from '../kind-of-vehicle.ts'

export default function VehiclesBulkBar({ of, selection }: { of: KindOfVehicle; selection: Selection }) {
  return (
    <BulkBar
      kind={of.kind}
      selection={selection}
      acts={acts[of.kind]}
      matching={calls[of.kind].listMatchingVehicles}
      exports={of.endpoints.exportVehicles}
    />
  )
}

const calls = { truck: bulkTruckEndpoints, trailer: bulkTrailerEndpoints }
const acts: Record<KindOfVehicle['kind'], readonly BulkAct[]> = {
  truck: tagActs(calls.truck.tagVehicles, 'trucks_and_trailer'),
  trailer: tagActs(calls.trailer.tagVehicles, 'trucks_and_trailer'),
}
