import { parsePhone } from '#contract/shared/phone.ts'

/** Starts a new customer from a search without results: a phone, an e-mail or a name. */
export function startFrom(typed: string): Record<string, string> {
  const text = typed.trim()
  if (text === '') return {}
  const phone = /[a-z@]/i.test(text) ? null : parsePhone(text)
  if (phone) return { phone }
  if (/^\S+@\S+$/.test(text)) return { email: text }
  if (/\d/.test(text)) return {}
  const [first_name = '', ...rest] = text.split(/\s+/)
  return rest.length > 0 ? { first_name, last_name: rest.join(' ') } : { first_name }
}
