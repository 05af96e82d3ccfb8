import Form from 'antd/es/form'
import { useTranslation } from 'react-i18next'
import { taxMax } from '#contract/company/tax-rate.ts'
import type { SavedWorks } from '#contract/repair-orders/kept-row.ts'
import { discountMax } from '#contract/repair-orders/repair-order-input.ts'
import type { ErrorEntry } from '#contract/shared/errors.ts'
import type { Quantities } from '#web/features/parts/index.ts'
import { DateField } from '#web/ui/fields/date/date-field.tsx'
import { PercentField } from '#web/ui/fields/number/percent-field.tsx'
import { OrderChargesField } from '../charges/order-charges-field.tsx'
import { LiveTotals } from '../prices/live-totals.tsx'
import { PastDayNote } from '../schedule/past-day-note.tsx'
import { useOrderDefaults } from '../values/order-defaults.ts'
import { TaxExemptionNote } from './tax-exemption-note.tsx'
import { WorksField } from './works-field.tsx'

interface WorksStepProps {
  onChargeTaxes: (isCharged: boolean) => void
  entries: readonly ErrorEntry[]
  reserved: Quantities
  saved: SavedWorks
  orderId: number | undefined
  savedDueDate: string | undefined
  isRevealed: boolean
  disabled: boolean
}

/** Step 2: types of work, parts, charges and totals. */
export function WorksStep({ savedDueDate, onChargeTaxes, ...works }: WorksStepProps) {
  const { t } = useTranslation()
  const { tax_decimals } = useOrderDefaults()
  const tax = {
    ...percent,
    decimals: tax_decimals,
    moreDecimals: tax_decimals < 3 ? 'company.more_decimals' : undefined,
    max: taxMax,
  }
  // The server checks the same limits.
  const atMost = (max: number) => ({
    max,
    type: 'number' as const,
    message: t('errors.validate__max', { max }),
  })
  return (
    <>
      <Form.Item name="works" noStyle>
        <WorksField {...works} />
      </Form.Item>
      <Form.Item name="charges" noStyle>
        <OrderChargesField entries={works.entries} isRevealed={works.isRevealed} disabled={works.disabled} />
      </Form.Item>
      <TaxExemptionNote onCharge={onChargeTaxes} />
      <div className="rb-works-sums">
        <div className="rb-works-rates">
          <Form.Item
            name="discount"
            label={t('repair-orders.web.discount_percent')}
            rules={[atMost(discountMax)]}
          >
            <PercentField {...percent} max={discountMax} />
          </Form.Item>
          <Form.Item
            name="tax_labor"
            label={t('repair-orders.web.tax_labor_percent')}
            rules={[atMost(taxMax)]}
          >
            <PercentField {...tax} />
          </Form.Item>
          <Form.Item
            name="tax_inventory"
            label={t('repair-orders.web.tax_parts_percent')}
            rules={[atMost(taxMax)]}
          >
            <PercentField {...tax} />
          </Form.Item>
          <Form.Item
            name="due_date"
            label={t('repair-orders.web.due_date')}
            required
            className="rb-due-date"
            extra={<PastDayNote field="due_date" saved={savedDueDate} />}
          >
            <DateField />
          </Form.Item>
        </div>
        <LiveTotals />
      </div>
    </>
  )
}

/** The labels have the percent sign. */
const percent = { suffix: null, step: 0.1 } as const
