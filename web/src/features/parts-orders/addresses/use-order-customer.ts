import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { useRead } from '#web/api/hooks.ts'
import type { AddressOwner } from './order-address-values.ts'

/** The order's customer with addresses; undefined while it loads. */
export function useOrderCustomer({ customer }: PartsOrder, open: boolean): AddressOwner | undefined {
  const id = customer?.id
  const enabled = open && id !== undefined
  const read = useRead(customerEndpoints.getCustomer, { params: { id: id ?? 0 } }, { enabled })
  return id === undefined ? noCustomer : read.data?.data
}

/** An order of the online shop. */
const noCustomer: AddressOwner = { first_name: '', last_name: '', company_name: '', phone: '', addresses: [] }
