import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import type { OrderFromPdf } from '#contract/repair-orders/order-from-pdf.ts'
import { emptyOrder, type OrderValues } from './order-values.ts'

/** What a new order can be started from, given in the state of the navigation: data read out of a PDF, and the PDF. */
export interface OrderStart {
  data?: Partial<Omit<OrderValues, 'attachment_files'>>
  pdf?: File
  /** What was found in it and where, to be shown beside the form. */
  found?: OrderFromPdf
}

/** What a new order begins with; the PDF is its first attachment. Read once: it is gone after the save. */
export function useOrderStart(): Pick<OrderStart, 'pdf' | 'found'> & { values: OrderValues } {
  const state = useLocation({ select: location => location.state as OrderStart })
  const [start] = useState(() => ({
    values: { ...emptyOrder(), ...state.data, attachment_files: state.pdf ? [state.pdf] : [] },
    pdf: state.pdf,
    found: state.found,
  }))
  return start
}
