import type { ReactNode } from 'react'
import type { ConflictRow } from '../form-types.ts'

interface ConflictOptions {
  label?: ((field: string) => string) | undefined
  /** Default: unchanged. */
  showValue?: ((field: string, value: unknown) => ReactNode) | undefined
}

/** The fields in which two versions of a record differ. */
export function conflictRows(mine: object, theirs: object, options: ConflictOptions = {}): ConflictRow[] {
  const left = mine as Record<string, unknown>
  const right = theirs as Record<string, unknown>
  return [...new Set([...Object.keys(left), ...Object.keys(right)])]
    .filter(field => field !== 'version' && !isSame(left[field], right[field]))
    .map(field => ({
      field,
      label: options.label?.(field) ?? field,
      mine: shown(field, left[field]),
      theirs: shown(field, right[field]),
    }))

  function shown(field: string, value: unknown): ReactNode {
    return options.showValue?.(field, value) ?? plain(value)
  }
}

export const isSameInForm = (left: object, right: object): boolean => conflictRows(left, right).length === 0

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
