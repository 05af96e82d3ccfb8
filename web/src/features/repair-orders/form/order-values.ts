import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
import type { RepairOrderPayload } from '#contract/repair-orders/repair-order-input.ts'
import type { TypeOfWorkChoice } from '#contract/types-of-work/type-of-work.ts'
import type { VehicleKind } from '#contract/vehicles/vehicle-shapes.ts'
import { onceForEach } from './once-for-each.ts'

/** What stands in the order's form. */
export interface OrderValues {
  vehicle: ChosenVehicle | null
  works: WorkValues[]
  discount: number | null
  tax_labor: number | null
  tax_inventory: number | null
  due_date: string | null
  implementation_date: string | null
  mechanic_id: number | null
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
  owner: { name: string; company_name: string; phone: string | null; phone_extension: string | null }
}

export interface WorkValues {
  /** Stays with the row while it is on the screen; saved rows have the same one each time they are read. */
  key: string
  /** Of the row in the saved order. */
  id: number | null
  type_of_work_id: number | null
  name: string
  hourly_rate: number | null
  duration: string
  save_to_the_list: boolean
  parts: PartValues[]
}

export interface PartValues {
  key: string
  part: ChosenPart | null
  quantity: number | null
  /** Dollars for one, as when it was added. */
  price: number
}

export interface ChosenPart {
  id: number
  name: string
  stock_number: string
  unit: { name: string; accept_decimals: boolean }
}

const newKey = () => crypto.randomUUID()

export const emptyPart = (): PartValues => ({ key: newKey(), part: null, quantity: null, price: 0 })

/** Rows of a saved order are known by these each time they are read. */
export const workKey = (workId: number) => `work-${workId}`
export const partKey = (workId: number, partId: number, index: number) => `part-${workId}-${partId}-${index}`

/** A new type of work begins with one row for a part. */
export const emptyWork = (): WorkValues => ({
  key: newKey(),
  id: null,
  type_of_work_id: null,
  name: '',
  hourly_rate: null,
  duration: '',
  save_to_the_list: false,
  parts: [emptyPart()],
})

export const emptyOrder = (): OrderValues => ({
  vehicle: null,
  works: [emptyWork()],
  discount: null,
  tax_labor: null,
  tax_inventory: null,
  due_date: null,
  implementation_date: null,
  mechanic_id: null,
  notes: '',
  attachment_files: [],
})

export function toValues(order: RepairOrder): OrderValues {
  const { vehicle, customer } = order
  return {
    vehicle: {
      id: vehicle.id,
      kind: vehicle.vehicle_form,
      vin: vehicle.vin,
      unit_number: vehicle.unit_number,
      make: vehicle.make,
      model: vehicle.model,
      year: vehicle.year,
      owner: {
        name: customer.full_name,
        company_name: customer.company_name,
        phone: customer.phone,
        phone_extension: customer.phone_extension,
      },
    },
    works: order.typeOfWork.map(work => ({
      key: workKey(work.id),
      id: work.id,
      type_of_work_id: work.type_of_work_id,
      name: work.name,
      hourly_rate: work.hourly_rate,
      duration: work.duration,
      save_to_the_list: false,
      parts:
        work.inventories.length === 0
          ? [{ ...emptyPart(), key: `no-part-${work.id}` }]
          : work.inventories.map((row, index) => ({
              key: partKey(work.id, row.inventory_id, index),
              part: { id: row.inventory_id, name: row.name, stock_number: row.stock_number, unit: row.unit },
              quantity: row.quantity,
              price: row.price,
            })),
    })),
    discount: order.discount,
    tax_labor: order.tax_labor,
    tax_inventory: order.tax_inventory,
    due_date: order.due_date,
    implementation_date: order.implementation_date,
    mechanic_id: order.mechanic?.id ?? null,
    notes: order.notes,
    attachment_files: [],
  }
}

/** A saved type of work chosen for a row fills the whole of it. */
export const filledFrom = (work: WorkValues, choice: TypeOfWorkChoice): WorkValues => ({
  ...work,
  type_of_work_id: choice.id,
  name: choice.name,
  hourly_rate: choice.hourly_rate,
  duration: choice.duration,
  save_to_the_list: false,
  parts:
    choice.inventories.length === 0
      ? [emptyPart()]
      : choice.inventories.map(row => ({
          key: newKey(),
          part: { id: row.inventory_id, name: row.name, stock_number: row.stock_number, unit: row.unit },
          quantity: row.quantity,
          price: row.price,
        })),
})

/** Rows that go to the server: with a part, and some of it. */
export const isComplete = (row: PartValues): row is PartValues & { part: ChosenPart; quantity: number } =>
  row.part !== null && row.quantity !== null && row.quantity > 0

export function toBody(values: OrderValues): RepairOrderPayload {
  const { vehicle } = values
  const body = {
    truck_id: vehicle?.kind === 'truck' ? vehicle.id : undefined,
    trailer_id: vehicle?.kind === 'trailer' ? vehicle.id : undefined,
    types_of_work: values.works.map(workBody),
    discount: values.discount ?? undefined,
    tax_labor: values.tax_labor ?? undefined,
    tax_inventory: values.tax_inventory ?? undefined,
    due_date: values.due_date ?? undefined,
    implementation_date: values.implementation_date ?? undefined,
    mechanic_id: values.mechanic_id ?? undefined,
    notes: values.notes ?? '',
  }
  // What is still missing is the server's to say: it is sent as it stands.
  return body as RepairOrderPayload
}

/** Each work is told in the same words while nothing of it changes: an order of 900 rows is asked about at every rest. */
const workBody = onceForEach((work: WorkValues) => ({
  id: work.id ?? undefined,
  type_of_work_id: work.type_of_work_id ?? undefined,
  name: work.name,
  hourly_rate: work.hourly_rate ?? undefined,
  duration: work.duration,
  save_to_the_list: work.save_to_the_list ? 1 : 0,
  inventories: work.parts.filter(isComplete).map(row => ({ id: row.part.id, quantity: row.quantity })),
}))
