import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import type { RepairOrderFromPdf } from '#contract/repair-orders/repair-order-from-pdf.ts'
import { vehicleReturnFlow } from '#web/features/vehicles/index.ts'
import { type ChosenVehicle, emptyRepairOrder, type RepairOrderValues } from './repair-order-values.ts'

/** What a new order can be started from, passed in the navigation state: data read from a PDF, and the PDF. */
export interface RepairOrderStart {
  data?: Partial<Omit<RepairOrderValues, 'attachment_files'>>
  pdf?: File
  /** The findings with their positions, shown beside the form. */
  found?: RepairOrderFromPdf
  /** The files chosen so far, if the form was left to create its vehicle. */
  files?: File[]
}

/**
 * The start values of a new order; the PDF is its first attachment. Read once: it is gone after the save. Coming back
 * from creating the vehicle restores what was left: a browser does not restore files with the state of a page.
 */
export function useRepairOrderStart(vehicle: ChosenVehicle | undefined) {
  const { pathname, state } = useLocation()
  const [start] = useState(() => {
    const returnFlow = vehicleReturnFlow.comeBack(pathname)
    const given = state as RepairOrderStart
    const {
      data,
      pdf,
      found,
      files = pdf ? [pdf] : [],
    }: RepairOrderStart = given.pdf ? given : (returnFlow?.kept ?? given)
    return {
      values: { ...emptyRepairOrder(), ...(vehicle && { vehicle }), ...data, attachment_files: files },
      pdf,
      found,
      returnFlow: given.pdf ? null : returnFlow,
    }
  })
  return start
}
