import { useTranslation } from 'react-i18next'
import { companyBeside } from '#contract/customers/customer-name.ts'
import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { DefinitionList } from '#web/ui/details/definition-list.tsx'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { EmailText } from '#web/ui/text/email-text.tsx'
import { PhoneText } from '#web/ui/text/phone-text.tsx'

/** The customer, and the online shop's client if there is one. */
export function PartsOrderBuyer({ order }: { order: PartsOrder }) {
  const { t } = useTranslation()
  const mayCustomer = useAllowed()('vehicle-owners.read')
  const { customer, ecommerce_client: client } = order
  return (
    <DefinitionList
      items={[
        client && {
          term: t('parts-orders.details.client'),
          value: `${client.first_name} ${client.last_name}`,
        },
        client && { term: t('parts-orders.details.client_email'), value: <EmailText email={client.email} /> },
        customer && {
          term: t('parts-orders.list.customer'),
          value: mayCustomer ? (
            <AppLink to={`/customers/${customer.id}`}>{customer.full_name}</AppLink>
          ) : (
            customer.full_name
          ),
        },
        customer && {
          term: t('parts-orders.details.company'),
          value: companyBeside(customer.full_name, customer.company_name),
        },
        customer && { term: t('parts-orders.list.email'), value: <EmailText email={customer.email} /> },
        customer && {
          term: t('parts-orders.details.phone'),
          value: <PhoneText phone={customer.phone} extension={customer.phone_extension} />,
        },
      ]}
    />
  )
}
