import i18next from 'i18next'
import { formatPhone } from '#contract/shared/phone.ts'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import { onRecordChanged } from '#web/api/record-changes.ts'
import { registerOverlay } from '#web/shell/overlays.ts'
import { listSearch, registerPaletteSearch } from '#web/shell/palette.ts'

registerPaletteSearch({
  name: 'users',
  heading: 'app.menu.staff',
  requires: userEndpoints.listUsers.requires,
  pages: ['/users'],
  search: listSearch(userEndpoints.listUsers, ({ id, full_name, role, email, phone, status }) => ({
    id,
    title: full_name,
    subtitle: [i18next.t(`users.roles.${role.name}`), phone && formatPhone(phone), email]
      .filter(Boolean)
      .join(' · '),
    names: [email, phone],
    ...(status !== 'active' && {
      status: { tone: 'outlined', label: i18next.t(`users.statuses.${status}`) },
    }),
    to: `/users/${id}`,
  })),
})

registerOverlay('users.invite-mechanic', () => import('./overlays/invite-mechanic.tsx'))
registerOverlay('users.invitation-link', () => import('./overlays/invitation-link.tsx'))

onRecordChanged('user', [userEndpoints.listUsers, userEndpoints.getUser, userEndpoints.listUsersShort])
