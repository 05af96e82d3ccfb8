export { enqueueShopMessage } from './enqueue-shop-message.ts'
export { readShopOrder } from './shop-orders.ts'
