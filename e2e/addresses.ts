import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const source = readFileSync(join(import.meta.dirname, '../web/src/app/routes.ts'), 'utf8')

/** Every path in routes.ts except the catch-all. */
export const routePaths: readonly string[] = [...source.matchAll(/\bpage\(\s*'([^']+)'/g)]
  .map(match => match[1]!)
  .filter(path => path !== '/$')

export const publicRoutePaths: readonly string[] = [...source.matchAll(/\bpublicPage\(\s*'([^']+)'/g)].map(
  match => match[1]!,
)

export const addressOf = (path: string, id: number): string => path.replace('$id', String(id))

/** Lists with a search, a sort and views. */
export const listPaths = [
  '/orders',
  '/parts-orders',
  '/customers',
  '/vehicles',
  '/trailers',
  '/parts',
  '/type-of-work',
  '/labor-rates',
  '/charges',
  '/price-changes',
  '/price-levels',
  '/price-matrices',
  '/supplier',
  '/brands',
  '/inventory-units',
  '/specifications',
  '/users',
  '/report-orders',
  '/report-inventory',
] as const
