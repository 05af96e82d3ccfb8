import type { VehicleShortRow } from '#contract/vehicles/vehicle-shapes.ts'
import { returnFlowFor } from '#web/ui/form/save/return-flow.ts'

export const vehicleReturnFlow = returnFlowFor<VehicleShortRow, object>()
