import { useLocation } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'
import type { VehicleKind } from '#contract/vehicles/vehicle-shapes.ts'
import { vehicleReturnFlow } from '#web/features/vehicles/index.ts'
import { useGoOnce } from '#web/shell/use-go.ts'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import { vehicleListPath } from '../../vehicle-path.ts'
import type { RepairOrderStart } from '../values/repair-order-start.ts'
import type { RepairOrderValues } from '../values/repair-order-values.ts'

/** `start`: values by field name of the vehicle form. */
export type CreateVehicle = (kind: VehicleKind, start: Record<string, string | undefined>) => void

/** Starts the return flow to create the order's vehicle. The function is stable. */
export function useCreateVehicle(
  form: RecordForm<RepairOrderValues>,
  { findings, pdf }: Pick<RepairOrderStart, 'findings' | 'pdf'>,
): CreateVehicle {
  const go = useGoOnce()
  const path = useLocation({ select: location => location.pathname })
  const latest = useRef({ form, findings, pdf, go, path })
  latest.current = { form, findings, pdf, go, path }
  return useCallback((kind, start) => {
    const { form, findings, pdf, go, path } = latest.current
    const files = form.antd.getFieldValue('attachment_files') as File[]
    const kept: RepairOrderStart = { files, ...(findings ? { findings } : {}), ...(pdf ? { pdf } : {}) }
    void go(`${vehicleListPath[kind]}/create`, {
      search: start,
      state: vehicleReturnFlow.leave(path, kept),
      ignoreBlocker: true,
    })
  }, [])
}
