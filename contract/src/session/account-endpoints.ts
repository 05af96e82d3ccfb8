import { z } from 'zod'
import { email } from '../shared/email.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { requiredText } from '../shared/fields.ts'
import { one } from '../shared/page.ts'
import { isConfirmed, passwordFields } from './password.ts'

/** The purpose of a link in an e-mail. Its page has the same name, with hyphens. */
export const linkPurposes = ['invitation', 'password_reset', 'email_change', 'first_superadmin'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

const token = z.string().min(1).max(200)
const withPassword = z.object({ token, ...passwordFields }).check(isConfirmed)

/** The address to sign in with, for the next page. */
const done = one(z.object({ message: z.string(), email: z.string() }))

const open = { method: 'POST', requires: 'anyone', alwaysOpen: true } as const

/** The other calls of the identity pages. */
export const accountEndpoints = {
  readLink: defineEndpoint({
    ...open,
    path: '/auth/read-link',
    ownTransactions: true,
    summary: 'What the link is for and whose it is; 404 when it no longer works',
    body: z.object({ token }),
    response: one(
      z.object({
        purpose: z.enum(linkPurposes),
        /** Of the person; of an e-mail change, the new address. Empty for the first superadmin. */
        email: z.string(),
        full_name: z.string(),
      }),
    ),
  }),
  acceptInvitation: defineEndpoint({
    ...open,
    path: '/auth/accept-invitation',
    summary: 'Sets the first password of an invited user, who is active from then on',
    body: withPassword,
    response: done,
  }),
  forgotPassword: defineEndpoint({
    ...open,
    path: '/auth/forgot-password',
    ownTransactions: true,
    summary: 'Sends a link to set a new password. The answer is the same whether the address is known or not',
    body: z.object({ email }),
    response: one(z.object({ message: z.string() })),
  }),
  resetPassword: defineEndpoint({
    ...open,
    path: '/auth/reset-password',
    summary: 'Sets a new password by the link of the mail; every session of the user ends',
    body: withPassword,
    response: done,
  }),
  confirmEmail: defineEndpoint({
    ...open,
    path: '/auth/confirm-email',
    summary: 'Makes the new address, whose mail the link came with, the one to sign in with',
    body: z.object({ token }),
    response: done,
  }),
  setUp: defineEndpoint({
    ...open,
    path: '/auth/set-up',
    summary: 'Makes the first superadmin of an empty shop, by the link that its start printed',
    body: z
      .object({ token, first_name: requiredText(60), last_name: requiredText(60), email, ...passwordFields })
      .check(isConfirmed),
    response: done,
  }),
}
