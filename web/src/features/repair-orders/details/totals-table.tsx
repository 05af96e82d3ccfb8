import { useTranslation } from 'react-i18next'
import type { RepairOrderTotals } from '#contract/repair-orders/repair-order-totals.ts'
import { SumList } from '#web/ui/details/sum-list.tsx'
import './repair-order-details.css'

interface TotalsTableProps {
  totals: Omit<RepairOrderTotals, 'works' | 'charge_amounts'>
  /** Per cent. */
  rates: { discount: number | null; tax_labor: number | null; tax_inventory: number | null }
  paid?: number
  balance?: number
}

/** From labor and parts to the balance. Zero lines are left out. */
export function TotalsTable({ totals, rates, paid = 0, balance = 0 }: TotalsTableProps) {
  const { t } = useTranslation()
  return (
    <SumList
      lines={[
        { label: t('repair-orders.web.labor'), value: totals.labor },
        { label: t('repair-orders.web.parts'), value: totals.parts },
        totals.charges > 0 && { label: t('repair-orders.charges.title'), value: totals.charges },
        rates.discount
          ? {
              label: t('repair-orders.web.discount_of', { percent: rates.discount }),
              value: -totals.discount,
            }
          : null,
        rates.tax_labor
          ? {
              label: t('repair-orders.web.tax_labor_of', { percent: rates.tax_labor }),
              value: totals.tax_labor,
            }
          : null,
        rates.tax_inventory
          ? {
              label: t('repair-orders.web.tax_parts_of', { percent: rates.tax_inventory }),
              value: totals.tax_parts,
            }
          : null,
        { label: t('records.order.total'), value: totals.total, isTotal: true },
        paid > 0 && { label: t('records.order.paid'), value: paid },
        paid > 0 && { label: t('records.order.balance'), value: balance, isTotal: true },
      ]}
    />
  )
}
