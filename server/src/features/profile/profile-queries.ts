import { permissionMap, roleById } from '#contract/access/roles.ts'
import type { Profile } from '#contract/profile/profile.ts'
import type { Context } from '#server/operation/context.ts'
import { defaultListViews } from '#server/records/list-views/list-view-rows.ts'
import { photoUrls } from '#server/records/photos.ts'

export async function getProfile(context: Context): Promise<Profile> {
  const { db, user } = context
  const row = await db.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow()
  const role = roleById(row.role_id)
  return {
    id: row.id,
    full_name: row.full_name!,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    phone: row.phone,
    phone_extension: row.phone_extension,
    phones: row.phones as Profile['phones'],
    role_id: role.id,
    role: { id: role.id, name: role.name },
    photo: photoUrls(row.id, row.photo_key),
    language: row.language as Profile['language'],
    permissions: permissionMap(role.name) as Profile['permissions'],
    default_views: await defaultListViews(context),
    version: row.version,
  }
}
