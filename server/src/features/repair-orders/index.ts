export { billedRepairOrders } from './billed-repair-orders.ts'
export { seesAllOrders } from './own-repair-orders.ts'
export {
  filteredRepairOrders,
  isNarrowed,
  isUnpaidOnly,
  overdueSql,
  owedSql,
  unpaidSql,
} from './repair-order-filters.ts'
export { repairOrderLink } from './repair-order-link.ts'
export { repairOrderIsNumbered, repairOrderSearch } from './repair-order-search.ts'
export { showDues, sumsDue } from './repair-order-summary.ts'
