import type { Endpoint } from '#contract/shared/endpoint.ts'
import { useHits } from './search-hits.ts'
import type { SearchSelectProps } from './search-select.tsx'

interface OptionNameProps<E extends Endpoint>
  extends Pick<SearchSelectProps<E>, 'endpoint' | 'query' | 'toOption'> {
  id: number
}

/** Shows the label of an option of a `SearchSelect` by its id. */
export function OptionName<const E extends Endpoint>({ endpoint, query, toOption, id }: OptionNameProps<E>) {
  const hits = useHits(endpoint, { ...query, id }, true)
  return hits.data?.map(toOption).find(option => option.value === id)?.label ?? '…'
}
