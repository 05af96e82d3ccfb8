import type { VehicleShortRow } from '#contract/vehicles/vehicle-shapes.ts'
import { errandFor } from '#web/ui/form/errand.ts'

/** A form needs a truck or trailer that is not there yet; it keeps what it likes until it is come back to. */
export const vehicleErrand = errandFor<VehicleShortRow, object>()
