import { stateById } from '#contract/lookups/places.ts'
import type { PartsOrderAddress } from '#contract/parts-orders/parts-order.ts'
import type { OrderAddressInput } from '#contract/parts-orders/parts-order-input.ts'

export type StoredAddress = Omit<OrderAddressInput, 'save'>

export function shownAddress(stored: StoredAddress | null): PartsOrderAddress | null {
  if (!stored) return null
  const { state_id, ...address } = stored
  const { id, name, short, country_code } = stateById(state_id)!
  return { ...address, state: { id, name, short, country_code } }
}

/** `14 Main St, Joliet, IL 60601` */
export const addressLine = (stored: StoredAddress | null): string =>
  stored ? `${stored.address}, ${stored.city}, ${stateById(stored.state_id)?.short ?? ''} ${stored.zip}` : ''
