import type { RepairOrderFromPdf } from '#contract/repair-orders/repair-order-from-pdf.ts'
import { type OdometerUnit, workNameMax } from '#contract/repair-orders/repair-order-input.ts'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import { atTime } from '../form/values/at-time.ts'
import { useOrderDefaults } from '../form/values/order-defaults.ts'
import { emptyWork, type RepairOrderValues } from '../form/values/repair-order-values.ts'
import type { TaxExemptionActs } from '../form/vehicle/use-tax-exemption.ts'
import { chosen } from '../form/vehicle/vehicle-field.tsx'

export interface FindingUse {
  /** Translation key of the button. */
  label: string
  isUsed: boolean
  use: () => void
}

export function useFindings(
  form: RecordForm<RepairOrderValues>,
  now: RepairOrderValues | undefined,
  taxes: TaxExemptionActs,
) {
  const { first_slot, hourly_rate } = useOrderDefaults()
  function set<Name extends keyof RepairOrderValues>(name: Name, value: RepairOrderValues[Name]): void {
    form.antd.setFieldsValue({ [name]: value } as Partial<RepairOrderValues> as Parameters<
      typeof form.antd.setFieldsValue
    >[0])
    form.changed()
  }
  const notes = now?.notes ?? ''
  return {
    vehicle: (vehicle: RepairOrderFromPdf['vehicles'][number]): FindingUse => ({
      label: 'repair-orders.pdf.use',
      isUsed: now?.vehicle?.id === vehicle.id && now.vehicle.kind === vehicle.kind,
      use: () => {
        set('vehicle', chosen(vehicle))
        taxes.proposeFor(chosen(vehicle), now?.vehicle ?? null)
      },
    }),
    dueDate: (day: string): FindingUse => ({
      label: 'repair-orders.pdf.as_due',
      isUsed: now?.due_date === day,
      use: () => set('due_date', day),
    }),
    implementationDate: (day: string): FindingUse => ({
      label: 'repair-orders.pdf.as_implementation',
      isUsed: now?.implementation_date?.startsWith(day) ?? false,
      use: () => set('implementation_date', atTime(day, first_slot)),
    }),
    poNumber: (number: string): FindingUse => ({
      label: 'repair-orders.pdf.use',
      isUsed: now?.po_number === number,
      use: () => set('po_number', number),
    }),
    odometer: (reading: number, unit: OdometerUnit): FindingUse => ({
      label: 'repair-orders.pdf.use',
      isUsed: now?.odometer_in === reading && now.odometer_unit === unit,
      use: () => {
        set('odometer_in', reading)
        set('odometer_unit', unit)
      },
    }),
    engineHours: (hours: number): FindingUse => ({
      label: 'repair-orders.pdf.use',
      isUsed: now?.engine_hours_in === hours,
      use: () => set('engine_hours_in', hours),
    }),
    note: (text: string): FindingUse => ({
      label: 'repair-orders.pdf.to_notes',
      isUsed: notes.includes(text),
      use: () => set('notes', notes ? `${notes}\n${text}` : text),
    }),
    work: (text: string): FindingUse => {
      const name = text.slice(0, workNameMax)
      const works = now?.works ?? []
      return {
        label: 'repair-orders.pdf.as_work',
        isUsed: works.some(work => work.name === name),
        use: () => {
          // Fills an empty row before adding one.
          const free = works.findIndex(work => work.name === '')
          const named = works.map((work, index) => (index === free ? { ...work, name } : work))
          set('works', free === -1 ? [...works, { ...emptyWork(hourly_rate), name }] : named)
        },
      }
    },
  }
}
