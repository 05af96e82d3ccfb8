import type { FastifyRequest } from 'fastify'
import { commonErrors } from '#contract/shared/errors.ts'
import { type Language, languageSlugs } from '#contract/shared/languages.ts'
import { refusal } from '#server/operation/refusal.ts'

export const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

export function languageOf(request: FastifyRequest): Language | undefined {
  const name = header(request, 'app-language')
  return languageSlugs.find(slug => slug === name)
}

/** An unknown value is refused: read as "no", it would save. */
export function isOnlyValidated(request: FastifyRequest): boolean {
  const value = header(request, 'validate-only')?.trim().toLowerCase() ?? 'false'
  if (['true', '1', 'yes'].includes(value)) return true
  if (['false', '0'].includes(value)) return false
  throw refusal(commonErrors.bad_request)
}
