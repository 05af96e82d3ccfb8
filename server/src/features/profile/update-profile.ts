import type { z } from 'zod'
import type { Profile } from '#contract/profile/profile.ts'
import type { profileEndpoints } from '#contract/profile/profile-endpoints.ts'
import type { Language } from '#contract/shared/languages.ts'
import { lockUser } from '#server/features/users/index.ts'
import { checkVersion } from '#server/operation/check-version.ts'
import type { Context } from '#server/operation/context.ts'
import { announce } from '#server/records/announce.ts'
import { getProfile } from './profile-queries.ts'

type Input = z.output<typeof profileEndpoints.updateProfile.body>

export async function updateProfile(context: Context, { version, ...fields }: Input): Promise<Profile> {
  const user = await lockUser(context.db, context.user.id)
  await checkVersion(version, user!.version, () => getProfile(context))
  await context.db
    .updateTable('users')
    .set({ ...fields, phones: JSON.stringify(fields.phones), version: user!.version + 1 })
    .where('id', '=', context.user.id)
    .execute()
  context.record({ kind: 'user', recordId: context.user.id, act: 'profile_updated' })
  announce(context, 'user', context.user.id)
  return getProfile(context)
}

/** Without a version check, as it conflicts with no other edit. */
export async function changeOwnLanguage(context: Context, language: Language): Promise<Profile> {
  await context.db.updateTable('users').set({ language }).where('id', '=', context.user.id).execute()
  return getProfile(context)
}
