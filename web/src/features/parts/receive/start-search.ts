/** What the list was filtered and sorted by. */
const passedOn = ['search', 'category_id', 'supplier_id', 'status', 'for_shop', 'order_by', 'order_type']

/** The address of an invoice that begins with the parts of a list of those at or below their minimum. */
export const startSearch = (list: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
  only_min_limit: true,
  ...Object.fromEntries(passedOn.filter(name => list[name] !== undefined).map(name => [name, list[name]])),
})

/** Whether the list, or the invoice begun from it, is of these. */
export const isOfLowStock = ({ only_min_limit }: Readonly<Record<string, unknown>>): boolean =>
  ['true', '1'].includes(String(only_min_limit))
