import { z } from 'zod'
import { email } from '../shared/email.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { requiredText } from '../shared/fields.ts'
import { one } from '../shared/page.ts'
import { isConfirmed, passwordFields } from './password.ts'

/** Purposes of e-mailed links. The page of each has its name with hyphens. */
export const linkPurposes = ['invitation', 'password_reset', 'email_change', 'first_superadmin'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

const token = z.string().min(1).max(200)
const withPassword = z.object({ token, ...passwordFields }).check(isConfirmed)

const done = one(z.object({ message: z.string(), email: z.string() }))

const open = { method: 'POST', requires: 'anyone', alwaysOpen: true } as const

export const accountEndpoints = {
  readLink: defineEndpoint({
    ...open,
    path: '/auth/read-link',
    ownTransactions: true,
    summary: 'Purpose and e-mail address of a link; 404 if it is no longer valid',
    body: z.object({ token }),
    response: one(
      z.object({
        purpose: z.enum(linkPurposes),
        /** For an e-mail change, the new address. Empty for the first superadmin. */
        email: z.string(),
        full_name: z.string(),
      }),
    ),
  }),
  acceptInvitation: defineEndpoint({
    ...open,
    path: '/auth/accept-invitation',
    summary: 'Sets the first password of an invited user and activates them',
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
    summary: 'Sets a new password with the mailed link and ends all sessions of the user',
    body: withPassword,
    response: done,
  }),
  confirmEmail: defineEndpoint({
    ...open,
    path: '/auth/confirm-email',
    summary: 'Confirms an e-mail change with the link mailed to the new address',
    body: z.object({ token }),
    response: done,
  }),
  setUp: defineEndpoint({
    ...open,
    path: '/auth/set-up',
    summary: 'Creates the first superadmin of an empty shop, with the link printed at its start',
    body: z
      .object({ token, first_name: requiredText(60), last_name: requiredText(60), email, ...passwordFields })
      .check(isConfirmed),
    response: done,
  }),
}
