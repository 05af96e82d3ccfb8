import { z } from 'zod'
import { roles } from '../access/roles.ts'
import { exportEndpoint } from '../records/list-export.ts'
import { isConfirmed, passwordFields } from '../session/password.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { id } from '../shared/fields.ts'
import { listOf, one, pageOf, pageQuery, searchText } from '../shared/page.ts'
import { newUser, shortUser, user, userChange } from './user.ts'
import { userStatuses } from './user-rules.ts'

const role = z.union([...roles.map(one => z.literal(one.id)), ...roles.map(one => z.literal(one.name))])

export const userQuery = pageQuery(['id', 'full_name', 'email', 'status', 'last_login']).extend({
  search: searchText,
  role_id: id.max(4).optional(),
  status: z.enum(userStatuses).optional(),
})

export const userEndpoints = {
  listUsers: defineEndpoint({
    method: 'GET',
    path: '/api/v1/users',
    requires: 'users.read',
    summary: 'Staff, newest first',
    query: userQuery,
    response: pageOf(user),
  }),
  exportUsers: exportEndpoint('/api/v1/users', {
    requires: 'users.read',
    query: userQuery,
    what: 'the staff',
  }),
  listUsersShort: defineEndpoint({
    method: 'GET',
    path: '/api/v1/users/short-list',
    requires: [
      'users.read',
      'orders-bs.create',
      'orders-bs.update',
      'orders-bs.reassign-mechanic',
      'orders-parts.create',
      'orders-parts.update',
      'orders-parts.assign-sales-manager',
      'vehicle-owners.read',
    ],
    summary: 'People to choose from, by name; `id` overrides the other filters',
    query: z.object({
      id: id.optional(),
      search: searchText,
      roles: z.array(role).max(4).optional(),
      statuses: z.array(z.enum(userStatuses)).max(3).optional(),
    }),
    response: listOf(shortUser),
  }),
  getUser: defineEndpoint({
    method: 'GET',
    path: '/api/v1/users/{id}',
    requires: 'users.read',
    summary: 'One user',
    response: one(user),
  }),
  getUserPhoto: defineEndpoint({
    method: 'GET',
    path: '/api/v1/users/{id}/photo',
    requires: 'signed-in',
    summary: "A user's picture: whole, or a square of 48 (xs) or 150 (sm)",
    query: z.object({ size: z.enum(['xs', 'sm', 'original']).default('original'), v: z.string().optional() }),
    response: 'file',
  }),
  createUser: defineEndpoint({
    method: 'POST',
    path: '/api/v1/users',
    requires: 'users.create',
    summary: 'Adds a user, pending, and sends the invitation',
    body: newUser,
    response: one(user),
  }),
  updateUser: defineEndpoint({
    method: 'PUT',
    also: 'POST',
    path: '/api/v1/users/{id}',
    requires: 'users.update',
    summary: 'Changes a user; another role ends their sessions',
    body: userChange,
    response: one(user),
  }),
  changeUserPassword: defineEndpoint({
    method: 'POST',
    also: 'PUT',
    path: '/api/v1/users/{id}/change-password',
    requires: 'users.update',
    summary: "Sets another user's password and ends their sessions",
    body: z.object(passwordFields).check(isConfirmed),
    response: one(user),
  }),
  toggleUserStatus: defineEndpoint({
    method: 'PUT',
    also: 'POST',
    path: '/api/v1/users/{id}/toggle-status',
    requires: 'users.update',
    summary: 'Deactivates an active user, activates any other',
    response: one(user),
  }),
  resendInvitation: defineEndpoint({
    method: 'PUT',
    also: 'POST',
    path: '/api/v1/users/{id}/resend-invitation',
    requires: 'users.update',
    summary: 'Sends a pending user a new invitation, which replaces the earlier one',
    response: one(user),
  }),
  createInvitationLink: defineEndpoint({
    method: 'POST',
    path: '/api/v1/users/{id}/invitation-link',
    requires: 'users.update',
    summary: 'A new invitation link of a pending user, to hand over; it replaces the earlier one',
    response: one(z.object({ link: z.string() })),
    // Stored answers of idempotent requests would contain the link.
    ownTransactions: true,
  }),
  deleteUser: defineEndpoint({
    method: 'DELETE',
    path: '/api/v1/users/{id}',
    requires: 'users.delete',
    summary: 'Deletes a user who is not active and has no open or deleted orders',
    response: 'nothing',
  }),
}
