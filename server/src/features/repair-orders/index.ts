export { billedRepairOrders } from './billing/billed-repair-orders.ts'
export {
  filteredRepairOrders,
  isNarrowed,
  isUnpaidOnly,
  overdueSql,
  owedSql,
  unpaidSql,
} from './list/repair-order-filters.ts'
export { alongRepairOrders } from './list/repair-order-list.ts'
export { repairOrderIsNumbered, repairOrderSearch } from './list/repair-order-search.ts'
export { showDues, sumsDue } from './list/repair-order-summary.ts'
export { seesAllOrders } from './own-repair-orders.ts'
export { repairOrderLink } from './repair-order-link.ts'
