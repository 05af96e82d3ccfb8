import type { OrderCharge } from '#contract/charges/order-charge.ts'
import type { RepairOrder, RepairOrderPart, RepairOrderWork } from '#contract/repair-orders/repair-order.ts'
import { findings } from '#contract/repair-orders/repair-order-input.ts'
import { toUnixSeconds } from '#contract/shared/dates.ts'
import { formatDollars } from '#contract/shared/money.ts'
import { chargeInHistory } from '#server/features/charges/index.ts'
import type { Context } from '#server/operation/context.ts'
import { type Change, changesBetween } from '#server/operation/history.ts'

const label = (name: string) => `repair-orders.changes.${name}`

export const repairOrderChanges = (context: Context, before: RepairOrder, after: RepairOrder): Change[] => [
  ...changesBetween(plain(context, before), plain(context, after), [
    { field: 'vehicle', label: label('vehicle') },
    { field: 'customer', label: label('customer') },
    { field: 'mechanic', label: label('mechanic') },
    { field: 'implementation_date', label: label('implementation_date'), as: 'moment' },
    { field: 'due_date', label: label('due_date'), as: 'date' },
    { field: 'discount', label: label('discount'), as: 'percent' },
    { field: 'tax_labor', label: label('tax_labor'), as: 'percent' },
    { field: 'tax_inventory', label: label('tax_inventory'), as: 'percent' },
    { field: 'po_number', label: label('po_number') },
    { field: 'odometer', label: label('odometer'), as: 'measure' },
    { field: 'engine_hours', label: label('engine_hours') },
    { field: 'notes', label: label('notes') },
  ]),
  ...workChanges(before.typeOfWork, after.typeOfWork),
  ...partChanges(before.typeOfWork, after.typeOfWork),
  ...chargeChanges(before, after),
  ...changesBetween({ total: before.total_amount }, { total: after.total_amount }, [
    { field: 'total', label: label('total'), as: 'money' },
  ]),
]

const plain = (context: Context, order: RepairOrder) => ({
  vehicle: `${order.vehicle.unit_number} (${order.vehicle.vin})`,
  customer: order.customer.full_name,
  mechanic: order.mechanic?.full_name ?? null,
  implementation_date: toUnixSeconds(context.timezone, order.implementation_date),
  due_date: order.due_date,
  discount: order.discount,
  tax_labor: order.tax_labor,
  tax_inventory: order.tax_inventory,
  po_number: order.po_number,
  odometer:
    order.odometer_in === null ? null : `${order.odometer_in} repair-orders.web.${order.odometer_unit}`,
  engine_hours: order.engine_hours_in,
  notes: order.notes,
})

/** Rows with the same id are the same type of work. */
function workChanges(before: RepairOrderWork[], after: RepairOrderWork[]): Change[] {
  const was = new Map(before.map(work => [work.id, work]))
  const is = new Set(after.map(work => work.id))
  const removed = before
    .filter(work => !is.has(work.id))
    .map(work => ({ label: label('type_of_work'), before: work.name, after: null }))
  const rest = after.flatMap((work): Change[] => {
    const old = was.get(work.id)
    if (!old) return [{ label: label('type_of_work'), before: null, after: work.name }]
    const shown = ({ name, complaint, cause, correction, duration, hourly_rate }: RepairOrderWork) => ({
      name,
      complaint,
      cause,
      correction,
      duration: `${name}: ${duration}`,
      rate: `${name}: ${formatDollars(hourly_rate)}`,
    })
    return changesBetween(shown(old), shown(work), [
      { field: 'name', label: label('type_of_work') },
      ...findings.map(field => ({ field, label: label(field) })),
      ...(old.duration !== work.duration ? [{ field: 'duration', label: label('duration') }] : []),
      ...(old.hourly_rate !== work.hourly_rate ? [{ field: 'rate', label: label('hourly_rate') }] : []),
    ])
  })
  return [...removed, ...rest]
}

/** Rows with the same id are the same charge. */
function chargeChanges(before: RepairOrder, after: RepairOrder): Change[] {
  const was = new Map(chargesOf(before).map(charge => [charge.id, chargeInHistory(charge)]))
  const is = new Map(chargesOf(after).map(charge => [charge.id, chargeInHistory(charge)]))
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter(id => was.get(id) !== is.get(id))
    .map(id => ({ label: label('charge'), before: was.get(id) ?? null, after: is.get(id) ?? null }))
}

const chargesOf = ({ typeOfWork, charges }: RepairOrder): OrderCharge[] => [
  ...typeOfWork.flatMap(work => work.charges),
  ...charges,
]

/** Per part over the whole order: its quantity, or its type of work, and its price. */
function partChanges(before: RepairOrderWork[], after: RepairOrderWork[]): Change[] {
  const was = sumParts(before)
  const is = sumParts(after)
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((id): Change[] => {
    const old = was.get(id)
    const now = is.get(id)
    const isMoved = old?.amount === now?.amount && placesOf(before, id) !== placesOf(after, id)
    const amounts = changesBetween(
      { part: isMoved ? whereIs(before, id) : (old?.amount ?? null) },
      { part: isMoved ? whereIs(after, id) : (now?.amount ?? null) },
      [{ field: 'part', label: label('part') }],
    )
    const prices =
      old && now && old.price !== now.price
        ? [{ label: label('part_price'), before: old.price, after: now.price }]
        : []
    return [...amounts, ...prices]
  })
}

function sumParts(works: RepairOrderWork[]): Map<number, { amount: string; price: string }> {
  const sums = new Map<number, { part: RepairOrderPart; thousandths: number }>()
  for (const part of works.flatMap(work => work.inventories)) {
    const known = sums.get(part.id)
    sums.set(part.id, {
      part,
      thousandths: (known?.thousandths ?? 0) + Math.round(part.quantity * 1000),
    })
  }
  return new Map(
    [...sums].map(([id, { part, thousandths }]) => {
      const title = `${part.stock_number} ${part.name}`
      return [
        id,
        {
          amount: `${title} × ${thousandths / 1000} ${part.unit.name}`,
          price: `${title}: ${formatDollars(part.price)}`,
        },
      ]
    }),
  )
}

/** `SN-1 Brake shoe: Front brakes × 2, Rear brakes × 2` */
function whereIs(works: RepairOrderWork[], partId: number): string {
  const rows = rowsOf(works, partId)
  const { stock_number, name } = rows[0]!.part
  return `${stock_number} ${name}: ${rows.map(({ work, part }) => `${work.name} × ${part.quantity}`).join(', ')}`
}

/** Quantity per type of work, independent of their names and order. */
const placesOf = (works: RepairOrderWork[], partId: number): string =>
  rowsOf(works, partId)
    .map(({ work, part }) => `${work.id} × ${part.quantity}`)
    .sort()
    .join()

const rowsOf = (works: RepairOrderWork[], partId: number) =>
  works.flatMap(work => work.inventories.filter(part => part.id === partId).map(part => ({ work, part })))
