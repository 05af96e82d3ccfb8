import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { OptionName } from '#web/ui/fields/search/option-name.tsx'
import { customerOption } from '../customer-option.ts'

/** Of a customer of whom only the id is known. */
export const CustomerName = ({ id }: { id: number }) => (
  <OptionName endpoint={customerEndpoints.shortListCustomers} toOption={customerOption} id={id} />
)
