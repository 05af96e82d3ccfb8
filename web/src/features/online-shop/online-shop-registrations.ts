import { shopKeyEndpoints } from '#contract/online-shop/shop-key-endpoints.ts'
import { onRecordChanged } from '#web/api/record-changes.ts'

// Keys are settings; messages tell of orders.
onRecordChanged('company', [shopKeyEndpoints.listShopKeys])
onRecordChanged('parts_order', [shopKeyEndpoints.listShopMessages])
