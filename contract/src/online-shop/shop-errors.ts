import { defineErrors } from '../shared/errors.ts'

export const shopErrors = defineErrors({
  shop_key_unknown: { status: 401 },
  shop_key_lacks_scope: { status: 403, params: ['scope'] },
  no_such_shop_key: { status: 404 },
  shop_key_revoked: { status: 422 },
  webhook_address_refused: { status: 422 },
  no_such_shop_message: { status: 404 },
  shop_message_on_its_way: { status: 422 },
  no_such_shop_order: { status: 404 },
  shop_order_differs: { status: 409, params: ['number'] },
  shop_part_unknown: { status: 422, params: ['stock_number'] },
  shop_part_named_twice: { status: 422, params: ['stock_number'] },
  shop_total_differs: { status: 422, params: ['total'] },
})
