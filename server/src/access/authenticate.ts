import { type Kysely, sql } from 'kysely'
import { roleById } from '#contract/access/roles.ts'
import type { Language } from '#contract/shared/languages.ts'
import { prepared } from '#server/database/prepared.ts'
import type { Database } from '#server/database/tables.ts'
import type { CompanyState } from '#server/operation/company-state.ts'
import type { CurrentUser } from '#server/operation/context.ts'
import { type AccessClaims, readAccessToken } from './tokens.ts'

export async function authenticate(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<{ user: CurrentUser; company: CompanyState } | null> {
  const claims = token ? await readAccessToken(db, token, now) : null
  return claims && liveSession(db, claims, now)
}

export async function liveSession(
  db: Kysely<Database>,
  claims: AccessClaims,
  now: Date,
): Promise<{ user: CurrentUser; company: CompanyState } | null> {
  const { rows } = await sql<{
    id: number
    role_id: number
    full_name: string
    email: string
    language: Language
    timezone: string
    is_frozen: boolean
    is_in_maintenance: boolean
  }>`
    select ${prepared} u.id, u.role_id, u.full_name, u.email, u.language, c.timezone, c.is_frozen, c.is_in_maintenance
    from sessions s
    join users u on u.id = s.user_id
    cross join company c
    where s.id = ${claims.sessionId} and u.id = ${claims.userId}
      and s.revoked_at is null and s.expires_at > ${now}
      and u.status = 'active' and u.deleted_at is null`.execute(db)
  const [row] = rows
  if (!row) return null
  return {
    user: {
      id: row.id,
      role: roleById(row.role_id).name,
      full_name: row.full_name,
      email: row.email,
      language: row.language,
      session_id: claims.sessionId,
    },
    company: { timezone: row.timezone, isFrozen: row.is_frozen, isInMaintenance: row.is_in_maintenance },
  }
}
