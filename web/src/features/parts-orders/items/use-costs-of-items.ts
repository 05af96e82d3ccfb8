import { useSeesCosts } from '#web/access/use-sees-costs.ts'
import { usePartChoices } from '#web/features/parts/index.ts'
import type { ShownItem } from './use-item-edits.ts'

/** The parts of the items with their costs, by id; none for who may not see costs. */
export const useCostsOfItems = (items: readonly ShownItem[]) =>
  usePartChoices(
    items.map(item => item.inventory.id),
    { isAsked: useSeesCosts() },
  )
