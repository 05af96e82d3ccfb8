import type { z } from 'zod'
import { formatPhone } from '#contract/shared/phone.ts'
import type { User } from '#contract/users/user.ts'
import type { userQuery } from '#contract/users/user-endpoints.ts'
import { declareExport } from '#server/records/export/list-export.ts'
import { userList } from './user-queries.ts'

export const usersExport = declareExport<z.output<typeof userQuery>, User>({
  title: 'users.web.users',
  list: userList,
  columns: ({ t }) => [
    { title: 'users.fields.first_name', value: row => row.first_name },
    { title: 'users.fields.last_name', value: row => row.last_name },
    { title: 'users.fields.role', value: row => t(`lookups.roles.${row.role.name}`) },
    { title: 'users.fields.email', value: row => row.email },
    { title: 'users.fields.phone', value: row => formatPhone(row.phone, row.phone_extension) },
    { title: 'users.web.status', value: row => t(`users.statuses.${row.status}`) },
  ],
})
