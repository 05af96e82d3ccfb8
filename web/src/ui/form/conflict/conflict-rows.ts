import type { ReactNode } from 'react'
import type { ConflictRow } from '../form-types.ts'

interface ConflictOptions {
  label?: ((field: string) => string) | undefined
  /** Default: unchanged. */
  showValue?: ((field: string, value: unknown) => ReactNode) | undefined
}

/** The fields in which two versions of a record differ. */
export function conflictRows(mine: object, theirs: object, options: ConflictOptions = {}): ConflictRow[] {
  const one = mine as Record<string, unknown>
  const other = theirs as Record<string, unknown>
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter(field => field !== 'version' && !isSame(one[field], other[field]))
    .map(field => ({
      field,
      label: options.label?.(field) ?? field,
      mine: shown(field, one[field]),
      theirs: shown(field, other[field]),
    }))

  function shown(field: string, value: unknown): ReactNode {
    return options.showValue?.(field, value) ?? plain(value)
  }
}

export const isSameInForm = (one: object, other: object): boolean => conflictRows(one, other).length === 0

/** Undefined, null, empty text and an unticked box look the same to the user; a zero does not. */
const isSame = (a: unknown, b: unknown) => JSON.stringify(orNothing(a)) === JSON.stringify(orNothing(b))

const orNothing = (value: unknown) => (value === 0 ? value : value || null)

function plain(value: unknown): string {
  if (value === undefined || value === null || value === '') return '-'
  if (Array.isArray(value)) return value.map(plain).join(', ')
  if (typeof value === 'object')
    return Object.values(value)
      .filter(part => part !== null && part !== '')
      .map(plain)
      .join(' ')
  return String(value)
}
