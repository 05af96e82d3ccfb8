import { accountEndpoints } from '#contract/session/account-endpoints.ts'
import { sessionEndpoints } from '#contract/session/session-endpoints.ts'
import { defineFeature } from '#server/operation/feature.ts'
import { inSystemContext } from '#server/operation/system-context.ts'
import { confirmEmail } from './confirm-email.ts'
import { exchangeSalt } from './exchange-salt.ts'
import { forgotPassword, sendResetLink } from './forgot-password.ts'
import { logout } from './logout.ts'
import { purgeSessions } from './purge-sessions.ts'
import { readLink } from './read-link.ts'
import { refreshSession } from './refresh-session.ts'
import { setPasswordByLink } from './set-password-by-link.ts'
import { setUpSuperadmin } from './set-up-superadmin.ts'
import { signIn } from './sign-in.ts'

export const sessionFeature = defineFeature({
  name: 'session',
  about: 'Signing in and out, tokens, forgotten passwords, invitations.',
  endpoints: { ...sessionEndpoints, ...accountEndpoints },
  handlers: {
    signIn: async (context, { body }) => ({ data: await signIn(context, body) }),
    exchangeToken: async (context, { body }) => ({
      data:
        'token' in body
          ? await exchangeSalt(context, body.token)
          : await refreshSession(context, body.refresh_token),
    }),
    refreshToken: async (context, { body }) => ({ data: await refreshSession(context, body.refresh_token) }),
    logout: async (context, { body }) => {
      await logout(context, body?.refresh_token)
      return { data: { message: context.t('session.signed_out') } }
    },
    readLink: async (context, { body }) => ({ data: await readLink(context, body.token) }),
    acceptInvitation: async (context, { body }) => ({
      data: {
        ...(await setPasswordByLink(context, 'invitation', body)),
        message: context.t('session.invitation_accepted'),
      },
    }),
    forgotPassword: async (context, { body }) => {
      await forgotPassword(context, body.email)
      return { data: { message: context.t('session.reset_link_sent', { email: body.email }) } }
    },
    resetPassword: async (context, { body }) => ({
      data: {
        ...(await setPasswordByLink(context, 'password_reset', body)),
        message: context.t('session.password_set'),
      },
    }),
    confirmEmail: async (context, { body }) => ({
      data: { ...(await confirmEmail(context, body.token)), message: context.t('session.email_confirmed') },
    }),
    setUp: async (context, { body }) => ({
      data: { ...(await setUpSuperadmin(context, body)), message: context.t('session.set_up') },
    }),
  },
  jobs: {
    'session.send-reset-link': (shop, data: { email: string }) =>
      inSystemContext(shop, context => sendResetLink(context, data)),
    'session.forget': purgeSessions,
  },
  schedules: { 'session.forget': '41 3 * * *' },
})
