import { createHash, randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from 'jose'
import type { Kysely } from 'kysely'
import type { Database } from '#server/database/tables.ts'
import { unixSeconds } from '#server/platform/clock.ts'

export const accessTokenSeconds = 15 * 60

/** A random 256-bit secret that is sent once; only its hash is stored. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

export interface AccessClaims {
  userId: number
  sessionId: string
}

type Key = Awaited<ReturnType<typeof generateKeyPair>>['privateKey']

const keys = new WeakMap<object, Promise<{ private: Key; public: Key }>>()

/** EdDSA, 15 minutes. */
export async function signAccessToken(
  db: Kysely<Database>,
  claims: AccessClaims,
  now: Date,
): Promise<string> {
  const issued = unixSeconds(now)
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: 'EdDSA' })
    .setSubject(String(claims.userId))
    .setIssuedAt(issued)
    .setExpirationTime(issued + accessTokenSeconds)
    .sign((await signingKeys(db)).private)
}

/** The claims of a valid, unexpired token, else null. Does not check whether its session is still alive. */
export async function readAccessToken(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, (await signingKeys(db)).public, {
      algorithms: ['EdDSA'],
      currentDate: now,
    })
    return { userId: Number(payload.sub), sessionId: String(payload.sid) }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_J')) return null
    throw error
  }
}

/** One key pair for all processes on a database, created by the first that needs it. */
function signingKeys(db: Kysely<Database>) {
  const known = keys.get(db)
  if (known) return known
  const loading = loadKeys(db)
  keys.set(db, loading)
  loading.catch(() => keys.delete(db))
  return loading
}

async function loadKeys(db: Kysely<Database>) {
  const pair = await generateKeyPair('EdDSA', { extractable: true })
  const value = JSON.stringify({
    private: await exportJWK(pair.privateKey),
    public: await exportJWK(pair.publicKey),
  })
  await db
    .insertInto('secrets')
    .values({ name: 'access_token_keys', value })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const row = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'access_token_keys')
    .executeTakeFirstOrThrow()
  const stored = JSON.parse(row.value) as { private: JWK; public: JWK }
  return {
    private: (await importJWK(stored.private, 'EdDSA')) as Key,
    public: (await importJWK(stored.public, 'EdDSA')) as Key,
  }
}
