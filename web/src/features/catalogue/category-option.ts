import type { CategoryChoice } from '#contract/catalogue/catalogue-endpoints.ts'

/** How a category stands in a select: its name, and below it where in the tree it is. */
export const categoryOption = (category: CategoryChoice) => ({
  value: category.id,
  label: category.name,
  ...(category.depth > 0 ? { second: category.path } : {}),
})
