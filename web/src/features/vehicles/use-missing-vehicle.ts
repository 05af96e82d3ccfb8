import { useAllowed } from '#web/access/use-allowed.ts'
import { useMissingRecord } from '#web/ui/details/use-missing-record.ts'
import type { KindOfVehicle } from './kind-of-vehicle.ts'
import { missingVehicle } from './missing-vehicle.ts'

/** Where a missing vehicle leads: who may not read customers goes to the list of its kind. */
export const useWayFromMissing = ({ path }: KindOfVehicle) =>
  useAllowed()('vehicle-owners.read') ? missingVehicle : { ...missingVehicle, to: path }

/** Reports a missing truck or trailer and leaves. Returns whether it is missing. */
export const useMissingVehicle = (of: KindOfVehicle, error: Error | null): boolean =>
  useMissingRecord(error, useWayFromMissing(of))
