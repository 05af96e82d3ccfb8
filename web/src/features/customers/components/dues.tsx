import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { useRead } from '#web/api/hooks.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { FigureRow, type RowFigure } from '#web/ui/page/figure-row.tsx'
import { SkeletonLine } from '#web/ui/states/skeletons.tsx'
import { Money } from '#web/ui/text/money.tsx'

type DuesOf = { customer_id: number } | { truck_id: number } | { trailer_id: number }

interface DuesProps {
  of: DuesOf
  /** Further figures of the same row. */
  others?: readonly (RowFigure | false)[]
}

/** Amounts due of a customer or vehicle, each linked to the list it sums up. */
export function Dues({ of, others = [] }: DuesProps) {
  const { t } = useTranslation()
  const query = { ...of, payment_status: 'not_paid' } as const
  const read = useRead(repairOrderEndpoints.getRepairOrderSummary, { query })
  const sums = read.data?.data
  if (read.error && !sums) return null
  const inList = (payment_status: 'not_paid' | 'overdue', figure: ReactNode) => (
    <AppLink to="/orders" search={{ ...query, payment_status }}>
      {figure}
    </AppLink>
  )
  return (
    <FigureRow
      items={[
        {
          label: t('customers.owed'),
          value: sums ? inList('not_paid', <Money value={sums.total_due} />) : <SkeletonLine width={90} />,
        },
        {
          label: t('customers.unpaid_orders'),
          value: sums ? inList('not_paid', sums.order_total_count) : <SkeletonLine width={30} />,
        },
        sums !== undefined &&
          sums.past_due > 0 && {
            label: t('customers.past_due'),
            value: inList('overdue', <Money value={sums.past_due} bad />),
            bad: true,
          },
        ...others,
      ]}
    />
  )
}
