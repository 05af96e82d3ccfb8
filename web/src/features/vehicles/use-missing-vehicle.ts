import { useMissingRecord } from '#web/ui/details/use-missing-record.ts'
import { missingVehicle } from './missing-vehicle.ts'

/** A truck or trailer that is not there: said, and away. Answers whether it is missing. */
export const useMissingVehicle = (error: Error | null): boolean => useMissingRecord(error, missingVehicle)
