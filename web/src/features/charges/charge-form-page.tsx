import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formPages } from '#web/ui/form/form-pages.tsx'
import { RecordFormPage } from '#web/ui/form/record-form-page.tsx'
import { ChargeFields } from './charge-fields.tsx'
import { type ChargeValues, chargeForm } from './charge-form.ts'

const { edit } = formPages(chargeForm, form => <ChargeFields form={form} />)

/** With `propose=supplies` in the address, filled with what most shops charge. */
function CreateChargePage() {
  const { t } = useTranslation()
  const { propose } = useSearch({ strict: false }) as { propose?: string }
  const start = useMemo(
    () => (propose === 'supplies' ? { ...supplies, name: t('charges.supplies') } : undefined),
    [propose, t],
  )
  return (
    <RecordFormPage of={chargeForm} mode="create" start={start}>
      {form => <ChargeFields form={form} />}
    </RecordFormPage>
  )
}

const supplies: Partial<ChargeValues> = {
  kind: 'percent',
  percent: 5,
  base: 'labor_and_parts',
  min_amount: 5,
  max_amount: 75,
  order_kind: 'repair_order',
}

export const create = { default: CreateChargePage }
export { edit }
