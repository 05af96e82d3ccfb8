import { profileEndpoints } from '#contract/profile/profile-endpoints.ts'
import { defineFeature } from '#server/operation/feature.ts'
import { deleteAvatar, uploadAvatar } from './avatar.ts'
import { changeOwnPassword } from './change-own-password.ts'
import { cancelEmailChange, getEmailChange, requestEmailChange } from './email-change.ts'
import { getProfile } from './profile-queries.ts'
import { changeOwnLanguage, updateProfile } from './update-profile.ts'

export const profileFeature = defineFeature({
  name: 'profile',
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
})
