import type { FastifyRequest } from 'fastify'
import { type Language, languageSlugs } from '#contract/shared/languages.ts'

export const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

export function languageOf(request: FastifyRequest): Language | undefined {
  const wanted = header(request, 'app-language')
  return languageSlugs.find(slug => slug === wanted)
}
