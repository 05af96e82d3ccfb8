import type { CategoryChoice } from '#contract/catalogue/catalogue-endpoints.ts'

/** A category as a select option: its name, with its place in the tree below. */
export const categoryOption = (category: CategoryChoice) => ({
  value: category.id,
  label: category.name,
  ...(category.depth > 0 ? { subtitle: category.path } : {}),
})
