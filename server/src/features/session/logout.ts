import { revokeSessions } from '#server/access/revoke-sessions.ts'
import { hashSecret, readAccessToken } from '#server/access/tokens.ts'
import type { OpenContext } from '#server/operation/context.ts'
import { authCookieName, cookieHash } from './auth-cookie.ts'

/** Ends every session named by a token or cookie of the call. The response is the same without any. */
export async function logout(context: OpenContext, refreshToken: string | undefined): Promise<void> {
  const { shop, caller, now } = context
  const claims = caller.accessToken ? await readAccessToken(shop.db, caller.accessToken, now) : null
  const cookie = cookieHash(caller, shop.configuration)
  await context.write(async writing => {
    const shown = await writing.db
      .selectFrom('sessions')
      .select('id')
      .where('revoked_at', 'is', null)
      .where(({ or, eb, selectFrom }) =>
        or([
          ...(claims ? [eb('id', '=', claims.sessionId)] : []),
          ...(cookie ? [eb('cookie_hash', '=', cookie)] : []),
          ...(refreshToken
            ? [
                eb(
                  'id',
                  'in',
                  selectFrom('refresh_tokens')
                    .select('session_id')
                    .where('token_hash', '=', hashSecret(refreshToken)),
                ),
              ]
            : []),
        ]),
      )
      .forUpdate()
      .execute()
    for (const { id } of shown) await revokeSessions(writing, { session: id }, 'logout')
  })
  if (cookie) caller.setCookie(authCookieName(shop.configuration), null)
}
