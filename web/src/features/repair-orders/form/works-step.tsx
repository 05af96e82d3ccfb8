import Form from 'antd/es/form'
import { useTranslation } from 'react-i18next'
import { discountMax, taxMax } from '#contract/repair-orders/repair-order-input.ts'
import type { ErrorEntry } from '#contract/shared/errors.ts'
import { DateField } from '#web/ui/fields/date-field.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { LiveTotals } from './live-totals.tsx'
import { WorksField } from './works-field.tsx'

interface WorksStepProps {
  entries: readonly ErrorEntry[]
  isRevealed: boolean
  disabled: boolean
}

/** Step 2: what is done, with which parts, and what it comes to. */
export function WorksStep({ entries, isRevealed, disabled }: WorksStepProps) {
  const { t } = useTranslation()
  return (
    <>
      <Form.Item name="works" noStyle>
        <WorksField entries={entries} isRevealed={isRevealed} disabled={disabled} />
      </Form.Item>
      <div className="rb-works-sums">
        <div className="rb-works-rates">
          <Form.Item name="discount" label={t('repair-orders.web.discount_percent')}>
            <NumberField {...oneDecimal} max={discountMax} />
          </Form.Item>
          <Form.Item name="tax_labor" label={t('repair-orders.web.tax_labor_percent')}>
            <NumberField {...oneDecimal} max={taxMax} />
          </Form.Item>
          <Form.Item name="tax_inventory" label={t('repair-orders.web.tax_parts_percent')}>
            <NumberField {...oneDecimal} max={taxMax} />
          </Form.Item>
          <Form.Item name="due_date" label={t('repair-orders.web.due_date')} required className="rb-due-date">
            <DateField />
          </Form.Item>
        </div>
        <LiveTotals />
      </div>
    </>
  )
}

/** Per cent, as the labels say: up to 6 characters. */
const oneDecimal = { integerDigits: 4, decimals: 1, step: 0.1, maxLength: 6 } as const
