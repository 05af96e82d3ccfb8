import type { RepairOrderInput } from '#contract/repair-orders/repair-order-input.ts'
import { saveTypesOfWork } from '#server/features/types-of-work/index.ts'
import type { Context } from '#server/operation/context.ts'

export const saveMarkedTypesOfWork = async (context: Context, input: RepairOrderInput): Promise<void> => {
  if (!context.may('types-of-work.create')) return
  await saveTypesOfWork(
    context,
    input.works.filter(work => work.save_to_the_list),
  )
}
