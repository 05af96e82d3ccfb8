import type { Context } from '#server/operation/context.ts'

type RevokeReason = 'logout' | 'reuse' | 'deactivated' | 'password' | 'role'

/** Refuses their tokens and closes their sockets from the commit on. */
export async function revokeSessions(
  context: Pick<Context, 'db' | 'now' | 'afterCommit' | 'shop'>,
  whose: { user: number } | { session: string },
  reason: RevokeReason,
): Promise<void> {
  await context.db
    .updateTable('sessions')
    .set({ revoked_at: context.now, revoked_reason: reason })
    .where(
      'user' in whose ? 'user_id' : 'id',
      '=',
      'user' in whose ? whose.user : (whose.session as string | number),
    )
    .where('revoked_at', 'is', null)
    .execute()
  context.afterCommit(() => context.shop.realtime.disconnect(whose))
}
