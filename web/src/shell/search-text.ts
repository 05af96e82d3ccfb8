import { queryString } from '#web/api/query-string.ts'

/** `{ status: ['new'], page: 2 }` -> `?status[0]=new&page=2`, the same form that the API takes. */
export function searchToText(search: Record<string, unknown>): string {
  const text = queryString(search)
  return text === '' ? '' : `?${text}`
}

/** Values stay text; lists may have indices or not. */
export function searchFromText(text: string): Record<string, unknown> {
  const search: Record<string, unknown> = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const list = /^([^[\]]+)\[\d*\]$/.exec(name)?.[1]
    if (!list) search[name] = value
    else if (Array.isArray(search[list])) search[list].push(value)
    else search[list] = [value]
  }
  return search
}
