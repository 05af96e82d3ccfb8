import type { CategoryChoice } from '#contract/catalogue/catalogue-endpoints.ts'

/** The option's text is the name with its path. */
export const categoryOption = (category: CategoryChoice) => ({
  value: category.id,
  label: category.name,
  ...(category.depth > 0 ? { subtitle: category.path } : {}),
})
