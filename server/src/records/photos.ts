import type { Photo } from '#contract/records/photo.ts'

/** URLs of a user's photo, or null without one. They contain the key, so that a new photo has a new URL. */
export function photoUrls(userId: number, photoKey: string | null): Photo | null {
  if (!photoKey) return null
  const url = (size: string) =>
    `/api/v1/users/${userId}/photo?size=${size}&v=${encodeURIComponent(photoKey.slice(-8))}`
  return { xs: url('xs'), sm: url('sm'), original: url('original') }
}
