import { useMissingRecord } from '#web/ui/details/use-missing-record.ts'
import { missingVehicle } from './missing-vehicle.ts'

/** Reports a missing truck or trailer and leaves. Returns whether it is missing. */
export const useMissingVehicle = (error: Error | null): boolean => useMissingRecord(error, missingVehicle)
