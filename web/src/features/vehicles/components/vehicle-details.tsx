import { useTranslation } from 'react-i18next'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { companyBeside } from '#contract/customers/customer-name.ts'
import { vehicleTypes } from '#contract/lookups/vehicle-types.ts'
import type { Vehicle } from '#contract/vehicles/vehicle-shapes.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { DefinitionList } from '#web/ui/details/definition-list.tsx'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { EmailText } from '#web/ui/text/email-text.tsx'
import { PhoneText } from '#web/ui/text/phone-text.tsx'
import { VinText } from '#web/ui/text/vin-text.tsx'
import type { KindOfVehicle } from '../kind-of-vehicle.ts'

/** The vehicle's data and owner. */
export function VehicleDetails({ of, vehicle }: { of: KindOfVehicle; vehicle: Vehicle }) {
  const { t } = useTranslation()
  const mayReadCustomers = useAllowed()(customerEndpoints.getCustomer)
  const type = vehicleTypes.find(candidate => candidate.id === vehicle.type)
  const { owner } = vehicle
  return (
    <Section title={t('vehicles.details')}>
      <DefinitionList
        items={[
          { term: t('vehicles.fields.vin'), value: <VinText vin={vehicle.vin} /> },
          { term: t('vehicles.fields.make'), value: vehicle.make },
          { term: t('vehicles.fields.model'), value: vehicle.model },
          { term: t('vehicles.fields.year'), value: vehicle.year },
          of.kind === 'truck' && {
            term: t('vehicles.fields.type'),
            value: type && t(`lookups.vehicle_types.${type.name}`),
          },
          { term: t('vehicles.fields.color'), value: vehicle.color },
          { term: t('vehicles.fields.gvwr'), value: vehicle.gvwr.toLocaleString('en-US') },
          { term: t('vehicles.fields.license_plate'), value: vehicle.license_plate },
          vehicle.temporary_plate !== '' && {
            term: t('vehicles.fields.temporary_plate'),
            value: vehicle.temporary_plate,
          },
          {
            term: t('vehicles.fields.owner'),
            value: mayReadCustomers ? (
              <AppLink to={`/customers/${owner.id}`}>{vehicle.owner_name}</AppLink>
            ) : (
              vehicle.owner_name
            ),
          },
          companyBeside(vehicle.owner_name, vehicle.company_name) !== '' && {
            term: t('vehicles.company'),
            value: vehicle.company_name,
          },
          owner.phone !== null && {
            term: t('vehicles.owner_phone'),
            value: <PhoneText phone={owner.phone} extension={owner.phone_extension} />,
          },
          owner.email !== null && {
            term: t('vehicles.owner_email'),
            value: <EmailText email={owner.email} />,
          },
          vehicle.notes !== '' && {
            term: t('vehicles.fields.notes'),
            value: <span className="rb-notes">{vehicle.notes}</span>,
            whole: true,
          },
        ]}
      />
    </Section>
  )
}
