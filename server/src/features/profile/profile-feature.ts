import { z } from 'zod'
import { profileEndpoints } from '#contract/profile/profile-endpoints.ts'
import { givenPassword } from '#contract/session/password.ts'
import { lockUser } from '#server/features/users/index.ts'
import { defineFeature } from '#server/operation/feature.ts'
import { fieldCheck } from '#server/operation/field-checks.ts'
import { deleteAvatar, uploadAvatar } from './avatar.ts'
import { changeOwnPassword, validatePasswordAsTyped } from './change-own-password.ts'
import { cancelEmailChange, getEmailChange, requestEmailChange } from './email-change.ts'
import { getProfile } from './profile-queries.ts'
import { changeOwnLanguage, updateProfile } from './update-profile.ts'

const currentPasswordIsRight = fieldCheck(
  z.object({ current_password: givenPassword }),
  async (context, { current_password }) =>
    validatePasswordAsTyped(context, (await lockUser(context.db, context.user.id))!, current_password),
)

export const profileFeature = defineFeature({
  name: 'profile',
  about: 'The account of the signed-in user.',
  endpoints: profileEndpoints,
  handlers: {
    getProfile: async context => ({ data: await getProfile(context) }),
    updateProfile: async (context, { body }) => ({ data: await updateProfile(context, body) }),
    changeOwnLanguage: async (context, { body }) => ({
      data: await changeOwnLanguage(context, body.language),
    }),
    async changeOwnPassword(context, { body }) {
      await changeOwnPassword(context, body)
      return { data: { message: context.t('profile.password_changed') } }
    },
    uploadAvatar: async (context, { files }) => ({ data: await uploadAvatar(context, files.photo) }),
    deleteAvatar: async context => ({ data: await deleteAvatar(context) }),
    getEmailChange: async context => ({ data: await getEmailChange(context) }),
    requestEmailChange: async (context, { body }) => ({
      data: await requestEmailChange(context, body.new_email),
    }),
    cancelEmailChange: (context, { params }) => cancelEmailChange(context, params.id),
  },
  fieldChecks: { changeOwnPassword: [currentPasswordIsRight] },
})
