import { createHash, randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, importJWK, type JWK, type JWTPayload, jwtVerify, SignJWT } from 'jose'
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

interface Keys {
  private: Key
  public: Key
  /** Tokens with a checked signature, oldest first. */
  verified: Map<string, Verified>
}

interface Verified {
  claims: AccessClaims
  /** Unix seconds. */
  expires: number
}

const keysOf = new WeakMap<object, Promise<Keys>>()

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

/** Null if invalid or expired. Does not check the session. */
export async function readAccessToken(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<AccessClaims | null> {
  const keys = await signingKeys(db)
  const cached = keys.verified.get(token)
  if (cached && unixSeconds(now) < cached.expires) return cached.claims
  try {
    const { payload } = await jwtVerify(token, keys.public, { algorithms: ['EdDSA'], currentDate: now })
    // A link for a file is signed with the same key.
    if (payload.aud !== undefined) return null
    const claims = { userId: Number(payload.sub), sessionId: String(payload.sid) }
    remember(keys.verified, token, { claims, expires: payload.exp! })
    return claims
  } catch (error) {
    return nullIfInvalid(error)
  }
}

export async function signLink(
  db: Kysely<Database>,
  audience: string,
  content: JWTPayload,
  expires: Date,
): Promise<string> {
  return new SignJWT(content)
    .setProtectedHeader({ alg: 'EdDSA' })
    .setAudience(audience)
    .setExpirationTime(unixSeconds(expires))
    .sign((await signingKeys(db)).private)
}

/** Null if forged or expired. */
export async function readLink(
  db: Kysely<Database>,
  audience: string,
  token: string,
  now: Date,
): Promise<JWTPayload | null> {
  try {
    const options = { algorithms: ['EdDSA'], audience, currentDate: now }
    return (await jwtVerify(token, (await signingKeys(db)).public, options)).payload
  } catch (error) {
    return nullIfInvalid(error)
  }
}

function nullIfInvalid(error: unknown): null {
  if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_J')) return null
  throw error
}

/** One key pair per database, created at first use. */
function signingKeys(db: Kysely<Database>): Promise<Keys> {
  const cached = keysOf.get(db)
  if (cached) return cached
  const loading = loadKeys(db)
  keysOf.set(db, loading)
  loading.catch(() => keysOf.delete(db))
  return loading
}

const remembered = 5000

function remember(verified: Map<string, Verified>, token: string, found: Verified): void {
  if (verified.size >= remembered) verified.delete(verified.keys().next().value!)
  verified.set(token, found)
}

async function loadKeys(db: Kysely<Database>): Promise<Keys> {
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
    verified: new Map(),
  }
}
