import { randomUUID } from 'node:crypto'
import { signAccessToken } from '../server/src/access/tokens.ts'

export async function adminToken({ db }: { db: Parameters<typeof signAccessToken>[0] }): Promise<string> {
  const { id } = await db
    .insertInto('users')
    .values({
      role_id: 2,
      first_name: 'Ada',
      last_name: 'Bench',
      email: `ada-${randomUUID()}@bench.test`,
      status: 'active',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const sessionId = randomUUID()
  const now = new Date(Date.now() + 3600_000)
  const expires_at = new Date(Date.now() + 86_400_000)
  await db
    .insertInto('sessions')
    .values({ id: sessionId, user_id: id, cookie_hash: sessionId, expires_at })
    .execute()
  return signAccessToken(db, { userId: id, sessionId }, now)
}
