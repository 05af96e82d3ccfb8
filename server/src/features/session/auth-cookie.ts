import { hashSecret } from '#server/access/tokens.ts'
import type { Caller } from '#server/operation/context.ts'
import type { Configuration } from '#server/platform/configuration.ts'

/** Seconds that an unused session lives; every refresh restarts them. */
export const sessionSeconds = 30 * 86_400

/**
 * Makes a stolen refresh token useless, as scripts cannot read it. Browsers share cookies between ports of
 * a host, so the name contains the port.
 */
export function authCookieName({ publicUrl }: Configuration): string {
  const { protocol, port } = new URL(publicUrl)
  const name = port ? `rigbay-auth-${port}` : 'rigbay-auth'
  return protocol === 'https:' ? `__Host-${name}` : name
}

export function cookieHash(caller: Caller, configuration: Configuration): string | null {
  const value = caller.cookies[authCookieName(configuration)]
  return value ? hashSecret(value) : null
}
