import { apiPrefix, type Endpoint } from './endpoint.ts'

/** The name of a list of the whole shop, by its path (`orders`, `parts-orders`); undefined of all other endpoints. */
export const listName = ({ method, path, query }: Endpoint): string | undefined =>
  method === 'GET' && query && 'page' in query.shape && !path.includes('{')
    ? path.slice(apiPrefix.length + 1)
    : undefined
