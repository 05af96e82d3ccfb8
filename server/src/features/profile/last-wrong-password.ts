import { createHmac, randomBytes } from 'node:crypto'

const secret = randomBytes(32)
const maxAccounts = 1000

interface Account {
  id: number
  password_hash: string | null
}

/**
 * The last wrong password of each account, hashed in memory. Live validation repeats the same one while other fields
 * are typed, which counts as one attempt.
 */
export const lastWrongPassword = {
  is: (account: Account, given: string): boolean => guesses.get(account.id) === markOf(account, given),
  store(account: Account, given: string): void {
    if (guesses.size >= maxAccounts) guesses.clear()
    guesses.set(account.id, markOf(account, given))
  },
}

const guesses = new Map<number, string>()

const markOf = ({ password_hash }: Account, given: string): string =>
  createHmac('sha256', secret).update(`${password_hash}:${given}`).digest('base64')
