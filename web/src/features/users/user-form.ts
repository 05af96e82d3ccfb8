import type { User } from '#contract/users/user.ts'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import { declareForm } from '#web/ui/form/form-declaration.ts'
import { emptyUser, userBody, valuesOf } from './user-values.ts'

export const userForm = declareForm({
  kind: 'user',
  endpoints: { get: userEndpoints.getUser, create: userEndpoints.createUser, edit: userEndpoints.updateUser },
  values: { empty: emptyUser, of: valuesOf, toBody: userBody },
  label: field => labels[field] ?? `users.fields.${field}`,
  draft: { name: 'users' },
  page: {
    path: '/users',
    titles: { list: 'users.web.users', create: 'users.web.new', edit: 'users.web.edit' },
    nameOf: (user: User) => user.full_name,
    missing: { notice: 'users.errors.no_such_user', to: '/users' },
  },
})

const labels: Record<string, string> = { phones: 'users.web.more_phones', role_id: 'users.fields.role' }
