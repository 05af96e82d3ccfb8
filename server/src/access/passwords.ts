import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { commonErrors } from '#contract/shared/errors.ts'
import { refusal } from '#server/operation/refusal.ts'

/** argon2id as OWASP recommends: 19 MiB, 2 passes, 1 lane. About 45 ms. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await derive(password, salt, cost)
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(salt)}$${unpadded(tag)}`
}

/** Takes as long without a hash, to hide unknown users. `count` runs before the check. */
export async function isPassword(
  password: string,
  hash: string | null,
  count?: () => Promise<void>,
): Promise<boolean> {
  const parsed = parse(hash ?? nobodysHash)
  const tag = await derive(password, parsed.salt, parsed.cost, count)
  return timingSafeEqual(tag, parsed.tag) && hash !== null
}

const nobodysHash = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Each hash takes a core, one of Node's four threads and 19 MiB. */
const atOnce = Math.min(availableParallelism(), 4)
/** A second or two of work. */
const maxWaiting = Math.max(20, 10 * atOnce)
let running = 0
const waiting: (() => void)[] = []

async function derive(
  password: string,
  nonce: Buffer,
  parameters: typeof cost,
  first?: () => Promise<void>,
): Promise<Buffer> {
  if (waiting.length >= maxWaiting) throw refusal(commonErrors.too_busy)
  if (running >= atOnce) await new Promise<void>(resolve => waiting.push(resolve))
  else running++
  try {
    await first?.()
    return await argon2id({ message: password.normalize('NFKC'), nonce, tagLength, ...parameters })
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

const argon2id = (parameters: Argon2Parameters): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    argon2('argon2id', parameters, (error, tag) => (error ? reject(error) : resolve(tag))),
  )

function parse(hash: string) {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(hash)
  if (!match) throw new Error('A password hash is not one of ours')
  const [memory, passes, parallelism] = match.slice(1, 4).map(Number)
  return {
    cost: { memory: memory!, passes: passes!, parallelism: parallelism! },
    salt: Buffer.from(match[4]!, 'base64'),
    tag: Buffer.from(match[5]!, 'base64'),
  }
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')
