import Form from 'antd/es/form'
import { useTranslation } from 'react-i18next'
import { completeDuration, isDuration } from '#contract/shared/duration.ts'
import { estimatedAmount } from '#contract/types-of-work/estimated-amount.ts'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import { Money } from '#web/ui/text/money.tsx'
import type { TypeOfWorkValues } from '../type-of-work-values.ts'
import '../types-of-work.css'

export function LiveEstimate({ form }: { form: RecordForm<TypeOfWorkValues> }) {
  const { t } = useTranslation()
  const rate = Form.useWatch('hourly_rate', form.antd)
  const typed = completeDuration(Form.useWatch('duration', form.antd) ?? '')
  const rows = Form.useWatch('parts', form.antd) ?? []
  const charges = Form.useWatch('charges', { form: form.antd, preserve: true }) ?? []
  const amount = estimatedAmount({
    hourly_rate: rate ?? 0,
    duration: isDuration(typed) ? typed : '0:00',
    inventories: rows.map(row => ({ price: row.price, quantity: row.part ? (row.quantity ?? 0) : 0 })),
    charges,
  })
  return (
    <p className="rb-work-estimate">
      <span>{t('types-of-work.estimated_amount')}</span>
      <strong>
        <Money value={amount} />
      </strong>
    </p>
  )
}
