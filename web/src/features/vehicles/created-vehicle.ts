import type { VehicleShortRow } from '#contract/vehicles/vehicle-shapes.ts'
import { returnFlowFor } from '#web/ui/form/return-flow.ts'

/** A form needs a truck or trailer that is not there yet; it keeps what it likes until it is come back to. */
export const vehicleReturnFlow = returnFlowFor<VehicleShortRow, object>()
