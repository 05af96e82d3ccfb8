import { useMissingRecord } from '#web/ui/record/use-missing-record.ts'
import { missingVehicle } from './missing-vehicle.ts'

/** A truck or trailer that is not there: said, and away. */
export function useMissingVehicle(error: Error | null): void {
  useMissingRecord(error, missingVehicle)
}
