import Form from 'antd/es/form'
import { useTranslation } from 'react-i18next'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { addDays } from '#contract/shared/dates.ts'
import { RecordModal } from '#web/ui/details/record-modal.tsx'
import { DateField } from '#web/ui/fields/date-field.tsx'
import { FormBody } from '#web/ui/form/form-body.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { shopToday } from '#web/ui/text/today.ts'

interface AcceptTaxExemptionProps {
  customerId: number
  open: boolean
  onClose: () => void
}

/** Until which day the exemption holds. */
export function AcceptTaxExemption(props: AcceptTaxExemptionProps) {
  const { t } = useTranslation()
  return (
    <RecordModal
      open={props.open}
      title={t('customers.tax_accept_title')}
      width={400}
      onClose={props.onClose}
    >
      <AcceptForm {...props} />
    </RecordModal>
  )
}

function AcceptForm({ customerId, onClose }: AcceptTaxExemptionProps) {
  const { t } = useTranslation()
  const form = useRecordForm({
    mode: 'edit',
    endpoint: customerEndpoints.acceptTaxExemption,
    params: { id: customerId },
    initial: emptyAcceptance,
    toBody: (values: { date_active_to: string }) => values,
    kind: 'customer',
    onSaved: onClose,
    onCancel: onClose,
  })
  return (
    <FormBody form={form} bare submitTitle="customers.tax_acts.accept">
      <Form.Item name="date_active_to" label={t('customers.fields.date_active_to')} required>
        <DateField disabledDay={day => day < tomorrow()} />
      </Form.Item>
    </FormBody>
  )
}

const emptyAcceptance = { date_active_to: '' }

const tomorrow = () => addDays(shopToday(), 1)
