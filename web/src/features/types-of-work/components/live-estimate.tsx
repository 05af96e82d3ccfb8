import { useTranslation } from 'react-i18next'
import { workAmounts } from '#contract/repair-orders/repair-order-totals.ts'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import { Money } from '#web/ui/text/money.tsx'
import { usePricedWork } from '../priced-work.ts'
import type { TypeOfWorkValues } from '../type-of-work-values.ts'
import '../types-of-work.css'

export function LiveEstimate({ form }: { form: RecordForm<TypeOfWorkValues> }) {
  const { t } = useTranslation()
  return (
    <p className="rb-work-estimate">
      <span>{t('types-of-work.estimated_amount')}</span>
      <strong>
        <Money value={workAmounts(usePricedWork(form)).total} />
      </strong>
    </p>
  )
}
