import type { RepairOrderInput } from '#contract/repair-orders/repair-order-input.ts'
import { saveTypeOfWorkTemplate } from '#server/features/types-of-work/index.ts'
import type { Context } from '#server/http/context.ts'

/** Works marked `save_to_the_list` also become saved types of work. */
export async function saveTemplates(context: Context, input: RepairOrderInput): Promise<void> {
  const marked = input.works.filter(work => work.save_to_the_list)
  // By name, so that two saves of the same names wait for each other in turn and never in a circle.
  marked.sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1))
  for (const work of marked) {
    await saveTypeOfWorkTemplate(context, {
      name: work.name,
      duration: work.duration,
      hourly_rate: work.hourly_rate,
      inventories: work.inventories,
    })
  }
}
