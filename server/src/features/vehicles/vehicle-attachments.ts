import { vehicleAttachmentRules } from '#contract/shared/uploads.ts'
import type { VehicleKind } from '#contract/vehicles/vehicle-shapes.ts'
import type { AttachedKind } from '#server/records/attachments.ts'
import { findVehicle, lockVehicle } from './find-vehicle.ts'

export const vehicleAttachments: Record<VehicleKind, AttachedKind> = {
  truck: attachmentsOf('truck', '/api/v1/trucks'),
  trailer: attachmentsOf('trailer', '/api/v1/trailers'),
}

function attachmentsOf(kind: VehicleKind, path: string): AttachedKind {
  return {
    kind,
    path,
    maxCount: vehicleAttachmentRules.maxCount,
    async guard(context, id, act) {
      await (act === 'read' ? findVehicle(context, kind, id) : lockVehicle(context, kind, id))
    },
  }
}
