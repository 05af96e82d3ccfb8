import { useTranslation } from 'react-i18next'
import { companyBeside } from '#contract/customers/customer-name.ts'
import { DateText } from '#web/ui/text/date-text.tsx'
import { PhoneText } from '#web/ui/text/phone-text.tsx'
import { VinText } from '#web/ui/text/vin-text.tsx'
import { nameWithUnit } from '../../vehicle-name.ts'
import type { ChosenVehicle } from '../values/repair-order-values.ts'
import { exemptUntil } from '../values/tax-exemption.ts'

export function VehicleLine({ vehicle }: { vehicle: ChosenVehicle | null | undefined }) {
  const { t } = useTranslation()
  if (!vehicle) return null
  const until = exemptUntil(vehicle)
  const { owner } = vehicle
  return (
    <div className="rb-vehicle-line">
      <div>
        {nameWithUnit(vehicle)} · <VinText vin={vehicle.vin} />
      </div>
      <div className="rb-step-note">
        {[owner.name, companyBeside(owner.name, owner.company_name)].filter(Boolean).join(' · ')}
        {owner.phone && (
          <>
            {' · '}
            <PhoneText phone={owner.phone} extension={owner.phone_extension} />
          </>
        )}
        {until && (
          <>
            {' · '}
            {t('repair-orders.web.tax_exempt')} {t('repair-orders.web.tax_exempt_until')}{' '}
            <DateText value={until} />
          </>
        )}
      </div>
    </div>
  )
}
