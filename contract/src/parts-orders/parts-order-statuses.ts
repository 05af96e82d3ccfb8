export const partsOrderStatuses = [
  'new',
  'in_process',
  'sent',
  'pending_pickup',
  'delivered',
  'canceled',
  'returned',
  'lost',
  'damaged',
] as const
export type PartsOrderStatus = (typeof partsOrderStatuses)[number]

/** Checked out, with the goods still here: they are reserved. From the next status on they are sold. */
const reservingStatuses: readonly PartsOrderStatus[] = ['new', 'in_process', 'pending_pickup']

export const isReserving = (status: PartsOrderStatus): boolean => reservingStatuses.includes(status)

export const deliveryTypes = ['pickup', 'delivery'] as const
export type DeliveryType = (typeof deliveryTypes)[number]

/** Where an order came from: `bs` is the counter, `ecomm` the online shop, which alone sets it. */
export const partsOrderSources = ['bs', 'amazon', 'haulk_depot', 'ecomm'] as const
export type PartsOrderSource = (typeof partsOrderSources)[number]

/** The sources that staff choose from. */
export const enteredSources = ['bs', 'amazon', 'haulk_depot'] as const satisfies readonly PartsOrderSource[]

/** What a part was taken for: an order of parts, or a repair order of the body shop. */
export const collectionTypes = ['parts', 'bs'] as const
