import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { customerOption, returnWithCustomer } from '#web/features/customers/index.ts'
import type { SearchOption } from '#web/ui/fields/search-select.tsx'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import type { VehicleValues } from './vehicle-values.ts'

/**
 * Back from creating a customer: what was typed before stands in the form again without a question, with the new
 * customer as the owner. Answers with the owner's name.
 */
export function useReturnedOwner(form: RecordForm<VehicleValues>): SearchOption | undefined {
  const path = useLocation({ select: location => location.pathname })
  const [errand] = useState(() => returnWithCustomer(path))
  const customer = errand?.customer
  const { isAsking } = form.draft
  const isReady = form.initial !== undefined
  const isRestored = useRef(false)
  const latest = useRef(form)
  latest.current = form

  useEffect(() => {
    if (!errand || !isReady) return
    const { antd, draft, changed } = latest.current
    if (isAsking && !isRestored.current) {
      isRestored.current = true
      draft.restore()
    }
    if (!customer) return
    antd.setFieldValue('owner_id', customer.id)
    changed()
  }, [errand, customer, isReady, isAsking])

  return customer && customerOption(customer)
}
