import type { Photo } from '#contract/records/photo.ts'

/** Null without a photo. The key in the URLs gives a new photo new URLs. */
export function photoUrls(userId: number, photoKey: string | null): Photo | null {
  if (!photoKey) return null
  const url = (size: string) =>
    `/api/v1/users/${userId}/photo?size=${size}&v=${encodeURIComponent(photoKey.slice(-8))}`
  return { xs: url('xs'), sm: url('sm'), original: url('original') }
}
