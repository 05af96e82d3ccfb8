import type { Announcement } from '#server/platform/realtime.ts'
import type { TestShop } from './test-shop.ts'

/** What a write adds to histories, and which records it tells open browsers to read again. */
export async function tracesOf(test: TestShop, write: () => Promise<unknown>) {
  const lines = () =>
    test.db
      .selectFrom('history')
      .select(['kind', 'record_id', 'act', 'user_id', 'params', 'changes'])
      .orderBy('id')
      .execute()
  const told: Announcement[] = []
  const { tell } = test.shop.realtime
  test.shop.realtime.tell = announcements => told.push(...announcements)
  const before = (await lines()).length
  await write()
  test.shop.realtime.tell = tell
  return {
    history: (await lines()).slice(before),
    announced: told.filter(({ event }) => event === 'record.changed').map(({ payload }) => payload),
  }
}
