import { z } from 'zod'
import { typedText } from '../shared/text.ts'
import { stateById } from './places.ts'

/** `606011234` -> `60601-1234`, `k1a-0b1` -> `K1A 0B1`. */
export function formatZip(text: string): string {
  const code = text.toUpperCase().replace(/[\s\p{Pd}]/gu, '')
  const [, first, last] = /^(\d{5})(\d{4})$/.exec(code) ?? /^([A-Z]\d[A-Z])(\d[A-Z]\d)$/.exec(code) ?? []
  if (first === undefined) return text
  return /^\d/.test(code) ? `${first}-${last}` : `${first} ${last}`
}

/** A US (12345 or 12345-6789) or Canadian (K1A 0B1) code, depending on the state. */
export function isZipOf(state: number | null, zip: string): boolean {
  const country = state === null ? undefined : stateById(state)?.country_code
  return country === 'ca' ? /^[A-Z]\d[A-Z] \d[A-Z]\d$/.test(zip) : /^\d{5}(-\d{4})?$/.test(zip)
}

/** Formats the code; does not check it against a state. */
export const typedZip = () => typedText().max(20).transform(formatZip).pipe(z.string().max(10))
