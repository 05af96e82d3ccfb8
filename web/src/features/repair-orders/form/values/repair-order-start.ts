import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import type { OrderDefaults } from '#contract/company/order-defaults.ts'
import type { RepairOrderFromPdf } from '#contract/repair-orders/repair-order-from-pdf.ts'
import { vehicleReturnFlow } from '#web/features/vehicles/index.ts'
import { atTime } from './at-time.ts'
import { newRepairOrder } from './order-defaults.ts'
import type { ChosenVehicle, RepairOrderValues } from './repair-order-values.ts'
import { taxesOf } from './tax-exemption.ts'

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
export function useRepairOrderStart(vehicle: ChosenVehicle | undefined, defaults: OrderDefaults) {
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
      values: beginning(defaults, { ...(vehicle && { vehicle }), ...data, attachment_files: files }),
      pdf,
      found,
      returnFlow: given.pdf ? null : returnFlow,
    }
  })
  return start
}

function beginning(defaults: OrderDefaults, given: Partial<RepairOrderValues>): RepairOrderValues {
  const values = { ...newRepairOrder(defaults), ...given }
  const { implementation_date: planned } = values
  return {
    ...values,
    ...taxesOf(values.vehicle, values),
    // A PDF tells a day, but hardly ever a time.
    implementation_date: planned && atTime(planned, defaults.first_slot),
  }
}
