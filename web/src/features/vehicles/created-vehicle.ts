import type { VehicleShortRow } from '#contract/vehicles/vehicle-shapes.ts'
import { returnFlowFor } from '#web/ui/form/save/return-flow.ts'

/** The return flow for creating a truck or trailer that a form needs. */
export const vehicleReturnFlow = returnFlowFor<VehicleShortRow, object>()
