import { z } from 'zod'

const passwordMinLength = 8
const passwordMaxLength = 128

/** A password to be set. Only the server checks for common passwords: the lists are large. */
const newPassword = z.string().min(passwordMinLength).max(passwordMaxLength)

/** A password to be checked: any text, so that today's rules lock nobody out. */
export const givenPassword = z.string().min(1).max(1000)

/** The two fields of every form that sets a password. */
export const passwordFields = { password: newPassword, password_confirmation: z.string().max(1000) }

interface PasswordFields {
  password: string
  password_confirmation: string
}

export const isConfirmed = (fields: PasswordFields): boolean =>
  fields.password === fields.password_confirmation

/** For `.refine(isConfirmed, confirmationIssue)`. */
export const confirmationIssue: { path: string[]; params: { code: string } } = {
  path: ['password_confirmation'],
  params: { code: 'password_confirmation_differs' },
}

/** Whether a password contains the person's name or e-mail address, or a long enough part of them. */
export function containsOwnData(
  password: string,
  person: { first_name: string; last_name: string; email: string },
): boolean {
  const text = password.toLowerCase()
  const [mailbox = ''] = person.email.toLowerCase().split('@')
  return [person.first_name, person.last_name, mailbox, person.email]
    .map(word => word.trim().toLowerCase())
    .some(word => word.length >= 3 && text.includes(word))
}
