import { companyBeside, customerName } from '#contract/customers/customer-name.ts'
import type { PartsOrderAddress } from '#contract/parts-orders/parts-order.ts'
import { PhoneText } from '#web/ui/text/phone-text.tsx'

export function AddressText({ address }: { address: PartsOrderAddress }) {
  const { city, state, zip, phone } = address
  const name = customerName(address)
  const company = companyBeside(name, address.company_name)
  return (
    <address>
      <div>{name}</div>
      {company && <div>{company}</div>}
      <div>{address.address}</div>
      <div>
        {city}, {state.short} {zip}
      </div>
      <PhoneText phone={phone} />
    </address>
  )
}
