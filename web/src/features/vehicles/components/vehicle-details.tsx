import { useTranslation } from 'react-i18next'
import { vehicleTypes } from '#contract/lookups/vehicle-types.ts'
import type { Vehicle } from '#contract/vehicles/vehicle-shapes.ts'
import { DefinitionList } from '#web/ui/details/definition-list.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { EmailText } from '#web/ui/text/email-text.tsx'
import type { KindOfVehicle } from '../kind-of-vehicle.ts'

export function VehicleDetails({ of, vehicle }: { of: KindOfVehicle; vehicle: Vehicle }) {
  const { t } = useTranslation()
  const type = vehicleTypes.find(candidate => candidate.id === vehicle.type)
  const { owner } = vehicle
  return (
    <Section title={t('vehicles.details')}>
      <DefinitionList
        inRows
        items={[
          { term: t('vehicles.fields.make'), value: vehicle.make },
          { term: t('vehicles.fields.model'), value: vehicle.model },
          { term: t('vehicles.fields.year'), value: vehicle.year },
          of.kind === 'truck' && {
            term: t('vehicles.fields.type'),
            value: type && t(`lookups.vehicle_types.${type.name}`),
          },
          { term: t('vehicles.fields.color'), value: vehicle.color },
          { term: t('vehicles.fields.gvwr'), value: vehicle.gvwr.toLocaleString('en-US') },
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
