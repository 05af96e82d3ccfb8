import { useAllowed } from '#web/access/use-allowed.ts'
import { useMissingRecord } from '#web/ui/details/use-missing-record.ts'
import type { KindOfVehicle } from './kind-of-vehicle.ts'
import { missingVehicle } from './missing-vehicle.ts'

/** For a user who may not read customers, a missing vehicle leads to its own list. */
export const useMissingVehicleRedirect = ({ path }: KindOfVehicle) =>
  useAllowed()('vehicle-owners.read') ? missingVehicle : { ...missingVehicle, to: path }

/** Reports a missing truck or trailer and leaves. Returns whether it is missing. */
export const useMissingVehicle = (of: KindOfVehicle, error: Error | null): boolean =>
  useMissingRecord(error, useMissingVehicleRedirect(of))
