/** The statuses of this product. `orderStatuses` of lookups also has those of an earlier one, for the list's filter. */
export const repairOrderStatuses = ['new', 'in_process', 'finished', 'deleted'] as const
export type RepairOrderStatus = (typeof repairOrderStatuses)[number]

/** Statuses whose parts are reserved and not yet sold. */
export const openStatuses = ['new', 'in_process'] as const satisfies readonly RepairOrderStatus[]
type OpenStatus = (typeof openStatuses)[number]

export const isOpen = (status: RepairOrderStatus): status is OpenStatus =>
  (openStatuses as readonly RepairOrderStatus[]).includes(status)
