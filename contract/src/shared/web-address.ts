import { typedText } from './text.ts'

/** `www.shop.com` -> `https://www.shop.com`. Optional. */
export const webAddress = typedText()
  .max(200)
  .transform(text => (text === '' || /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`))
  .refine(text => text === '' || isWebAddress(text), { params: { code: 'validate__web-address' } })
  .nullish()
  .transform(text => text ?? '')

/** A host of at least two labels, without credentials. */
function isWebAddress(text: string): boolean {
  const url = /\s/.test(text) ? null : URL.parse(text)
  if (!url || url.username || url.password) return false
  return /^https?:$/.test(url.protocol) && /^[^.]+(\.[^.]+)+$/.test(url.hostname)
}
