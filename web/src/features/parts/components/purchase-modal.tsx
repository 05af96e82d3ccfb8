import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import { useTranslation } from 'react-i18next'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { invoiceNumberMax } from '#contract/parts/purchase.ts'
import { useRead } from '#web/api/hooks.ts'
import type { OverlayProps } from '#web/shell/overlays.ts'
import { DateField } from '#web/ui/fields/date/date-field.tsx'
import { MoneyField } from '#web/ui/fields/number/money-field.tsx'
import { NumberField } from '#web/ui/fields/number/number-field.tsx'
import { FieldsGrid } from '#web/ui/form/fields-grid.tsx'
import { declareForm } from '#web/ui/form/form-declaration.ts'
import { FormModal } from '#web/ui/form/form-modal.tsx'
import { emptyPurchase, purchaseBody } from '../part-values.ts'

export default function PurchaseModal({ id, open, onClose }: { id: number } & OverlayProps) {
  const { t } = useTranslation()
  const part = useRead(partEndpoints.getPart, { params: { id } }).data?.data
  return (
    <FormModal
      of={purchaseForm}
      params={{ id }}
      open={open}
      onClose={onClose}
      title={part ? t('parts.purchase_of', { name: part.name }) : t('parts.purchase')}
      width={620}
    >
      {form => (
        <FieldsGrid>
          <Form.Item name="date" label={t('parts.fields.date')} required>
            <DateField allowFuture={false} />
          </Form.Item>
          <Form.Item name="cost" label={t('parts.fields.cost')} required>
            <MoneyField />
          </Form.Item>
          <Form.Item name="quantity" label={t('parts.fields.quantity')} required>
            <NumberField
              decimals={part?.unit.accept_decimals ? 3 : 0}
              suffix={part?.unit.name}
              disabled={!part || !form.isAllowed}
            />
          </Form.Item>
          <Form.Item name="invoice_number" label={t('parts.fields.invoice_number')}>
            <Input autoComplete="off" maxLength={invoiceNumberMax} />
          </Form.Item>
        </FieldsGrid>
      )}
    </FormModal>
  )
}

const purchaseForm = declareForm({
  kind: 'part',
  endpoints: { create: partEndpoints.purchasePart },
  values: { empty: emptyPurchase, toBody: purchaseBody },
})
