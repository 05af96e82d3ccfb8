import i18next from 'i18next'
import { findings } from '#contract/repair-orders/repair-order-input.ts'
import { formatDollars, lineAmount } from '#contract/shared/money.ts'
import type { ChargeRowValues } from '#web/features/charges/index.ts'
import { formatDate } from '#web/ui/text/date-format.ts'
import { nameWithUnit } from '../vehicle-name.ts'
import { workTotal } from './prices/priced-repair-order.ts'
import type { ChosenVehicle, WorkValues } from './values/repair-order-values.ts'

export const conflictLabel = (field: string): string => labels[field] ?? field

const labels: Record<string, string> = {
  vehicle: 'repair-orders.web.vehicle',
  works: 'repair-orders.web.types_of_work',
  charges: 'charges.title',
  discount: 'repair-orders.web.discount_percent',
  tax_labor: 'repair-orders.web.tax_labor_percent',
  tax_inventory: 'repair-orders.web.tax_parts_percent',
  due_date: 'repair-orders.web.due_date',
  implementation_date: 'repair-orders.web.implementation_date',
  mechanic_id: 'repair-orders.web.mechanic',
  po_number: 'repair-orders.web.po_number',
  odometer_in: 'repair-orders.web.odometer',
  odometer_unit: 'repair-orders.web.odometer_unit',
  engine_hours_in: 'repair-orders.web.engine_hours',
  notes: 'repair-orders.web.notes',
}

type Mechanic = { id: number; full_name: string }

export function showConflictValue(
  field: string,
  value: unknown,
  mechanics: readonly (Mechanic | null | undefined)[],
): string {
  if (value === null || value === undefined || value === '') return '-'
  switch (field) {
    case 'vehicle': {
      const vehicle = value as ChosenVehicle
      return nameWithUnit(vehicle)
    }
    case 'works':
      return (value as WorkValues[]).map(workText).join('; ')
    case 'charges':
      return (value as ChargeRowValues[]).map(chargeText).join('; ') || '-'
    case 'due_date':
      return formatDate(value as string, 'date')
    case 'implementation_date':
      return formatDate(value as string, 'client')
    case 'mechanic_id':
      return mechanics.find(mechanic => mechanic?.id === value)?.full_name ?? String(value)
    default:
      return String(value)
  }
}

function workText(work: WorkValues): string {
  const parts = work.parts.map(row => row.part && `${row.quantity ?? 0} × ${row.part.name}`).filter(Boolean)
  return [
    work.name,
    ...findings.map(name => work[name]).filter(Boolean),
    ...parts,
    ...work.charges.map(chargeText),
    formatDollars(workTotal(work)),
  ].join(', ')
}

function chargeText({ name, quantity, price, percent, base, ...row }: ChargeRowValues): string {
  const amount = base
    ? i18next.t(`charges.percent_of.${base}`, { percent })
    : formatDollars(lineAmount({ price: price ?? 0, quantity: quantity ?? 0 }))
  return [
    `${name} ${amount}`,
    row.supplier?.name,
    row.supplier_invoice,
    row.expected_back && formatDate(row.expected_back, 'date'),
    row.cost !== null && `${i18next.t('charges.cost')} ${formatDollars(row.cost)}`,
    row.waived_reason && i18next.t('charges.waived_for', { reason: row.waived_reason }),
  ]
    .filter(Boolean)
    .join(' · ')
}
