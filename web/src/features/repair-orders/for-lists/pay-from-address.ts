import { useCanGoBack, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { useRead } from '#web/api/hooks.ts'
import { openOverlay } from '#web/shell/overlays.ts'
import { useGo } from '#web/shell/use-go.ts'
import '../overlay-names.ts'

/**
 * Opens the payment dialog for `?pay=12` and removes `pay` from the address, so that reload and Back show the
 * list. After the payment the page before is shown again.
 */
export function usePaymentFromAddress(): void {
  const go = useGo()
  const goesBack = useCanGoBack()
  // Selected alone, so that filters do not render the page again.
  const pay = useSearch({ strict: false, select: (search: { pay?: unknown }) => search.pay })
  const id = Number(pay)
  const isAsked = Number.isInteger(id) && id > 0
  const { data, error, isFetching } = useRead(
    repairOrderEndpoints.getRepairOrder,
    { params: { id } },
    { enabled: isAsked, quiet: [404] },
  )
  // Waits for the refetch: a cached order may be older than its last payment.
  const isRead = pay !== undefined && (!isAsked || (!isFetching && (data ?? error) !== undefined))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what is read
  useEffect(() => {
    if (!isRead) return
    const order = isAsked && !error ? data?.data : undefined
    const without = ({ pay: _, ...search }: Record<string, unknown>) => search
    void go('/orders', { replace: true, search: without, resetScroll: false }).then(() => {
      if (order?.action_scopes.can_create_payment)
        openOverlay('repair-orders.create-payment', { order, goesBack })
    })
  }, [isRead])
}
