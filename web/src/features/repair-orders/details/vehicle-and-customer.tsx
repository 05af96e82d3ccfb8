import { useTranslation } from 'react-i18next'
import { companyBeside } from '#contract/customers/customer-name.ts'
import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { DefinitionList } from '#web/ui/details/definition-list.tsx'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { PhoneText } from '#web/ui/text/phone-text.tsx'
import { VinText } from '#web/ui/text/vin-text.tsx'
import { vehicleName } from '../vehicle-name.ts'
import { vehiclePath } from '../vehicle-path.ts'

/** The vehicle and its owner. */
export function VehicleAndCustomer({ order }: { order: RepairOrder }) {
  const { t } = useTranslation()
  const allowed = useAllowed()
  const { vehicle, customer } = order
  const mayVehicle = allowed(vehicle.vehicle_form === 'truck' ? 'trucks.read' : 'trailers.read')
  return (
    <DefinitionList
      items={[
        {
          term: t('repair-orders.web.vehicle'),
          value: mayVehicle ? (
            <AppLink to={vehiclePath(vehicle.vehicle_form, vehicle.id)}>{vehicleName(vehicle)}</AppLink>
          ) : (
            vehicleName(vehicle)
          ),
        },
        { term: t('repair-orders.web.unit_number'), value: vehicle.unit_number },
        { term: 'VIN', value: <VinText vin={vehicle.vin} /> },
        { term: t('repair-orders.web.plate'), value: vehicle.license_plate || vehicle.temporary_plate },
        {
          term: t('repair-orders.web.customer'),
          value: allowed('vehicle-owners.read') ? (
            <AppLink to={`/customers/${customer.id}`}>{customer.full_name}</AppLink>
          ) : (
            customer.full_name
          ),
        },
        {
          term: t('repair-orders.web.company'),
          value: companyBeside(customer.full_name, customer.company_name),
        },
        customer.phone !== null && {
          term: t('repair-orders.web.phone'),
          value: <PhoneText phone={customer.phone} extension={customer.phone_extension} />,
        },
        customer.email !== null && {
          term: t('repair-orders.web.email'),
          value: <a href={`mailto:${customer.email}`}>{customer.email}</a>,
        },
      ]}
    />
  )
}
