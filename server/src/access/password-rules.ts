import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as english from '@zxcvbn-ts/language-en'
import { containsOwnData } from '#contract/session/password.ts'
import { sessionErrors } from '#contract/session/session-errors.ts'
import { refusal } from '#server/operation/refusal.ts'

/** Refuses a common password. Any other mix of letters and symbols is allowed. */
export function checkNewPassword(
  password: string,
  person: { first_name: string; last_name: string; email: string },
): void {
  const parameter = 'password'
  if (containsOwnData(password, person))
    throw refusal(sessionErrors.password_contains_own_data, { parameter })
  if (isCommon(password)) throw refusal(sessionErrors.password_too_common, { parameter })
}

/** Guessed within a million tries: scores 0 and 1. */
function isCommon(password: string): boolean {
  checker ??= new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    // A long password is not common, given its length, and checking all of it takes long.
    maxLength: 64,
  })
  return checker.check(password).score < 2
}

let checker: ZxcvbnFactory | undefined
