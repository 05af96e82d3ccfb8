import { afterRecordRead } from '#web/api/record-changes.ts'
import { orderCalls } from './for-lists/order-calls.ts'

afterRecordRead('repair_order', [orderCalls.repair_order.readPaymentLink])
afterRecordRead('parts_order', [orderCalls.parts_order.readPaymentLink])
