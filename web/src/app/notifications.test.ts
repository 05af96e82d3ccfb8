import { expect, it } from 'vitest'
import type { Notification } from '#contract/notifications/notification.ts'
import { prepended, without } from './notifications.ts'

const one = (id: number) => ({ id }) as Notification
const shown = { pages: [{ data: [one(9), one(8)] }, { data: [one(7)] }], pageParams: [undefined, 8] }
const ids = (pages: typeof shown) => pages.pages.map(page => page.data.map(({ id }) => id))

it('newer notifications go before the others, each once', { tags: 'NOTIF-005' }, () => {
  expect(ids(prepended(shown, [one(11), one(10), one(9)]) as typeof shown)).toEqual([[11, 10, 9, 8], [7]])
})

it('a deleted one leaves the list', { tags: 'NOTIF-006' }, () => {
  expect(ids(without(shown, 7) as typeof shown)).toEqual([[9, 8], []])
})
