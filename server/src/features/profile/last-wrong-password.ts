import { createHmac, randomBytes } from 'node:crypto'

const secret = randomBytes(32)
const most = 1000

interface Account {
  id: number
  password_hash: string | null
}

/**
 * The last wrong guess of each account, in this process's memory and nowhere else: a form that is checked while its other
 * fields are typed asks about the same one again and again, and that is one try.
 */
export const lastWrongPassword = {
  is: (account: Account, given: string): boolean => guesses.get(account.id) === markOf(account, given),
  store(account: Account, given: string): void {
    if (guesses.size >= most) guesses.clear()
    guesses.set(account.id, markOf(account, given))
  },
}

const guesses = new Map<number, string>()

/** Another password of the account makes it another guess. */
const markOf = ({ password_hash }: Account, given: string): string =>
  createHmac('sha256', secret).update(`${password_hash}:${given}`).digest('base64')
