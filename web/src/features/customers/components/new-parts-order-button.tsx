import { useTranslation } from 'react-i18next'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { LinkButton } from '#web/ui/actions/link-button.tsx'

export function NewPartsOrderButton({ customerId }: { customerId: number }) {
  const { t } = useTranslation()
  return (
    <LinkButton
      to="/parts-orders/create"
      search={{ customer_id: customerId }}
      requires={partsOrderEndpoints.createPartsOrder}
    >
      {t('parts-orders.list.new')}
    </LinkButton>
  )
}
