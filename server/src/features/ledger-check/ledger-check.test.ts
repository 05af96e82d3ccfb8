import { expect, it } from 'vitest'
import { ledgerCheckEndpoints } from '#contract/ledger-check/ledger-check.ts'
import { notificationEndpoints } from '#contract/notifications/notification-endpoints.ts'
import { partFixtures } from '#server/testing/part-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { notifyDifferences } from './notify-differences.ts'

const test = await testShop()
const owner = await test.signIn('superadmin')
const admin = await test.signIn('admin')
const make = await partFixtures(test, admin)

const differences = async () => (await owner.call(ledgerCheckEndpoints.checkLedgers, {})).data.differences
const notices = async () =>
  (await owner.call(notificationEndpoints.listNotifications, {})).data.filter(
    ({ type }) => type === 'ledger_difference',
  )

it('finds sums that differ from their rows, and notifies superadmins of each once', async () => {
  const { id } = await make.part({})
  const setReserved = (reserved: string) =>
    test.db.updateTable('part_stock').set({ reserved }).where('part_id', '=', id).execute()
  await notifyDifferences(test.shop)
  expect([await differences(), await notices()]).toEqual([[], []])

  await setReserved('3')
  expect(await differences()).toEqual([
    { check: 'reserved', count: 1, records: [{ label: expect.any(String), link: `/parts/${id}` }] },
  ])
  await notifyDifferences(test.shop)
  await notifyDifferences(test.shop)
  expect(await notices()).toMatchObject([{ link: '/ledger-check' }])

  await setReserved('0')
  await notifyDifferences(test.shop)
  await setReserved('1')
  await notifyDifferences(test.shop)
  expect(await notices()).toHaveLength(2)
  await setReserved('0')
  expect(await differences()).toEqual([])
})
