import { ledgerCheckEndpoints } from '#contract/ledger-check/ledger-check.ts'
import { inSnapshot } from '#server/database/in-snapshot.ts'
import { defineFeature } from '#server/operation/feature.ts'
import { unixSeconds } from '#server/platform/clock.ts'
import { checkLedgers } from './check-ledgers.ts'
import { notifyDifferences } from './notify-differences.ts'

export const ledgerCheckFeature = defineFeature({
  name: 'ledger-check',
  about: 'Whether stock, reservations, payments, totals and sums by day are those of their rows.',
  endpoints: ledgerCheckEndpoints,
  handlers: {
    checkLedgers: async ({ db, now }) => ({
      data: { checked_at: unixSeconds(now), differences: await inSnapshot(db, checkLedgers) },
    }),
  },
  jobs: { 'ledger-check.notify': notifyDifferences },
  schedules: { 'ledger-check.notify': '47 3 * * *' },
})
