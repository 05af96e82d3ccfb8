import type { Configuration } from '#server/platform/configuration.ts'

/**
 * Browsers send the origin of the page: it must be that of PUBLIC_URL or, without one, the
 * requested host. Other programs send none and have no cookie to abuse.
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
  return own.includes(parsed.origin) || (!configuration.isPublicUrlSet && parsed.host === host)
}
