import { shopKeyEndpoints } from '#contract/online-shop/shop-key-endpoints.ts'
import { onRecordChanged } from '#web/api/record-changes.ts'

// Keys are settings. Their page brings this along: no other shows them.
onRecordChanged('company', [shopKeyEndpoints.listShopKeys])
