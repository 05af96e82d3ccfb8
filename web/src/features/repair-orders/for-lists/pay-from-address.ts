import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { useRead } from '#web/api/hooks.ts'
import { openOverlay } from '#web/shell/overlays.ts'
import { useGo } from '#web/shell/use-go.ts'
import '../overlay-names.ts'

/**
 * Opens the dialog of the payment that the address asks for, once: the address does not keep it, so that a reload and
 * Back show the list alone, as after any other dialog.
 */
export function usePaymentFromAddress(): void {
  const go = useGo()
  // The page is drawn again when this changes, not with every filter.
  const pay = useSearch({ strict: false, select: (search: { pay?: unknown }) => search.pay })
  const id = Number(pay)
  const isAsked = Number.isInteger(id) && id > 0
  const { data, error, isFetching } = useRead(
    repairOrderEndpoints.getRepairOrder,
    { params: { id } },
    { enabled: isAsked, quiet: [404] },
  )
  // What is read already may be older than the last payment.
  const isRead = pay !== undefined && (!isAsked || (!isFetching && (data ?? error) !== undefined))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what is read
  useEffect(() => {
    if (!isRead) return
    const order = isAsked && !error ? data?.data : undefined
    const without = ({ pay: _, ...search }: Record<string, unknown>) => search
    void go('/orders', { replace: true, search: without, resetScroll: false }).then(() => {
      if (order?.action_scopes.can_create_payment) openOverlay('repair-orders.create-payment', { order })
    })
  }, [isRead])
}
