import { useLocation } from '@tanstack/react-router'
import type { RepairOrderFromPdf } from '#contract/repair-orders/repair-order-from-pdf.ts'
import { type VehicleKind, vehicleKinds } from '#contract/vehicles/vehicle-shapes.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { vehicleReturnFlow } from '#web/features/vehicles/index.ts'
import { useGo } from '#web/shell/use-go.ts'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import type { RepairOrderStart } from '../form/values/repair-order-start.ts'
import type { RepairOrderValues } from '../form/values/repair-order-values.ts'
import { vehicleListPath } from '../vehicle-path.ts'
import type { FindingUse } from './use-findings.ts'

interface NewVehicleOptions {
  found: RepairOrderFromPdf
  pdf: File | undefined
  form: RecordForm<RepairOrderValues>
}

/** Starts the return flow to create a truck or trailer with data from the PDF. */
export function useNewVehicle({ found, pdf, form }: NewVehicleOptions) {
  const go = useGo()
  const allowed = useAllowed()
  const path = useLocation({ select: location => location.pathname })
  const kinds = vehicleKinds.filter(kind => allowed(`${kind}s.create`))
  const uses = (start: Record<string, string | undefined>): FindingUse[] =>
    kinds.map(kind => ({
      label: `repair-orders.pdf.create_${kind}`,
      isUsed: false,
      use: () => create(kind, start),
    }))
  return {
    /** With several vehicles it is unclear which number belongs to which. */
    ofVin: (vin: string) =>
      uses(
        found.vins.length === 1 ? { vin, unit_number: only(found.unit_numbers)?.value, ...plate() } : { vin },
      ),
    ofUnit: (unit_number: string) =>
      uses(found.unit_numbers.length === 1 ? { unit_number, ...plate() } : { unit_number }),
  }

  function plate() {
    const one = only(found.license_plates)
    return { license_plate: one?.value, plate_state: one?.state || undefined }
  }

  function create(kind: VehicleKind, start: Record<string, string | undefined>) {
    const files = form.antd.getFieldValue('attachment_files') as File[]
    const kept: RepairOrderStart = { found, files, ...(pdf ? { pdf } : {}) }
    void go(`${vehicleListPath[kind]}/create`, {
      search: start,
      state: vehicleReturnFlow.leave(path, kept),
      ignoreBlocker: true,
    })
  }
}

const only = <T>([first, ...more]: readonly T[]): T | undefined => (more.length === 0 ? first : undefined)
