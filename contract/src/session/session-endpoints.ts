import { z } from 'zod'
import { defineEndpoint } from '../shared/endpoint.ts'
import { one } from '../shared/page.ts'
import { typedText } from '../shared/text.ts'
import { givenPassword } from './password.ts'
import { tokenPair } from './token-pair.ts'

const secret = z.string().min(1).max(200)

/** Paths below /auth are relative to AUTH_URL. */
export const sessionEndpoints = {
  signIn: defineEndpoint({
    method: 'POST',
    path: '/auth/sign-in',
    requires: 'anyone',
    alwaysOpen: true,
    ownTransactions: true,
    summary:
      'E-mail and password for a salt: good once, for 60 seconds. Sets the cookie that refreshing needs',
    body: z.object({ email: typedText().min(1).max(255), password: givenPassword }),
    response: one(z.object({ salt: z.string() })),
  }),
  exchangeToken: defineEndpoint({
    method: 'POST',
    path: '/api/v1/auth/token',
    requires: 'anyone',
    alwaysOpen: true,
    ownTransactions: true,
    summary: 'A salt (as token) or a refresh token for a pair of tokens',
    body: z.union([z.object({ token: secret }), z.object({ refresh_token: secret })]),
    response: one(tokenPair),
  }),
  refreshToken: defineEndpoint({
    method: 'POST',
    path: '/api/v1/auth/refresh',
    requires: 'anyone',
    alwaysOpen: true,
    ownTransactions: true,
    summary: 'A refresh token for a new pair; needs the cookie of the sign-in',
    body: z.object({ refresh_token: secret }),
    response: one(tokenPair),
  }),
  logout: defineEndpoint({
    method: 'POST',
    path: '/api/v1/auth/logout',
    requires: 'anyone',
    alwaysOpen: true,
    ownTransactions: true,
    summary: 'Ends the session of the access token, cookie or refresh token',
    body: z.object({ refresh_token: secret.optional() }).nullish(),
    response: one(z.object({ message: z.string() })),
  }),
}
