import Form from 'antd/es/form'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import type { OfferedCharge } from '#contract/charges/charge.ts'
import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
import type { ErrorEntry } from '#contract/shared/errors.ts'
import type { FormStep } from '#web/ui/form/steps/steps-types.ts'
import { DateText } from '#web/ui/text/date-text.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { totalsOf } from './prices/priced-repair-order.ts'
import { DateStep } from './schedule/date-step.tsx'
import { MechanicStep } from './schedule/mechanic-step.tsx'
import type { RepairOrderValues } from './values/repair-order-values.ts'
import { reservedParts } from './values/reserved-parts.ts'
import type { CreateVehicle } from './vehicle/use-create-vehicle.ts'
import type { TaxExemptionActs } from './vehicle/use-tax-exemption.ts'
import { VehicleLine } from './vehicle/vehicle-line.tsx'
import { VehicleStep } from './vehicle/vehicle-step.tsx'
import { WorksStep } from './works/works-step.tsx'

interface StepsOptions {
  t: TFunction
  order: RepairOrder | undefined
  ownerId: number | undefined
  automatic: readonly OfferedCharge[]
  entries: readonly ErrorEntry[]
  isRevealed: boolean
  disabled: boolean
  taxes: TaxExemptionActs
  onCreateVehicle: CreateVehicle | undefined
}

/** The four steps, with the server parameters of each. */
export function repairOrderSteps({
  t,
  order,
  ownerId,
  automatic,
  taxes,
  onCreateVehicle,
  ...works
}: StepsOptions): FormStep[] {
  const mechanic = order?.mechanic
  return [
    {
      key: 'vehicle',
      title: t('repair-orders.web.vehicle'),
      fields: ['truck_id', 'trailer_id'],
      content: <VehicleStep ownerId={ownerId} onChoose={taxes.proposeFor} onCreate={onCreateVehicle} />,
      summary: (
        <Following fields={['vehicle']}>{values => <VehicleLine vehicle={values.vehicle} />}</Following>
      ),
    },
    {
      key: 'works',
      title: t('repair-orders.web.types_of_work'),
      fields: ['types_of_work', 'charges', 'discount', 'tax_labor', 'tax_inventory', 'due_date'],
      content: (
        <WorksStep
          {...works}
          reserved={reservedParts(order)}
          saved={order?.typeOfWork ?? []}
          orderId={order?.id}
          savedDueDate={order?.due_date}
          onChargeTaxes={taxes.charge}
        />
      ),
      summary: (
        <Following fields={['vehicle', 'works', 'charges']}>
          {values => (
            <div className="rb-step-note">
              {(values.works ?? [])
                .map(work => work.name)
                .filter(Boolean)
                .join(', ')}{' '}
              · <Money value={totalsOf(values, automatic).total} />
            </div>
          )}
        </Following>
      ),
    },
    {
      key: 'date',
      title: t('repair-orders.web.implementation_date'),
      fields: ['implementation_date'],
      content: <DateStep saved={order?.implementation_date} />,
      summary: (
        <Following fields={['implementation_date']}>
          {values => (
            <div className="rb-step-note">
              <DateText value={values.implementation_date} />
            </div>
          )}
        </Following>
      ),
    },
    {
      key: 'mechanic',
      title: t('repair-orders.web.mechanic'),
      fields: ['mechanic_id'],
      content: (
        <MechanicStep known={mechanic ? { value: mechanic.id, label: mechanic.full_name } : undefined} />
      ),
      summary: (
        <Following fields={['mechanic_id']}>
          {values =>
            mechanic &&
            values.mechanic_id === mechanic.id && <div className="rb-step-note">{mechanic.full_name}</div>
          }
        </Following>
      ),
    },
  ]
}

/** Re-rendered only when its fields change. */
function Following({
  fields,
  children,
}: {
  fields: readonly (keyof RepairOrderValues)[]
  children: (values: RepairOrderValues) => ReactNode
}) {
  return (
    <Form.Item
      noStyle
      shouldUpdate={(before: RepairOrderValues, now: RepairOrderValues) =>
        fields.some(field => before[field] !== now[field])
      }
    >
      {form => children(form.getFieldsValue(true) as RepairOrderValues)}
    </Form.Item>
  )
}
