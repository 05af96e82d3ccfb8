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

/** Checked out, with parts reserved and not yet sold. */
const reservingStatuses: readonly PartsOrderStatus[] = ['new', 'in_process', 'pending_pickup']

export const isReserving = (status: PartsOrderStatus): boolean => reservingStatuses.includes(status)

export const deliveryTypes = ['pickup', 'delivery'] as const
export type DeliveryType = (typeof deliveryTypes)[number]

/** `bs` is the counter. `ecomm`, the online shop, is set only by its integration. */
export const partsOrderSources = ['bs', 'amazon', 'haulk_depot', 'ecomm'] as const
export type PartsOrderSource = (typeof partsOrderSources)[number]

export const enteredSources = ['bs', 'amazon', 'haulk_depot'] as const satisfies readonly PartsOrderSource[]

/** `bs`: a repair order of the body shop. */
export const collectionTypes = ['parts', 'bs'] as const
