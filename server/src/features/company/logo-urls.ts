import type { Photo } from '#contract/records/photo.ts'
import type { ImageSize } from '#server/records/stored-image.ts'

/** As its path calls it. */
export type Logo = 'logo' | 'ecommerce-logo'

/** They contain the key, so that a new logo has a new address. */
export function logoUrls(logo: Logo, key: string | null): Photo | null {
  if (!key) return null
  const url = (size: ImageSize) =>
    `/api/v1/company/${logo}?size=${size}&v=${encodeURIComponent(key.slice(-8))}`
  return { xs: url('xs'), sm: url('sm'), original: url('original') }
}
