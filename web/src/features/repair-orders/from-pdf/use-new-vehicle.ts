import type { RepairOrderFromPdf } from '#contract/repair-orders/repair-order-from-pdf.ts'
import { vehicleKinds } from '#contract/vehicles/vehicle-shapes.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import type { CreateVehicle } from '../form/vehicle/use-create-vehicle.ts'
import type { FindingUse } from './use-findings.ts'

export function useNewVehicle(findings: RepairOrderFromPdf, create: CreateVehicle) {
  const allowed = useAllowed()
  const kinds = vehicleKinds.filter(kind => allowed(`${kind}s.create`))
  const owner = only(findings.customers.filter(({ id }) => id))
  const uses = (start: Record<string, string | undefined>): FindingUse[] =>
    kinds.map(kind => ({
      label: `repair-orders.pdf.create_${kind}`,
      isUsed: false,
      use: () => create(kind, { ...start, owner_id: owner?.id?.toString() }),
    }))
  return {
    /** With several vehicles, numbers cannot be assigned. */
    ofVin: (vin: string) =>
      uses(
        findings.vins.length === 1
          ? { vin, unit_number: only(findings.unit_numbers)?.value, ...plate() }
          : { vin },
      ),
    ofUnit: (unit_number: string) =>
      uses(findings.unit_numbers.length === 1 ? { unit_number, ...plate() } : { unit_number }),
  }

  function plate() {
    const one = only(findings.license_plates)
    return { license_plate: one?.value, plate_state: one?.state || undefined }
  }
}

const only = <T>([first, ...more]: readonly T[]): T | undefined => (more.length === 0 ? first : undefined)
