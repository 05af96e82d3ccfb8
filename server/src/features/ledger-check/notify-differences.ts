import type { LedgerCheck } from '#contract/ledger-check/ledger-check.ts'
import { inSnapshot } from '#server/database/in-snapshot.ts'
import { notify } from '#server/features/notifications/index.ts'
import { inSystemContext } from '#server/operation/system-context.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findDifferences } from './check-ledgers.ts'

/** Notifies superadmins once of each difference; one that is gone and comes back counts as new. */
export async function notifyDifferences(shop: Shop): Promise<void> {
  const found = await inSnapshot(shop.db, findDifferences)
  const rows = [...found].flatMap(([check, ids]) => ids.map(record_id => ({ check_name: check, record_id })))
  await inSystemContext(shop, async context => {
    const { db } = context
    const known = await db
      .selectFrom('ledger_differences')
      .select(['check_name', 'record_id'])
      .forUpdate()
      .execute()
    for (const { check_name, record_id } of known)
      if (!found.get(check_name as LedgerCheck)?.includes(record_id))
        await db
          .deleteFrom('ledger_differences')
          .where('check_name', '=', check_name)
          .where('record_id', '=', record_id)
          .execute()
    if (rows.length === 0) return
    const added = await db
      .insertInto('ledger_differences')
      .values(rows.map(row => ({ ...row, found_at: context.now })))
      .onConflict(conflict => conflict.doNothing())
      .returning('record_id')
      .execute()
    if (added.length === 0) return
    shop.log.error({ checks: [...found.keys()], differences: added.length }, 'sums differ from their ledgers')
    await notify(context, {
      type: 'ledger_difference',
      params: { count: added.length },
      roles: ['superadmin'],
      link: '/ledger-check',
    })
  })
}
