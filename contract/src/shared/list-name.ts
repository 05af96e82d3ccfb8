import { apiPrefix, type Endpoint } from './endpoint.ts'

/** The name of a list by its path (`orders`, `parts-orders`); undefined for other endpoints. */
export const listName = ({ method, path, query }: Endpoint): string | undefined =>
  method === 'GET' && query && 'page' in query.shape && !path.includes('{')
    ? path.slice(apiPrefix.length + 1)
    : undefined
