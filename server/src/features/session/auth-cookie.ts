import { hashSecret } from '#server/access/tokens.ts'
import type { Caller } from '#server/operation/context.ts'
import type { Configuration } from '#server/platform/configuration.ts'

/** Seconds that a session lives without being used; every refresh begins them anew. */
export const sessionSeconds = 30 * 86_400

/**
 * What a stolen refresh token lacks: no script can read it. Browsers share cookies between the ports of a host, so
 * the port is in the name where there is one.
 */
export function authCookieName({ publicUrl }: Configuration): string {
  const { protocol, port } = new URL(publicUrl)
  const name = port ? `rigbay-auth-${port}` : 'rigbay-auth'
  return protocol === 'https:' ? `__Host-${name}` : name
}

/** Hash of the cookie that came along, or null. */
export function cookieHash(caller: Caller, configuration: Configuration): string | null {
  const value = caller.cookies[authCookieName(configuration)]
  return value ? hashSecret(value) : null
}
