import { z } from 'zod'
import { isVehicleTypeId } from '../lookups/vehicle-types.ts'
import { attachment } from '../records/attachments.ts'
import { inputShape, rowShape } from '../records/columns.ts'
import { date, id, isRecord, timestamp, version } from '../shared/fields.ts'
import { pageQuery, searchText } from '../shared/page.ts'
import { tagIds, tagShape } from '../tags/tag-shapes.ts'
import { vehicleColumns } from './vehicle-fields.ts'

export const vehicleKinds = ['truck', 'trailer'] as const
export type VehicleKind = (typeof vehicleKinds)[number]

const vehicleFields = z.object({
  ...inputShape(vehicleColumns.identity),
  ...inputShape(vehicleColumns.listed),
  owner_id: id,
  ...inputShape(vehicleColumns.further),
  tags: tagIds,
  version,
})

const truckFields = vehicleFields.extend({
  type: z
    .number()
    .int()
    .refine(isVehicleTypeId, { params: { code: 'validate__not-in-list' } }),
})

/** Reported together with other errors. */
const hasPlate = z.superRefine<{ license_plate: string; temporary_plate: string }>(
  ({ license_plate, temporary_plate }, context) => {
    if (license_plate || temporary_plate) return
    context.addIssue({ code: 'custom', path: ['license_plate'], params: { code: 'validate__required' } })
  },
  { when: isRecord },
)

export const truckInput = truckFields.check(hasPlate)
export const trailerInput = vehicleFields.check(hasPlate)
export type VehicleInput = z.output<typeof vehicleFields> & { type?: number }

export const vehicleRow = z.object({
  id,
  kind: z.enum(vehicleKinds),
  ...rowShape(vehicleColumns.identity),
  /** Id in `vehicleTypes`; null for a trailer. */
  type: z.number().int().nullable(),
  ...rowShape(vehicleColumns.listed),
  owner_id: id,
  owner_name: z.string(),
  company_name: z.string(),
  tags: z.array(tagShape),
  comments_count: z.number().int(),
  hasRelatedOpenOrders: z.boolean(),
  hasRelatedDeletedOrders: z.boolean(),
  hasRelatedFinishedOrders: z.boolean(),
})
export type VehicleRow = z.infer<typeof vehicleRow>

/** Dollars; null: that of the company, or the caller may not read labor rates. */
const rateOfOwner = z.number().nullable()

export const vehicle = vehicleRow.extend({
  /** Phone, e-mail and tax exemption are null for callers who may not read customers. */
  owner: z.object({
    id,
    first_name: z.string(),
    last_name: z.string(),
    phone: z.string().nullable(),
    phone_extension: z.string().nullable(),
    email: z.string().nullable(),
    /** Last day of a valid tax exemption. */
    tax_exempt_until: date.nullable(),
    /** Whether new orders get no automatic charges. */
    without_charges: z.boolean(),
    hourly_rate: rateOfOwner,
  }),
  /** Read from an earlier product, never set. */
  driver: z.object({ id, full_name: z.string() }).nullable(),
  ...rowShape(vehicleColumns.further),
  attachments: z.array(attachment),
  version: z.number().int(),
  created_at: timestamp,
  updated_at: timestamp,
})
export type Vehicle = z.infer<typeof vehicle>

const vehicleSorts = ['id', 'unit_number', 'vin', 'make', 'year', 'company_name'] as const

export const vehicleListQuery = pageQuery(vehicleSorts).extend({
  /** VIN or its end, unit number, make, model, plate; name, company or phone of the owner. */
  search: searchText,
  customer_id: id.optional(),
  tag_id: id.optional(),
})
export type VehicleListQuery = z.output<typeof vehicleListQuery>

export const sameVinVehicle = z.object({
  id,
  kind: z.enum(vehicleKinds),
  unit_number: z.string(),
  make: z.string(),
  model: z.string(),
  year: z.number().int(),
  owner_name: z.string(),
})
export type SameVinVehicle = z.infer<typeof sameVinVehicle>

export const vehicleShortRow = z.object({
  id,
  kind: z.enum(vehicleKinds),
  ...rowShape(vehicleColumns.identity),
  license_plate: z.string(),
  temporary_plate: z.string(),
  owner: z.object({
    id,
    first_name: z.string(),
    last_name: z.string(),
    company_name: z.string(),
    /** Null for callers who may not read customers. */
    phone: z.string().nullable(),
    phone_extension: z.string().nullable(),
    /** Last day of a valid tax exemption; null for callers who may not read customers. */
    tax_exempt_until: date.nullable(),
    /** Whether new orders get no automatic charges. */
    without_charges: z.boolean(),
    hourly_rate: rateOfOwner,
  }),
})
export type VehicleShortRow = z.infer<typeof vehicleShortRow>
