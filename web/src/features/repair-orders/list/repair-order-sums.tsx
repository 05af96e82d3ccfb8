import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { useRead } from '#web/api/hooks.ts'
import { withDaysOfPresets } from '#web/ui/list/filters/date-presets.ts'
import { readListSearch } from '#web/ui/list/filters/list-search.ts'
import type { ListFilter } from '#web/ui/list/list-types.ts'
import { Figure } from '#web/ui/page/figure.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { shopToday } from '#web/ui/text/today.ts'

export function RepairOrderSums({ filters }: { filters: readonly ListFilter[] }) {
  const { t } = useTranslation()
  const search = useSearch({ strict: false }) as Record<string, unknown>
  const values = withDaysOfPresets(readListSearch(search, filters).values, filters, shopToday())
  // Values are text in the URL and in the request; the server parses the numbers.
  const query = values as { search?: string }
  const read = useRead(repairOrderEndpoints.getRepairOrderSummary, { query }, { keepsPrevious: true })
  const sums = read.data?.data
  if (!sums) return null
  return (
    <>
      <Figure label={t('repair-orders.web.current_due')}>
        <Money value={sums.current_due} />
      </Figure>
      <Figure label={t('repair-orders.web.past_due')} bad={sums.past_due > 0}>
        <Money value={sums.past_due} />
      </Figure>
      <Figure label={t('repair-orders.web.total_due')}>
        <Money value={sums.total_due} />
      </Figure>
    </>
  )
}
