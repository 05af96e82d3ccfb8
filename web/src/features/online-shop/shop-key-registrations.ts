import { shopKeyEndpoints } from '#contract/online-shop/shop-key-endpoints.ts'
import { onRecordChanged } from '#web/api/record-changes.ts'

// Keys are settings. Registered with their page, the only one that shows them.
onRecordChanged('company', [shopKeyEndpoints.listShopKeys])
