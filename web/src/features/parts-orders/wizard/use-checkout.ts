import { useState } from 'react'
import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import type { ErrorEntry } from '#contract/shared/errors.ts'
import { refusalIn } from '#web/api/api-failure.ts'
import { useWrite } from '#web/api/hooks.ts'
import { notify, type Outcome } from '#web/shell/notices.ts'
import { showRefusal } from '#web/ui/actions/show-refusal.ts'

interface CheckoutOptions {
  orderId: number
  /** Resolves to whether everything is saved. */
  saveAll: () => Promise<boolean>
  onRefused: (entries: readonly ErrorEntry[]) => void
  onDone: () => void
}

export const checkedOut = ({ order_number }: PartsOrder): Outcome => ({
  description: 'parts-orders.wizard.checked_out',
  params: { order_number },
})

export function useCheckout({ orderId, saveAll, onRefused, onDone }: CheckoutOptions) {
  const checkout = useWrite(partsOrderEndpoints.checkoutPartsOrder, {
    changes: 'parts_order',
    quiet: [404, 409, 422],
  })
  const [isBusy, setBusy] = useState(false)
  return { isBusy, checkOut }

  async function checkOut() {
    if (isBusy) return
    setBusy(true)
    try {
      if (!(await saveAll())) return
      const { data } = await checkout.mutateAsync({ params: { id: orderId } })
      notify.done(checkedOut(data))
      onDone()
    } catch (failure) {
      showRefusal(failure)
      const refusal = refusalIn(failure)
      if (refusal?.status === 422) onRefused(refusal.entries)
    } finally {
      setBusy(false)
    }
  }
}
