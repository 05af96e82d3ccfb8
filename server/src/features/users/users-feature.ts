import { newUser } from '#contract/users/user.ts'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import { defineFeature } from '#server/operation/feature.ts'
import { fieldCheck, reasonsOf } from '#server/operation/field-checks.ts'
import { exportLink } from '#server/records/export/export-link.ts'
import { createInvitationLink } from './create-invitation-link.ts'
import { createUser } from './create-user.ts'
import { deleteUser } from './delete-user.ts'
import { getUserPhoto } from './get-user-photo.ts'
import { inviteUser } from './invite-user.ts'
import { checkEmailFree, lockEditableUser, lockInvitedUser } from './lock-user.ts'
import { setPassword } from './set-password.ts'
import { toggleUserStatus } from './toggle-user-status.ts'
import { updateUser } from './update-user.ts'
import { getUser, listUsers, listUsersShort } from './user-queries.ts'

const emailIsFree = fieldCheck(newUser.pick({ email: true }), ({ db }, { email }, { id }) =>
  reasonsOf(() => checkEmailFree(db, email, { ownerId: id })),
)

export const usersFeature = defineFeature({
  name: 'users',
  about: 'Staff: accounts, roles, invitations, passwords.',
  endpoints: userEndpoints,
  handlers: {
    listUsers: (context, { query }) => listUsers(context, query),
    exportUsers: (context, { query }) => exportLink(context, 'users', query),
    listUsersShort: async (context, { query }) => ({ data: await listUsersShort(context, query) }),
    getUser: async (context, { params }) => ({ data: await getUser(context, params.id) }),
    getUserPhoto: (context, { params, query }) => getUserPhoto(context, params.id, query.size),
    createUser: async (context, { body }) => ({ data: await createUser(context, body) }),
    updateUser: async (context, { params, body }) => ({ data: await updateUser(context, params.id, body) }),
    async changeUserPassword(context, { params, body }) {
      const user = await lockEditableUser(context, params.id)
      await setPassword(context, user, body.password)
      return { data: await getUser(context, params.id) }
    },
    toggleUserStatus: async (context, { params }) => ({ data: await toggleUserStatus(context, params.id) }),
    async resendInvitation(context, { params }) {
      await inviteUser(context, await lockInvitedUser(context, params.id))
      return { data: await getUser(context, params.id) }
    },
    createInvitationLink: async (context, { params }) => ({
      data: { link: await context.write(writing => createInvitationLink(writing, params.id)) },
    }),
    deleteUser: (context, { params }) => deleteUser(context, params.id),
  },
  fieldChecks: { createUser: [emailIsFree], updateUser: [emailIsFree] },
})
