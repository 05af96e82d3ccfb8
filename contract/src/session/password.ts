import { z } from 'zod'
import { isRecord } from '../shared/fields.ts'

const passwordMinLength = 8
const passwordMaxLength = 128

/** Of a new password. Common passwords are checked by the server alone: the lists are large. */
const newPassword = z.string().min(passwordMinLength).max(passwordMaxLength)

/** Of an existing password: older ones may be shorter than today's minimum. */
export const givenPassword = z.string().min(1).max(1000)

export const passwordFields = { password: newPassword, password_confirmation: z.string().min(1).max(1000) }

interface PasswordFields {
  password: string
  password_confirmation: string
}

/** For `.check(isConfirmed)`. An empty field has its own error. */
export const isConfirmed = z.refine<PasswordFields>(
  ({ password, password_confirmation }) => !password_confirmation || password_confirmation === password,
  {
    path: ['password_confirmation'],
    params: { code: 'password_confirmation_differs' },
    when: isRecord,
  },
)

/** Whether a password contains the name or e-mail address, or a long part of them. */
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
