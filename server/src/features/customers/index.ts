export { customerMatches, customerNameMatches } from './customer-search.ts'
export { importCustomers } from './import-customers.ts'
export { ownersByName } from './owners-by-name.ts'
export { readRecentOrders } from './recent-orders.ts'
