import { useTranslation } from 'react-i18next'
import type { RepairOrderTotals } from '#contract/repair-orders/repair-order-totals.ts'
import { Money } from '#web/ui/text/money.tsx'
import './repair-order-details.css'

interface TotalsTableProps {
  totals: Omit<RepairOrderTotals, 'works'>
  /** Per cent. */
  rates: { discount: number | null; tax_labor: number | null; tax_inventory: number | null }
  paid?: number
  balance?: number
}

/** From labor and parts to the balance. Zero lines are left out. */
export function TotalsTable({ totals, rates, paid, balance }: TotalsTableProps) {
  const { t } = useTranslation()
  const lines = [
    { label: t('repair-orders.web.labor'), value: totals.labor },
    { label: t('repair-orders.web.parts'), value: totals.parts },
    rates.discount
      ? { label: t('repair-orders.web.discount_of', { percent: rates.discount }), value: -totals.discount }
      : null,
    rates.tax_labor
      ? { label: t('repair-orders.web.tax_labor_of', { percent: rates.tax_labor }), value: totals.tax_labor }
      : null,
    rates.tax_inventory
      ? {
          label: t('repair-orders.web.tax_parts_of', { percent: rates.tax_inventory }),
          value: totals.tax_parts,
        }
      : null,
  ]
  return (
    <dl className="rb-totals">
      {lines.map(
        line =>
          line && (
            <div key={line.label}>
              <dt>{line.label}</dt>
              <dd>
                <Money value={line.value} />
              </dd>
            </div>
          ),
      )}
      <div className="rb-totals-total">
        <dt>{t('repair-orders.web.total')}</dt>
        <dd>
          <Money value={totals.total} />
        </dd>
      </div>
      {paid !== undefined && paid > 0 && (
        <>
          <div>
            <dt>{t('repair-orders.web.paid')}</dt>
            <dd>
              <Money value={paid} />
            </dd>
          </div>
          <div className="rb-totals-total">
            <dt>{t('repair-orders.web.balance')}</dt>
            <dd>
              <Money value={balance} />
            </dd>
          </div>
        </>
      )}
    </dl>
  )
}
