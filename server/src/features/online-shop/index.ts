export { readShopOrder } from './shop-orders.ts'
export { tellSource } from './tell-source.ts'
