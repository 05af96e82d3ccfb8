import { shopMessageEndpoints } from '#contract/online-shop/shop-message-endpoints.ts'
import { onRecordChanged } from '#web/api/record-changes.ts'

// Registered with their page, the only one that shows them.
onRecordChanged('parts_order', [shopMessageEndpoints.listShopMessages])
