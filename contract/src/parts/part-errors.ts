import { defineErrors } from '../shared/errors.ts'

export const partErrors = defineErrors({
  no_such_part: { status: 404 },
  unknown_part: { status: 422 },
  unknown_category: { status: 422 },
  unknown_brand: { status: 422 },
  unknown_supplier: { status: 422 },
  unknown_unit: { status: 422 },
  part_is_gone: { status: 422 },
  unit_takes_whole_numbers: { status: 422, params: ['unit'] },
  movement_in_the_future: { status: 422 },
  no_such_transaction: { status: 404 },
  transaction_has_no_invoice: { status: 422 },
  sale_not_paid_yet: { status: 422, params: ['date'] },
  labels_too_many: { status: 422, params: ['count', 'max'] },
  labels_none_on_hand: { status: 422 },
  /** The stock number is too long or has characters that Code 128 lacks. */
  labels_no_barcode: { status: 422, params: ['numbers'] },
  /** Reasons not to delete. Extra `orders` or `types_of_work`: up to five, with id and name. */
  part_in_stock: { status: 422, params: ['quantity'] },
  part_has_open_orders: { status: 422, params: ['count'] },
  part_has_deleted_orders: { status: 422, params: ['count'] },
  part_has_open_parts_orders: { status: 422, params: ['count'] },
  part_has_deleted_parts_orders: { status: 422, params: ['count'] },
  part_has_types_of_work: { status: 422, params: ['count'] },
  /** Of a suggested price: a newer receipt replaced it. */
  price_change_replaced: { status: 422 },
  price_change_decided: { status: 422 },
  price_changed_meanwhile: { status: 422 },
})
