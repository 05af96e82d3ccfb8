import type { Announcement } from '#server/platform/realtime.ts'
import type { TestShop } from './test-shop.ts'

export async function tracesOf(test: TestShop, write: () => Promise<unknown>) {
  const lines = () =>
    test.db
      .selectFrom('history')
      .select(['kind', 'record_id', 'act', 'user_id', 'params', 'changes'])
      .orderBy('id')
      .execute()
  const announced: Announcement[] = []
  const { announce } = test.shop.realtime
  test.shop.realtime.announce = announcements => announced.push(...announcements)
  const before = (await lines()).length
  await write()
  test.shop.realtime.announce = announce
  return {
    history: (await lines()).slice(before),
    announced: announced.filter(({ event }) => event === 'record.changed').map(({ payload }) => payload),
  }
}
