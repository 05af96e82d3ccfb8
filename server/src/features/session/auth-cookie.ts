import { hashSecret } from '#server/access/tokens.ts'
import type { Caller } from '#server/operation/context.ts'
import type { Configuration } from '#server/platform/configuration.ts'

/** How long an unused session lives, in seconds; every refresh restarts it. */
export const sessionSeconds = 30 * 86_400

/**
 * A stolen refresh token is useless without it: no script can read it. Browsers share cookies between the ports of a
 * host, so the port is part of the name, if there is one.
 */
export function authCookieName({ publicUrl }: Configuration): string {
  const { protocol, port } = new URL(publicUrl)
  const name = port ? `rigbay-auth-${port}` : 'rigbay-auth'
  return protocol === 'https:' ? `__Host-${name}` : name
}

/** Hash of the request's cookie, or null. */
export function cookieHash(caller: Caller, configuration: Configuration): string | null {
  const value = caller.cookies[authCookieName(configuration)]
  return value ? hashSecret(value) : null
}
