import type { Photo } from '#contract/records/photo.ts'
import type { ImageSize } from '#server/records/stored-image.ts'

export type Logo = 'logo' | 'ecommerce-logo'

/** Contain the key, so that browsers load a new logo. */
export function logoUrls(logo: Logo, key: string | null): Photo | null {
  if (!key) return null
  const url = (size: ImageSize) =>
    `/api/v1/company/${logo}?size=${size}&v=${encodeURIComponent(key.slice(-8))}`
  return { xs: url('xs'), sm: url('sm'), original: url('original') }
}
