import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { containsOwnData } from '#contract/session/password.ts'
import { sessionErrors } from '#contract/session/session-errors.ts'
import { refusal } from '#server/operation/refusal.ts'

/** Refuses common passwords; any mix of letters and symbols is allowed. */
export async function checkNewPassword(
  password: string,
  person: { first_name: string; last_name: string; email: string },
): Promise<void> {
  const parameter = 'password'
  if (containsOwnData(password, person))
    throw refusal(sessionErrors.password_contains_own_data, { parameter })
  if (await isCommon(password)) throw refusal(sessionErrors.password_too_common, { parameter })
}

/** Guessed within a million tries: scores 0 and 1. */
async function isCommon(password: string): Promise<boolean> {
  checker ??= loadChecker()
  return (await checker).check(password).score < 2
}

let checker: Promise<ZxcvbnFactory> | undefined

/** Loaded at first use: the dictionaries are large. */
async function loadChecker(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    // A longer password is not common, and checking it takes long.
    maxLength: 64,
  })
}
