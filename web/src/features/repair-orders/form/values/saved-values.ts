import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
import { type RatesOfWork, rateOfType, workRate } from '#contract/repair-orders/work-rate.ts'
import type { TypeOfWorkChoice } from '#contract/types-of-work/type-of-work.ts'
import { chargeOfType, savedCharge } from '#web/features/charges/index.ts'
import { addQuantities, emptyPartRow } from '#web/features/parts/index.ts'
import { newKey, partKey, type RepairOrderValues, type WorkValues, workKey } from './repair-order-values.ts'

export function toValues(order: RepairOrder): RepairOrderValues {
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
        // No proposal for a saved order.
        tax_exempt_until: null,
        without_charges: false,
        hourly_rate: order.customer_rate,
      },
    },
    works: order.typeOfWork.map(work => ({
      key: workKey(work.id),
      id: work.id,
      type_of_work_id: work.type_of_work_id,
      name: work.name,
      complaint: work.complaint,
      cause: work.cause,
      correction: work.correction,
      hourly_rate: work.hourly_rate,
      saved_rate: { rate: work.hourly_rate, source: work.rate_source },
      duration: work.duration,
      save_to_the_list: false,
      charges: work.charges.map(savedCharge),
      parts:
        work.inventories.length === 0
          ? [{ ...emptyPartRow(), key: `no-part-${work.id}` }]
          : work.inventories.map((row, index) => ({
              key: partKey(work.id, row.inventory_id, index),
              part: { id: row.inventory_id, name: row.name, stock_number: row.stock_number, unit: row.unit },
              quantity: row.quantity,
              price: row.price,
              price_source: row.price_source,
            })),
    })),
    charges: order.charges.map(savedCharge),
    discount: order.discount,
    tax_labor: order.tax_labor,
    tax_inventory: order.tax_inventory,
    due_date: order.due_date,
    implementation_date: order.implementation_date,
    mechanic_id: order.mechanic?.id ?? null,
    po_number: order.po_number,
    odometer_in: order.odometer_in,
    odometer_unit: order.odometer_unit,
    engine_hours_in: order.engine_hours_in,
    notes: order.notes,
    attachment_files: [],
  }
}

/** Names of the parts whose quantity grows when this saved type of work is chosen. */
export const partsAddedTo = (work: WorkValues, choice: TypeOfWorkChoice): string[] =>
  work.type_of_work_id === choice.id
    ? []
    : work.parts.flatMap(({ part }) =>
        part && choice.inventories.some(row => row.inventory_id === part.id) ? [part.name] : [],
      )

/** Fills from a saved type of work and adds its parts to those in the row; choosing it again adds nothing. */
export function filledFrom(
  work: WorkValues,
  choice: TypeOfWorkChoice,
  usual: Pick<RatesOfWork, 'customer' | 'company'> = { customer: null, company: null },
): WorkValues {
  const typeRate = rateOfType(choice)
  const present = work.parts.filter(row => row.part !== null)
  const isSecondTime = work.type_of_work_id === choice.id
  const more = (id: number) =>
    isSecondTime ? 0 : (choice.inventories.find(row => row.inventory_id === id)?.quantity ?? 0)
  const parts = [
    ...present.map(row => ({ ...row, quantity: addQuantities(row.quantity, more(row.part!.id)) })),
    ...choice.inventories
      .filter(row => !present.some(({ part }) => part!.id === row.inventory_id))
      .map(row => ({
        key: newKey(),
        part: { id: row.inventory_id, name: row.name, stock_number: row.stock_number, unit: row.unit },
        quantity: row.quantity,
        price: row.price,
      })),
  ]
  return {
    ...work,
    type_of_work_id: choice.id,
    name: choice.name,
    hourly_rate: workRate({ ...usual, type_of_work: typeRate }).rate,
    type_rate: typeRate,
    duration: choice.duration,
    save_to_the_list: false,
    parts: parts.length > 0 ? parts : [emptyPartRow()],
    charges: isSecondTime ? work.charges : [...work.charges, ...choice.charges.map(chargeOfType)],
  }
}
