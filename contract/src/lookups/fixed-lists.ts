/** Titles are `lookups.<list>.<key>` in the caller's language. */
export const packageTypes = ['carrier_box', 'customer_packaging', 'pallet', 'tube', 'envelope'] as const
export type PackageType = (typeof packageTypes)[number]

export const deliveryMethods = ['ups', 'fedex', 'usps', 'ltl_freight', 'own_delivery'] as const

export const activityStatuses = ['active', 'inactive', 'pending'] as const

export const contactTypes = ['private', 'business', 'dealer', 'fleet', 'insurance'] as const

/** `offers` to `delivered` are read from an earlier product, never written. */
export const orderStatuses = [
  'new',
  'in_process',
  'finished',
  'deleted',
  'offers',
  'assigned',
  'pickedup',
  'delivered',
] as const

export const billStatuses = ['billed', 'not_billed'] as const
export const payStatuses = ['paid', 'not_paid'] as const
export const overdueStatuses = ['overdue', 'not_overdue'] as const
export const reviewStatuses = ['reviewed', 'not_reviewed'] as const

export const ticketStatuses = [
  { id: 1, name: 'new', color: 'red' },
  { id: 2, name: 'in_process', color: 'teal' },
  { id: 3, name: 'resolved', color: 'green' },
  { id: 4, name: 'closed', color: 'black' },
] as const

export const damageCodes = [
  { id: 1, code: 'B', name: 'bent' },
  { id: 2, code: 'BR', name: 'broken' },
  { id: 3, code: 'C', name: 'cut' },
  { id: 4, code: 'CH', name: 'chipped' },
  { id: 5, code: 'CR', name: 'cracked' },
  { id: 6, code: 'D', name: 'dented' },
  { id: 7, code: 'G', name: 'gouged' },
  { id: 8, code: 'L', name: 'loose' },
  { id: 9, code: 'M', name: 'missing' },
  { id: 10, code: 'R', name: 'rubbed' },
  { id: 11, code: 'RU', name: 'rusted' },
  { id: 12, code: 'S', name: 'scratched' },
  { id: 13, code: 'T', name: 'torn' },
  { id: 14, code: 'O', name: 'other' },
] as const
