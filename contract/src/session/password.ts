import { z } from 'zod'
import { isRecord } from '../shared/fields.ts'

const passwordMinLength = 8
const passwordMaxLength = 128

/** A password to be set. Only the server checks for common passwords: the lists are large. */
const newPassword = z.string().min(passwordMinLength).max(passwordMaxLength)

/** A password to be checked: any text, so that today's rules lock nobody out. */
export const givenPassword = z.string().min(1).max(1000)

/** The two fields of every form that sets a password. */
export const passwordFields = { password: newPassword, password_confirmation: z.string().min(1).max(1000) }

interface PasswordFields {
  password: string
  password_confirmation: string
}

/** For `.check(isConfirmed)`. One that is empty is missing, and says so by itself. */
export const isConfirmed = z.refine<PasswordFields>(
  ({ password, password_confirmation }) => !password_confirmation || password_confirmation === password,
  {
    path: ['password_confirmation'],
    params: { code: 'password_confirmation_differs' },
    when: isRecord,
  },
)

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
