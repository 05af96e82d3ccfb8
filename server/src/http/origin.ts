import type { Configuration } from '#server/platform/configuration.ts'

/**
 * A browser says where a page came from; it must be our own address. Programs send no Origin and are let through:
 * they have no cookie of ours to abuse.
 */
export function isOriginAllowed(
  configuration: Configuration,
  origin: string | undefined,
  host: string | undefined,
): boolean {
  if (!origin) return true
  const parsed = URL.parse(origin)
  if (!parsed) return false
  const own = [configuration.publicUrl, configuration.authUrl].map(address => URL.parse(address)?.origin)
  return parsed.host === host || own.includes(parsed.origin)
}
