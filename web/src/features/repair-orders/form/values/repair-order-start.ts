import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import type { RepairOrderFromPdf } from '#contract/repair-orders/repair-order-from-pdf.ts'
import { vehicleReturnFlow } from '#web/features/vehicles/index.ts'
import { emptyRepairOrder, type RepairOrderValues } from './repair-order-values.ts'

/** What a new order can be started from, given in the state of the navigation: data read out of a PDF, and the PDF. */
export interface RepairOrderStart {
  data?: Partial<Omit<RepairOrderValues, 'attachment_files'>>
  pdf?: File
  /** What was found in it and where, to be shown beside the form. */
  found?: RepairOrderFromPdf
  /** Chosen so far, where the form was left to create its vehicle. */
  files?: File[]
}

/**
 * What a new order begins with; the PDF is its first attachment. Read once: it is gone after the save. Whoever comes back
 * from creating the vehicle finds what was left: a browser gives no files back with the state of a page.
 */
export function useRepairOrderStart() {
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
      values: { ...emptyRepairOrder(), ...data, attachment_files: files },
      pdf,
      found,
      returnFlow: given.pdf ? null : returnFlow,
    }
  })
  return start
}
