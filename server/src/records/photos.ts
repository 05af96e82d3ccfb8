import type { Photo } from '#contract/records/photo.ts'

/** Addresses of a user's picture, or null without one. The key is in them so that a new picture has a new address. */
export function photoUrls(userId: number, photoKey: string | null): Photo | null {
  if (!photoKey) return null
  const url = (size: string) =>
    `/api/v1/users/${userId}/photo?size=${size}&v=${encodeURIComponent(photoKey.slice(-8))}`
  return { xs: url('xs'), sm: url('sm'), original: url('original') }
}
