import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import { newSecret } from '#server/access/tokens.ts'
import type { Database } from '#server/database/tables.ts'
import { companyRoom, userRoom } from '#server/platform/realtime.ts'

export const channelsOf = (userId: number): string[] => [companyRoom, userRoom(userId)]

/** For clients that need a signature per channel. Sockets of Socket.IO are authenticated by the handshake. */
export async function signChannel(db: Kysely<Database>, socketId: string, channel: string): Promise<string> {
  const name = 'broadcasting'
  await db
    .insertInto('secrets')
    .values({ name, value: newSecret() })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return `rigbay:${createHmac('sha256', value).update(`${socketId}:${channel}`).digest('hex')}`
}
