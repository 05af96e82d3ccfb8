import type { OdometerUnit } from '#contract/repair-orders/repair-order-input.ts'
import { findings } from '#contract/repair-orders/repair-order-input.ts'
import type { RateSource } from '#contract/repair-orders/work-rate.ts'
import type { VehicleKind } from '#contract/vehicles/vehicle-shapes.ts'
import type { ChargeRowValues } from '#web/features/charges/index.ts'
import { emptyPartRow, type PartRowValues } from '#web/features/parts/index.ts'

export interface RepairOrderValues {
  vehicle: ChosenVehicle | null
  works: WorkValues[]
  /** Of the whole order, without the automatic ones of a new order that are not waived. */
  charges: ChargeRowValues[]
  discount: number | null
  tax_labor: number | null
  tax_inventory: number | null
  due_date: string | null
  implementation_date: string | null
  mechanic_id: number | null
  po_number: string
  odometer_in: number | null
  odometer_unit: OdometerUnit
  engine_hours_in: number | null
  notes: string
  attachment_files: File[]
}

export interface ChosenVehicle {
  id: number
  kind: VehicleKind
  vin: string
  unit_number: string
  make: string
  model: string
  year: number
  owner: {
    name: string
    company_name: string
    phone: string | null
    phone_extension: string | null
    /** The last day of a tax exemption; null without one and for a saved order. */
    tax_exempt_until: string | null
    /** Whether a new order gets no automatic charges. Old drafts lack it. */
    without_charges?: boolean
    /** Of the customer, in dollars; null: that of the company. Old drafts lack it. */
    hourly_rate?: number | null
  }
}

export interface WorkValues {
  /** Stable while shown; a saved row gets the same key each time it is read. */
  key: string
  /** Null: not saved yet. */
  id: number | null
  type_of_work_id: number | null
  name: string
  complaint: string
  cause: string
  correction: string
  hourly_rate: number | null
  /** Of the chosen type of work; null or absent: none of its own. */
  type_rate?: number | null
  /** The rate as saved, with its source. */
  saved_rate?: { rate: number; source: RateSource | null }
  duration: string
  save_to_the_list: boolean
  parts: PartRowValues[]
  charges: ChargeRowValues[]
}

export const newKey = () => crypto.randomUUID()

export const workKey = (workId: number) => `work-${workId}`
export const partKey = (workId: number, partId: number, index: number) => `part-${workId}-${partId}-${index}`

export const emptyWork = (hourlyRate: number | null = null): WorkValues => ({
  key: newKey(),
  id: null,
  type_of_work_id: null,
  name: '',
  complaint: '',
  cause: '',
  correction: '',
  hourly_rate: hourlyRate,
  duration: '',
  save_to_the_list: false,
  parts: [emptyPartRow()],
  charges: [],
})

export const emptyRepairOrder = (): RepairOrderValues => ({
  vehicle: null,
  works: [emptyWork()],
  charges: [],
  discount: null,
  tax_labor: null,
  tax_inventory: null,
  due_date: null,
  implementation_date: null,
  mechanic_id: null,
  po_number: '',
  odometer_in: null,
  odometer_unit: 'mi',
  engine_hours_in: null,
  notes: '',
  attachment_files: [],
})

/** Whether it has nothing but the shop's hourly rate. */
export const isBlank = (work: WorkValues, hourlyRate: number | null): boolean =>
  work.name === '' &&
  !hasFindings(work) &&
  work.duration === '' &&
  (work.hourly_rate === null || work.hourly_rate === hourlyRate) &&
  work.charges.length === 0 &&
  work.parts.every(row => row.part === null)

/** Old drafts lack these fields. */
export const hasFindings = (work: WorkValues): boolean => findings.some(name => Boolean(work[name]))
