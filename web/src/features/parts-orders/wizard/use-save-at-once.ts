import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import type { PartsOrderPayload } from '#contract/parts-orders/parts-order-input.ts'
import { useWrite } from '#web/api/hooks.ts'
import { showRefusal } from '#web/ui/actions/show-refusal.ts'
import type { Wizard } from './step-types.ts'

/**
 * Saves choices at once, one at a time, without the step name: the server then requires nothing of the step.
 */
export function useSaveAtOnce({ order, took, inTurn }: Wizard) {
  const update = useWrite(partsOrderEndpoints.updatePartsOrder, {
    changes: 'parts_order',
    quiet: [404, 409, 422],
  })
  return (body: PartsOrderPayload): void => {
    inTurn(async () => {
      try {
        took((await update.mutateAsync({ params: { id: order.id }, body })).data)
      } catch (failure) {
        showRefusal(failure)
      }
    })
  }
}
