import { expect, it } from 'vitest'
import { Refusal } from '#server/operation/refusal.ts'
import { checkNewPassword } from './password-rules.ts'

const person = { first_name: 'Rosa', last_name: 'Delgado', email: 'shop7@rigbay.test' }

/** Field and code of the refusal; undefined for an accepted password. */
async function refusalOf(password: string): Promise<string | undefined> {
  try {
    await checkNewPassword(password, person)
  } catch (error) {
    if (error instanceof Refusal) return `${error.reasons[0]!.parameter} ${error.message}`
    throw error
  }
}

it.each(['password1', 'letmein12', 'sunshine99', 'q1w2e3r4t5', 'qwertyuiop', 'iloveyou12'])(
  '%s is too common',
  async password => {
    expect(await refusalOf(password)).toBe('password password_too_common')
  },
)

it.each(['gasket!7', 'brakeshoe', 'tire2042', 'eleven copper'])('%s is not', async password => {
  expect(await refusalOf(password)).toBeUndefined()
})

it.each(['rosa on monday', 'the DELGADO way', 'warm shop7 diesel'])(
  '%s has their own data in it',
  async password => {
    expect(await refusalOf(password)).toBe('password password_contains_own_data')
  },
)
