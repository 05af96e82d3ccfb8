import i18next from 'i18next'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import { request } from '#web/api/request.ts'
import { registerPaletteSearch } from '#web/shell/palette.ts'
import { onRecordChanged } from '#web/shell/record-changes.ts'
import { userReads } from './user-reads.ts'

registerPaletteSearch({
  name: 'users',
  heading: 'app.menu.staff',
  requires: userEndpoints.getUser.requires,
  async search(text, signal) {
    const { data } = await request(userEndpoints.listUsersShort, { query: { search: text } }, { signal })
    return data.slice(0, 4).map(({ id, full_name, role }) => ({
      id,
      title: full_name,
      subtitle: i18next.t(`users.roles.${role.name}`),
      to: `/users/${id}`,
    }))
  },
})

onRecordChanged('user', userReads)
