import { useLocation } from '@tanstack/react-router'
import { useCallback, useRef, useState } from 'react'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { lineAmount } from '#contract/shared/money.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { focusOnceThere } from '#web/shell/focus/focus-soon.ts'
import { firstFocusable } from '#web/shell/focus/focusable.ts'
import { useGoOnce } from '#web/shell/use-go.ts'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import { useComeBack } from '#web/ui/form/save/use-come-back.ts'
import { partReturnFlow } from '../created-part.ts'
import type { ReceiptValues } from './receipt-values.ts'

/**
 * Creates a part during a receipt; stable between renders. It is purchased with its own form, so it gets no
 * row: its cost counts towards the invoice.
 */
export function useNewPart(form: RecordForm<ReceiptValues>): ((typed: string) => void) | undefined {
  const go = useGoOnce()
  const path = useLocation({ select: location => location.pathname })
  const mayCreate = useAllowed()(partEndpoints.createPart)
  const [returnFlow] = useState(() => partReturnFlow.comeBack(path))
  useComeBack(form, returnFlow, ({ id, name, on_hand, average_cost }) => {
    const before: ReceiptValues['new_parts'] = form.antd.getFieldValue('new_parts') ?? []
    const amount = lineAmount({ price: average_cost ?? 0, quantity: on_hand })
    // A restored draft may return it a second time.
    form.antd.setFieldValue('new_parts', [...before.filter(part => part.id !== id), { id, name, amount }])
    focusOnceThere(() => firstFocusable(document.querySelector('main form .rb-part-picker')))
  })
  const latest = useRef({ form, go, path })
  latest.current = { form, go, path }
  const create = useCallback((typed: string) => {
    const { form, go, path } = latest.current
    const { supplier_id, invoice_number, date } = form.antd.getFieldsValue(true) as ReceiptValues
    void go('/parts/create', {
      search: {
        ...(typed && named(typed)),
        supplier_id: supplier_id ?? undefined,
        invoice_number: invoice_number || undefined,
        date: date ?? undefined,
      },
      state: partReturnFlow.leave(path),
    })
  }, [])
  return mayCreate ? create : undefined
}

/** One word with a digit is an article number; anything else is a name. */
const named = (typed: string) => (/^\S*\d\S*$/.test(typed) ? { article_number: typed } : { name: typed })
