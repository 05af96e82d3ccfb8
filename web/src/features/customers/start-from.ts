import { parsePhoneWithExtension } from '#contract/shared/phone.ts'

/** Prefills a phone, an e-mail or a name from a search without results. */
export function startFrom(typed: string): Record<string, string> {
  const text = typed.trim()
  if (text === '') return {}
  const found = text.includes('@') ? null : parsePhoneWithExtension(text)
  if (found) return { phone: found.phone, ...(found.extension ? { phone_extension: found.extension } : {}) }
  if (/^\S+@\S+$/.test(text)) return { email: text }
  if (/\d/.test(text)) return {}
  const [first_name = '', ...rest] = text.split(/\s+/)
  return rest.length > 0 ? { first_name, last_name: rest.join(' ') } : { first_name }
}
