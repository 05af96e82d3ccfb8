export { customerMatches, customerNameMatches } from './customer-search.ts'
export { readRecentOrders } from './recent-orders.ts'
