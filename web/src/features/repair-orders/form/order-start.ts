import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import type { OrderFromPdf } from '#contract/repair-orders/order-from-pdf.ts'
import { vehicleErrand } from '#web/features/vehicles/index.ts'
import { emptyOrder, type OrderValues } from './order-values.ts'

/** What a new order can be started from, given in the state of the navigation: data read out of a PDF, and the PDF. */
export interface OrderStart {
  data?: Partial<Omit<OrderValues, 'attachment_files'>>
  pdf?: File
  /** What was found in it and where, to be shown beside the form. */
  found?: OrderFromPdf
  /** Chosen so far, where the form was left to create its vehicle. */
  files?: File[]
}

/**
 * What a new order begins with; the PDF is its first attachment. Read once: it is gone after the save. Whoever comes back
 * from creating the vehicle finds what was left: a browser gives no files back with the state of a page.
 */
export function useOrderStart() {
  const { pathname, state } = useLocation()
  const [start] = useState(() => {
    const errand = vehicleErrand.comeBack(pathname)
    const given = state as OrderStart
    const {
      data,
      pdf,
      found,
      files = pdf ? [pdf] : [],
    }: OrderStart = given.pdf ? given : (errand?.kept ?? given)
    return {
      values: { ...emptyOrder(), ...data, attachment_files: files },
      pdf,
      found,
      errand: given.pdf ? null : errand,
    }
  })
  return start
}
