import Form from 'antd/es/form'
import { useTranslation } from 'react-i18next'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { addDays } from '#contract/shared/dates.ts'
import { DateField } from '#web/ui/fields/date/date-field.tsx'
import { declareForm } from '#web/ui/form/form-declaration.ts'
import { FormModal } from '#web/ui/form/form-modal.tsx'
import { shopToday } from '#web/ui/text/today.ts'

interface AcceptTaxExemptionProps {
  customerId: number
  open: boolean
  onClose: () => void
}

export function AcceptTaxExemption({ customerId, open, onClose }: AcceptTaxExemptionProps) {
  const { t } = useTranslation()
  return (
    <FormModal
      of={acceptanceForm}
      params={{ id: customerId }}
      open={open}
      onClose={onClose}
      title={t('customers.tax_accept_title')}
      width={400}
      submitTitle="customers.tax_acts.accept"
    >
      {() => (
        <Form.Item name="date_active_to" label={t('customers.fields.date_active_to')} required>
          <DateField disabledDay={day => day < tomorrow()} />
        </Form.Item>
      )}
    </FormModal>
  )
}

const acceptanceForm = declareForm({
  kind: 'customer',
  endpoints: { create: customerEndpoints.acceptTaxExemption },
  values: { empty: { date_active_to: '' }, toBody: values => values },
})

const tomorrow = () => addDays(shopToday(), 1)
