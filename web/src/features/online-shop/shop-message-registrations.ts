import { shopMessageEndpoints } from '#contract/online-shop/shop-message-endpoints.ts'
import { onRecordChanged } from '#web/api/record-changes.ts'

// Messages tell of orders. Their page brings this along: no other shows them.
onRecordChanged('parts_order', [shopMessageEndpoints.listShopMessages])
