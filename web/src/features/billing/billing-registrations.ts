import { onRecordChanged } from '#web/api/record-changes.ts'
import { orderCalls } from './for-lists/order-calls.ts'

onRecordChanged('repair_order', [orderCalls.repair_order.readPaymentLink])
onRecordChanged('parts_order', [orderCalls.parts_order.readPaymentLink])
