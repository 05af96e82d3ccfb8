import type { TaxExemptionStatus } from '#contract/customers/tax-exemption.ts'
import type { Calendar } from './calendar.ts'
import type { Customer } from './customers.ts'

export const addressRows = (customer: Customer) =>
  customer.streets.map((address, index) => ({
    customer_id: customer.id,
    first_name: customer.first_name,
    last_name: customer.last_name,
    company_name: customer.company_name,
    address,
    city: customer.place.city,
    state_id: customer.place.state_id,
    zip: customer.place.zip,
    phone: customer.phone,
    is_default: customer.type === 'bs' && index === 0,
    from_ecomm: customer.type === 'ecomm',
    created_at: customer.created_at,
  }))

interface Exemption {
  status: TaxExemptionStatus
  untilDay: number | null
}

const exemptions = new Map<string, Exemption>([
  ['Fox Valley Foods', { status: 'ACCEPTED', untilDay: 210 }],
  ['Rock River Paving', { status: 'EXPIRED', untilDay: -45 }],
  ['Heartland Moving & Storage', { status: 'DECLINED', untilDay: null }],
])

export const exemptionOf = (customer: Customer): Exemption | undefined =>
  exemptions.get(customer.company_name)

/** The day of submission; it is decided the day after. */
export const exemptionDay = ({ since }: Customer): number => Math.max(since + 3, -400)

export function exemptionRow(calendar: Calendar, customer: Customer) {
  const exemption = exemptionOf(customer)
  if (!exemption) return []
  const { status, untilDay } = exemption
  return [
    {
      customer_id: customer.id,
      status,
      date_active_to: untilDay === null ? null : calendar.dateOf(untilDay),
    },
  ]
}

export const snapshotOf = (customer: Customer) => ({
  id: customer.id,
  first_name: customer.first_name,
  last_name: customer.last_name,
  full_name: `${customer.first_name} ${customer.last_name}`,
  company_name: customer.company_name,
  phone: customer.phone,
  phone_extension: customer.phone_extension,
  email: customer.email,
})

/** As a parts order stores it; customers without an address give one by phone. */
export const addressOf = (customer: Customer) => ({
  customer_address_id: null,
  first_name: customer.first_name,
  last_name: customer.last_name,
  company_name: customer.company_name,
  address: customer.streets[0] ?? '2180 Mound Rd',
  city: customer.place.city,
  state_id: customer.place.state_id,
  zip: customer.place.zip,
  phone: customer.phone,
})
