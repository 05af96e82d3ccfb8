import i18next from 'i18next'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import { onRecordChanged } from '#web/api/record-changes.ts'
import { registerPaletteSearch, shortListSearch } from '#web/shell/palette.ts'

registerPaletteSearch({
  name: 'users',
  heading: 'app.menu.staff',
  requires: userEndpoints.getUser.requires,
  search: shortListSearch(userEndpoints.listUsersShort, ({ id, full_name, role }) => ({
    id,
    title: full_name,
    subtitle: i18next.t(`users.roles.${role.name}`),
    to: `/users/${id}`,
  })),
})

onRecordChanged('user', [userEndpoints.listUsers, userEndpoints.getUser, userEndpoints.listUsersShort])
