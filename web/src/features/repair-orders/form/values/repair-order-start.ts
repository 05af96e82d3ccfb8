import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import type { OrderDefaults } from '#contract/company/order-defaults.ts'
import type { RepairOrderFromPdf } from '#contract/repair-orders/repair-order-from-pdf.ts'
import { vehicleReturnFlow } from '#web/features/vehicles/index.ts'
import { atTime } from './at-time.ts'
import { newRepairOrder } from './order-defaults.ts'
import type { ChosenVehicle, RepairOrderValues } from './repair-order-values.ts'
import { taxesOf } from './tax-exemption.ts'

/** Passed in the navigation state to start a new order. */
export interface RepairOrderStart {
  data?: Partial<Omit<RepairOrderValues, 'attachment_files'>>
  pdf?: File
  /** Findings of the PDF with their positions, shown next to the form. */
  findings?: RepairOrderFromPdf
  /** Files chosen before the form was left to create its vehicle. */
  files?: File[]
}

/**
 * The start values of a new order; the PDF is its first attachment. Read once, because saving clears the navigation
 * state. After creating the vehicle they come from the return flow.
 */
export function useRepairOrderStart(vehicle: ChosenVehicle | undefined, defaults: OrderDefaults) {
  const { pathname, state } = useLocation()
  const [start] = useState(() => {
    const returnFlow = vehicleReturnFlow.comeBack(pathname)
    const given = state as RepairOrderStart
    const {
      data,
      pdf,
      findings,
      files = pdf ? [pdf] : [],
    }: RepairOrderStart = given.pdf ? given : (returnFlow?.kept ?? given)
    return {
      values: startValues(defaults, { ...(vehicle && { vehicle }), ...data, attachment_files: files }),
      pdf,
      findings,
      returnFlow: given.pdf ? null : returnFlow,
    }
  })
  return start
}

function startValues(defaults: OrderDefaults, given: Partial<RepairOrderValues>): RepairOrderValues {
  const values = { ...newRepairOrder(defaults, given.vehicle), ...given }
  const { implementation_date: planned } = values
  return {
    ...values,
    ...taxesOf(values.vehicle, values),
    // A PDF rarely has a time.
    implementation_date: planned && atTime(planned, defaults.first_slot),
  }
}
