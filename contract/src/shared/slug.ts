import slugify from 'slugify'
import { typedText } from './text.ts'

export const slugMax = 255

/** Lower-case Latin letters and digits, words joined by hyphens. */
const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

const isSlug = (text: string): boolean => text === '' || slugPattern.test(text)

export const slug = typedText()
  .max(slugMax)
  .refine(isSlug, { params: { code: 'validate__slug' } })

/** Its error is `The slug field is required.` */
export const requiredSlug = typedText('validate__slug-required')
  .min(1, 'validate__slug-required')
  .max(slugMax)
  .refine(isSlug, { params: { code: 'validate__slug' } })

/**
 * `Brake Pad (Front)` -> `brake-pad-front`, `Тормозные колодки` -> `tormoznye-kolodki`. Empty without
 * transliterable letters.
 */
export const slugOf = (text: string): string =>
  slugify(text.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]+/gu, ' '), { lower: true, strict: true })
    .slice(0, slugMax)
    .replace(/-$/, '')
