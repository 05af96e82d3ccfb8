export { billedRepairOrders } from './billed-repair-orders.ts'
export { repairOrderLink } from './repair-order-link.ts'
