/** Passed on from the list. */
const passedOn = ['search', 'category_id', 'supplier_id', 'status', 'for_shop', 'order_by', 'order_type']

/** URL search of a receipt that starts with the list's parts at or below their minimum. */
export const startSearch = (list: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
  only_min_limit: true,
  ...Object.fromEntries(passedOn.filter(name => list[name] !== undefined).map(name => [name, list[name]])),
})

export const isOfLowStock = ({ only_min_limit }: Readonly<Record<string, unknown>>): boolean =>
  ['true', '1'].includes(String(only_min_limit))
