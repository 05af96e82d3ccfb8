import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { useRead } from '#web/api/hooks.ts'

type Catalogue = 'listPartsOrderSources' | 'listPartsOrderTerms' | 'listPartsOrderDeliveryMethods'

/** Changes only with a new server version. */
const catalogueStaleMs = 5 * 60_000

/** The server's choices; until loaded, those of the contract, so that nothing shifts. */
export function useCatalogue<Key extends string>(
  name: Catalogue,
  known: readonly Key[],
  titleOf: (key: Key) => string,
): { value: Key; label: string }[] {
  const { data } = useRead(partsOrderEndpoints[name], {}, { staleTime: catalogueStaleMs })
  if (!data) return known.map(value => ({ value, label: titleOf(value) }))
  return data.data.map(({ key, title }) => ({ value: key as Key, label: title }))
}
