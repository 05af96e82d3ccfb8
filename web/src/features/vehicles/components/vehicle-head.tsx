import { useTranslation } from 'react-i18next'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { companyBeside } from '#contract/customers/customer-name.ts'
import type { Vehicle } from '#contract/vehicles/vehicle-shapes.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { PhoneText } from '#web/ui/text/phone-text.tsx'
import { VinText } from '#web/ui/text/vin-text.tsx'

export function VehicleHead({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation()
  const mayReadCustomers = useAllowed()(customerEndpoints.getCustomer)
  const { owner, owner_name, license_plate, temporary_plate, plate_state } = vehicle
  const company = companyBeside(owner_name, vehicle.company_name)
  return (
    <dl className="rb-vehicle-head">
      <div>
        <dt>{t('vehicles.fields.vin')}</dt>
        <dd>
          <VinText vin={vehicle.vin} />
        </dd>
      </div>
      {license_plate && (
        <div>
          <dt>{t('vehicles.fields.license_plate')}</dt>
          <dd>
            {license_plate} {plate_state}
          </dd>
        </div>
      )}
      {temporary_plate && (
        <div>
          <dt>{t('vehicles.fields.temporary_plate')}</dt>
          <dd>
            {temporary_plate} {license_plate ? '' : plate_state}
          </dd>
        </div>
      )}
      <div>
        <dt>{t('vehicles.fields.owner')}</dt>
        <dd>
          {mayReadCustomers ? <AppLink to={`/customers/${owner.id}`}>{owner_name}</AppLink> : owner_name}
          {company && <span>· {company}</span>}
          {owner.phone !== null && (
            <>
              <span aria-hidden>·</span>
              <PhoneText phone={owner.phone} extension={owner.phone_extension} />
            </>
          )}
        </dd>
      </div>
    </dl>
  )
}
