import { useTranslation } from 'react-i18next'
import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import type { OverlayProps, Overlays } from '#web/shell/overlays.ts'
import { declareForm } from '#web/ui/form/form-declaration.ts'
import { FormModal } from '#web/ui/form/form-modal.tsx'
import { paymentText, TermsFields } from '../wizard/terms-fields.tsx'

/** The server sets the due date by the term. */
export default function EditTerms(props: Overlays['parts-orders.terms'] & OverlayProps) {
  const { order, open, onClose } = props
  const { t } = useTranslation()
  return (
    <FormModal
      of={termsForm}
      mode="edit"
      params={{ id: order.id }}
      saved={order}
      open={open}
      onClose={onClose}
      title={t('parts-orders.details.edit_terms')}
    >
      {form => <TermsFields form={form.antd} keepsMethod />}
    </FormModal>
  )
}

type Values = Pick<PartsOrder, 'payment'>

const termsForm = declareForm({
  kind: 'parts_order',
  endpoints: { edit: partsOrderEndpoints.updatePartsOrder },
  values: {
    empty: {} as Values,
    of: ({ payment }: PartsOrder): Values => ({ payment }),
    toBody: ({ payment: { terms, method } }) => ({ payment: { terms, method } }),
  },
  label: () => 'parts-orders.wizard.payment',
  showValue: (_, value) => paymentText(value as Values['payment']),
})
