import { z } from 'zod'
import { maxOrderCharges, orderChargeInput } from '../charges/order-charge.ts'
import { taxRate } from '../company/tax-rate.ts'
import { partPrice } from '../parts/part-price.ts'
import { quantity } from '../parts/quantity.ts'
import { priceSources } from '../prices/price-of.ts'
import { duration } from '../shared/duration.ts'
import {
  date,
  hourlyRate,
  id,
  isRecord,
  localDateTime,
  numberUpTo,
  optionalText,
  requiredText,
  version,
} from '../shared/fields.ts'
import { attachmentRules, type UploadRules } from '../shared/uploads.ts'

export const maxPartRows = 30
export const maxWorks = 100
export const discountMax = 99
export const workNameMax = 255
export const notesMax = 5000
export const poNumberMax = 40
export const odometerMax = 9_999_999
export const engineHoursMax = 999_999.9
export const odometerUnits = ['mi', 'km'] as const
export type OdometerUnit = (typeof odometerUnits)[number]
export const findings = ['complaint', 'cause', 'correction'] as const
export const findingMax = 2000
export const repairOrderAttachmentRules: UploadRules = { ...attachmentRules, maxCount: 50 }

/** 0 or 1 on the wire; true and false are accepted. */
const flag = z
  .union([z.literal(0), z.literal(1), z.boolean()])
  .transform(value => value === true || value === 1)

/** `id` and its alias `inventory_id` are the part's, so a row that was read can be sent back. */
const partRow = z
  .object({
    id: id.nullish(),
    inventory_id: id.nullish(),
    quantity,
    /** Typed where `price_source` says so, else what the server found. */
    price: partPrice.optional(),
    /**
     * `typed`: `price` is charged, by `orders-bs.override-price`. Another one: a typed price is taken back, by the same
     * right. Absent: the row keeps its price.
     */
    price_source: z.enum(priceSources).optional(),
  })
  .refine(row => row.id || row.inventory_id, {
    path: ['id'],
    params: { code: 'validate__required' },
    when: isRecord,
  })
  .refine(row => row.price_source !== 'typed' || row.price !== undefined, {
    path: ['price'],
    params: { code: 'validate__required' },
    when: isRecord,
  })
  .transform(({ id, inventory_id, ...row }) => ({ ...row, part_id: (inventory_id ?? id) as number }))

const work = z.object({
  /** The row's id in this order; absent for a new row. */
  id: id.nullish(),
  /** The saved type of work that it was copied from. */
  type_of_work_id: id.nullish(),
  name: requiredText(workNameMax),
  complaint: optionalText(findingMax),
  cause: optionalText(findingMax),
  correction: optionalText(findingMax),
  hourly_rate: hourlyRate,
  duration,
  /** 1: also saves it as a type of work, unless one has the name. */
  save_to_the_list: flag.default(false),
  inventories: z.array(partRow).max(maxPartRows).default([]),
  /** Absent: the row keeps those that it has. */
  charges: z.array(orderChargeInput).max(maxOrderCharges).optional(),
})

/** Parts of an incomplete order, by position; null for an invalid row. */
export const repairOrderPartRows = z.object({
  types_of_work: z.array(
    z
      .object({ id: id.nullish().catch(null), inventories: z.array(partRow.nullable().catch(null)) })
      .catch({ id: null, inventories: [] }),
  ),
})

/** Tax rates of an incomplete order. */
export const repairOrderTaxes = z.object({
  tax_labor: taxRate.optional().catch(undefined),
  tax_inventory: taxRate.optional().catch(undefined),
})

const works = z.array(work).min(1).max(maxWorks)

/**
 * Of create, update and restore-update, as JSON or as a form with `attachment_files`. One of truck_id and
 * trailer_id. `typeOfWork` is an alias of `types_of_work`.
 */
export const repairOrderInput = z
  .object({
    truck_id: id.nullish(),
    trailer_id: id.nullish(),
    types_of_work: works.optional(),
    typeOfWork: works.optional(),
    /** Of the whole order. Absent: it keeps those that it has; a new one gets the automatic ones either way. */
    charges: z.array(orderChargeInput).max(maxOrderCharges).optional(),
    discount: numberUpTo(discountMax, 1).default(0),
    /** The company settings limit the decimals, one by default. */
    tax_labor: taxRate.default(0),
    tax_inventory: taxRate.default(0),
    due_date: date,
    /** In the caller's time zone. */
    implementation_date: localDateTime,
    mechanic_id: id,
    /** The customer's purchase order or authorization number. */
    po_number: optionalText(poNumberMax),
    odometer_in: z.number().int().min(0).max(odometerMax).nullable().default(null),
    odometer_unit: z.enum(odometerUnits).default('mi'),
    /** At most one decimal. */
    engine_hours_in: numberUpTo(engineHoursMax, 1).nullable().default(null),
    notes: optionalText(notesMax),
    /** 1: all parts get their current price; 0: rows keep their price. */
    need_to_update_prices: flag.default(false),
    /** 1, on create: the first of `attachment_files` is the PDF that the order was started from. */
    from_pdf: flag.default(false),
    version,
  })
  .refine(order => order.truck_id || order.trailer_id, {
    path: ['truck_id'],
    params: { code: 'validate__required' },
    when: isRecord,
  })
  .refine(order => !(order.truck_id && order.trailer_id), {
    path: ['trailer_id'],
    params: { code: 'validate__one_vehicle' },
    when: isRecord,
  })
  .refine(order => order.types_of_work ?? order.typeOfWork, {
    path: ['types_of_work'],
    params: { code: 'validate__required' },
    when: isRecord,
  })
  .transform(({ truck_id, trailer_id, types_of_work, typeOfWork, ...rest }) => ({
    ...rest,
    vehicle: truck_id
      ? ({ kind: 'truck', id: truck_id } as const)
      : ({ kind: 'trailer', id: trailer_id! } as const),
    works: (types_of_work ?? typeOfWork)!,
  }))

export type RepairOrderPayload = z.input<typeof repairOrderInput>
export type RepairOrderInput = z.output<typeof repairOrderInput>
