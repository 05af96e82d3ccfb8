import type { PartsOrderAddress } from '#contract/parts-orders/parts-order.ts'
import { PhoneText } from '#web/ui/text/phone-text.tsx'

/** An address as it stands on a parcel. */
export function AddressText({ address }: { address: PartsOrderAddress }) {
  const { first_name, last_name, company_name, city, state, zip, phone } = address
  return (
    <address>
      <div>
        {first_name} {last_name}
      </div>
      {company_name && <div>{company_name}</div>}
      <div>{address.address}</div>
      <div>
        {city}, {state.short} {zip}
      </div>
      <PhoneText phone={phone} />
    </address>
  )
}
