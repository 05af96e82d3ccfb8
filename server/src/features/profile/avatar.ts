import type { Profile } from '#contract/profile/profile.ts'
import { setPhoto } from '#server/features/users/index.ts'
import type { Context } from '#server/operation/context.ts'
import type { StoredUpload } from '#server/platform/files/index.ts'
import { claimImage, dropImage } from '#server/records/stored-image.ts'
import { getProfile } from './profile-queries.ts'

export async function uploadAvatar(context: Context, photos: StoredUpload[]): Promise<Profile> {
  const image = await claimImage(context, photos[0], 'photo')
  await dropImage(context, await setPhoto(context, context.user.id, image))
  return getProfile(context)
}

export async function deleteAvatar(context: Context): Promise<Profile> {
  await dropImage(context, await setPhoto(context, context.user.id, null))
  return getProfile(context)
}
