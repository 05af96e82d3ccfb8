import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { OptionName } from '#web/ui/fields/search/option-name.tsx'
import { customerOption } from '../customer-option.ts'

/** Loads the name of an id. */
export const CustomerName = ({ id }: { id: number }) => (
  <OptionName endpoint={customerEndpoints.shortListCustomers} toOption={customerOption} id={id} />
)
