import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import Select from 'antd/es/select'
import { useTranslation } from 'react-i18next'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { saleCompanyNameMax, saleDiscountMax, saleTaxMax } from '#contract/parts/part-sale.ts'
import { invoiceNumberMax } from '#contract/parts/purchase.ts'
import { useRead } from '#web/api/hooks.ts'
import { DateField } from '#web/ui/fields/date/date-field.tsx'
import { PercentField } from '#web/ui/fields/number/percent-field.tsx'
import { PhoneField } from '#web/ui/fields/phone/phone-field.tsx'

const percent = { integerDigits: 2, decimals: 2, step: 0.01 }

export function SalePercents() {
  const { t } = useTranslation()
  return (
    <>
      <Form.Item name="discount" label={t('parts.fields.discount')}>
        <PercentField {...percent} max={saleDiscountMax} />
      </Form.Item>
      <Form.Item name="tax" label={t('parts.sale.fields.tax')}>
        <PercentField {...percent} max={saleTaxMax} />
      </Form.Item>
    </>
  )
}

export function SaleBuyerFields() {
  const { t } = useTranslation()
  const methods = useRead(partEndpoints.listPartPaymentMethods, {}, { staleTime: 600_000 }).data?.data
  return (
    <>
      <Form.Item name="invoice_number" label={t('parts.fields.invoice_number')} required>
        <Input autoComplete="off" maxLength={invoiceNumberMax} />
      </Form.Item>
      <Form.Item name="payment_date" label={t('parts.sale.fields.payment_date')} required>
        <DateField />
      </Form.Item>
      <Form.Item name="payment_method" label={t('parts.sale.fields.payment_method')} required>
        <Select
          loading={!methods}
          options={(methods ?? []).map(({ key, title }) => ({ value: key, label: title }))}
        />
      </Form.Item>
      <Form.Item name="company_name" label={t('parts.sale.fields.company_name')}>
        <Input autoComplete="off" maxLength={saleCompanyNameMax + 1} />
      </Form.Item>
      <Form.Item name="first_name" label={t('parts.sale.fields.first_name')}>
        <Input autoComplete="off" maxLength={100} />
      </Form.Item>
      <Form.Item name="last_name" label={t('parts.sale.fields.last_name')}>
        <Input autoComplete="off" maxLength={100} />
      </Form.Item>
      <Form.Item name="phone" label={t('parts.sale.fields.phone')} required>
        <PhoneField />
      </Form.Item>
      <Form.Item name="email" label={t('parts.sale.fields.email')} required>
        <Input type="email" autoComplete="off" inputMode="email" maxLength={254} />
      </Form.Item>
    </>
  )
}
