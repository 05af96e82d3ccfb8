/** `{ status: ['new'], page: 2 }` -> `status[0]=new&page=2`. Undefined and null are left out. */
export function queryString(query: object): string {
  return fieldsOf(query)
    .map(([name, value]) => `${encodeName(name)}=${encodeURIComponent(value)}`)
    .join('&')
}

/** A nested value as flat form fields; null becomes an empty field. */
export const formFields = (value: object): [name: string, value: string][] => fieldsOf(value, '')

function fieldsOf(value: object, none?: string): [name: string, value: string][] {
  return Object.entries(value).flatMap(([name, inner]) => field(name, inner, none))
}

function field(name: string, value: unknown, none?: string): [string, string][] {
  if (value === undefined) return []
  if (value === null) return none === undefined ? [] : [[name, none]]
  if (typeof value !== 'object') return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => field(`${name}[${key}]`, inner, none))
}

/** Brackets stay readable. */
const encodeName = (name: string): string =>
  encodeURIComponent(name).replaceAll('%5B', '[').replaceAll('%5D', ']')
