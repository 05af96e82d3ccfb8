export { customerMatches, customerNameMatches } from './customer-search.ts'
export { readRecentOrders } from './recent-orders.ts'
export { isTaxExempt } from './tax-exemption-queries.ts'
