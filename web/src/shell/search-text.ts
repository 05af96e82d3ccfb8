import { queryString } from '#web/api/query-string.ts'

/** `{ status: ['new'], page: 2 }` -> `?status[0]=new&page=2`, as the API takes it. */
export function searchToText(search: Record<string, unknown>): string {
  const text = queryString(search)
  return text === '' ? '' : `?${text}`
}

/** Values stay text; lists with or without indices. */
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
