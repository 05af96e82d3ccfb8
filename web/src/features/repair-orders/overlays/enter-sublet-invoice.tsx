import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import { useTranslation } from 'react-i18next'
import { type SubletInvoice, supplierInvoiceMax } from '#contract/charges/order-charge.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { SupplierSelect } from '#web/features/suppliers/index.ts'
import type { OverlayProps, Overlays } from '#web/shell/overlays.ts'
import { MoneyField } from '#web/ui/fields/number/money-field.tsx'
import { declareForm } from '#web/ui/form/form-declaration.ts'
import { FormModal } from '#web/ui/form/form-modal.tsx'

/** What sublet work cost, by the supplier's invoice; of a finished order too. */
export default function EnterSubletInvoice(props: Overlays['repair-orders.sublet-invoice'] & OverlayProps) {
  const { orderId, charge, open, onClose } = props
  const { t } = useTranslation()
  const { id, name, cost, supplier, supplier_invoice } = charge
  return (
    <FormModal
      of={invoiceForm}
      params={{ id: orderId, charge_id: id }}
      start={{ cost, supplier_id: supplier?.id ?? null, supplier_invoice }}
      open={open}
      onClose={onClose}
      title={`${t('repair-orders.charges.supplier_invoice')}: ${name}`}
      width={420}
    >
      {() => (
        <>
          <Form.Item name="supplier_id" label={t('charges.supplier')}>
            <SupplierSelect known={supplier ? { value: supplier.id, label: supplier.name } : undefined} />
          </Form.Item>
          <Form.Item name="supplier_invoice" label={t('charges.supplier_invoice')}>
            <Input autoComplete="off" maxLength={supplierInvoiceMax} />
          </Form.Item>
          <Form.Item name="cost" label={t('charges.cost')}>
            <MoneyField />
          </Form.Item>
        </>
      )}
    </FormModal>
  )
}

const empty: SubletInvoice = { cost: null, supplier_id: null, supplier_invoice: '' }

const invoiceForm = declareForm({
  kind: 'repair_order',
  endpoints: { create: repairOrderEndpoints.setSubletInvoice },
  values: { empty, toBody: values => values },
})
