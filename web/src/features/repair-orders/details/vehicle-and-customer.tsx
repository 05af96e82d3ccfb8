import { useTranslation } from 'react-i18next'
import { companyBeside } from '#contract/customers/customer-name.ts'
import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
import { plateWithState } from '#contract/vehicles/plate.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { EmailText } from '#web/ui/text/email-text.tsx'
import { PhoneText } from '#web/ui/text/phone-text.tsx'
import { VinText } from '#web/ui/text/vin-text.tsx'
import { nameWithUnit } from '../vehicle-name.ts'
import { vehiclePath } from '../vehicle-path.ts'
import './repair-order-details.css'

export function VehicleAndCustomer({ order }: { order: RepairOrder }) {
  const { t } = useTranslation()
  const allowed = useAllowed()
  const { vehicle, customer } = order
  const mayVehicle = allowed(vehicle.vehicle_form === 'truck' ? 'trucks.read' : 'trailers.read')
  const plate = plateWithState(vehicle)
  const company = companyBeside(customer.full_name, customer.company_name)
  return (
    <dl className="rb-order-who">
      <div>
        <dt>{t('repair-orders.web.vehicle')}</dt>
        <dd>
          <strong>
            {mayVehicle ? (
              <AppLink to={vehiclePath(vehicle.vehicle_form, vehicle.id)}>{nameWithUnit(vehicle)}</AppLink>
            ) : (
              nameWithUnit(vehicle)
            )}
          </strong>
        </dd>
        <dd className="rb-order-known-by">
          <VinText vin={vehicle.vin} />
          {plate && (
            <span>
              <span className="rb-muted">{t('repair-orders.web.plate')}</span> {plate}
            </span>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('repair-orders.web.customer')}</dt>
        <dd>
          <strong>
            {allowed('vehicle-owners.read') ? (
              <AppLink to={`/customers/${customer.id}`}>{customer.full_name}</AppLink>
            ) : (
              customer.full_name
            )}
          </strong>
          {company && ` · ${company}`}
        </dd>
        <dd className="rb-order-known-by">
          {customer.phone !== null && (
            <PhoneText phone={customer.phone} extension={customer.phone_extension} />
          )}
          {customer.email !== null && <EmailText email={customer.email} />}
        </dd>
      </div>
    </dl>
  )
}
