import { useTranslation } from 'react-i18next'
import type { Customer } from '#contract/customers/customer-shapes.ts'
import { plateWithState } from '#contract/vehicles/plate.ts'
import { LinkButton } from '#web/ui/actions/link-button.tsx'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { VinText } from '#web/ui/text/vin-text.tsx'

interface OwnVehiclesProps {
  customer: Customer
  kind: 'truck' | 'trailer'
}

const kinds = {
  truck: { path: '/vehicles', create: 'trucks.create' },
  trailer: { path: '/trailers', create: 'trailers.create' },
} as const

/** The newest trucks or trailers, a link to all, and a button to add one. */
export function OwnVehicles({ customer, kind }: OwnVehiclesProps) {
  const { t } = useTranslation()
  const { path, create } = kinds[kind]
  const vehicles = kind === 'truck' ? customer.trucks : customer.trailers
  return (
    <Section
      title={t(`customers.own_${kind}s`)}
      actions={
        <>
          {vehicles.length > 0 && (
            <AppLink to={path} search={{ customer_id: customer.id }}>
              {t('customers.all_vehicles')}
            </AppLink>
          )}
          <LinkButton to={`${path}/create`} search={{ owner_id: customer.id }} requires={create} size="small">
            {t(`customers.add_${kind}`)}
          </LinkButton>
        </>
      }
    >
      {vehicles.length === 0 && <p className="rb-muted rb-none">{t(`customers.no_${kind}s`)}</p>}
      <ul className="rb-lines">
        {vehicles.map(vehicle => (
          <li key={vehicle.id}>
            <div>
              <AppLink to={`${path}/${vehicle.id}`} className="rb-row-link">
                {vehicle.unit_number}
              </AppLink>
              <div className="rb-muted">
                {vehicle.year} {vehicle.make} {vehicle.model}
              </div>
            </div>
            <div className="rb-line-end">
              <VinText vin={vehicle.vin} />
              <div className="rb-muted">{plateWithState(vehicle)}</div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
