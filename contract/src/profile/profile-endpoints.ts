import { z } from 'zod'
import { givenPassword, isConfirmed, passwordFields } from '../session/password.ts'
import { email } from '../shared/email.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { version } from '../shared/fields.ts'
import { language } from '../shared/languages.ts'
import { one } from '../shared/page.ts'
import { imageRules } from '../shared/uploads.ts'
import { personFields } from '../users/user.ts'
import { emailChange } from './email-change.ts'
import { profile } from './profile.ts'

const message = one(z.object({ message: z.string() }))

export const profileEndpoints = {
  getProfile: defineEndpoint({
    method: 'GET',
    path: '/api/v1/profile',
    requires: 'profile.read',
    alwaysOpen: true,
    summary: 'The signed-in user and their permissions',
    response: one(profile),
  }),
  updateProfile: defineEndpoint({
    method: 'PUT',
    also: 'POST',
    path: '/api/v1/profile',
    requires: 'profile.update',
    alwaysOpen: true,
    summary: 'Changes own name, phones and language',
    body: z.object({ ...personFields, language: language.optional(), version }),
    response: one(profile),
  }),
  changeOwnLanguage: defineEndpoint({
    method: 'PUT',
    also: 'POST',
    path: '/api/v1/profile/language',
    requires: 'profile.update',
    alwaysOpen: true,
    summary: 'Changes own language',
    body: z.object({ language }),
    response: one(profile),
  }),
  changeOwnPassword: defineEndpoint({
    method: 'PUT',
    also: 'POST',
    path: '/api/v1/profile/change-password',
    requires: 'profile.update',
    alwaysOpen: true,
    summary: 'Changes own password and ends all own sessions, including this one',
    body: z.object({ current_password: givenPassword, ...passwordFields }).check(isConfirmed),
    response: message,
  }),
  uploadAvatar: defineEndpoint({
    method: 'POST',
    path: '/api/v1/profile/avatar',
    requires: 'profile.update',
    alwaysOpen: true,
    summary: 'Sets own picture (multipart: photo)',
    files: { photo: imageRules },
    response: one(profile),
  }),
  deleteAvatar: defineEndpoint({
    method: 'DELETE',
    path: '/api/v1/profile/avatar',
    requires: 'profile.update',
    alwaysOpen: true,
    summary: 'Removes own picture; also succeeds without one',
    response: one(profile),
  }),
  getEmailChange: defineEndpoint({
    method: 'GET',
    path: '/api/v1/profile/change-email',
    requires: 'profile.read',
    alwaysOpen: true,
    summary: 'The own request for another address, or null',
    response: one(emailChange.nullable()),
  }),
  requestEmailChange: defineEndpoint({
    method: 'POST',
    path: '/api/v1/profile/change-email',
    requires: 'profile.update',
    alwaysOpen: true,
    summary: 'Sends a link to the new address and a notice to the old one; replaces an earlier request',
    body: z.object({ new_email: email }),
    response: one(emailChange),
  }),
  cancelEmailChange: defineEndpoint({
    method: 'DELETE',
    path: '/api/v1/profile/change-email/{id}',
    requires: 'profile.update',
    alwaysOpen: true,
    summary: 'Cancels the own request; 404 without one',
    response: 'nothing',
  }),
}
