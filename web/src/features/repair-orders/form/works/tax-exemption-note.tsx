import Button from 'antd/es/button'
import Form from 'antd/es/form'
import { useTranslation } from 'react-i18next'
import { DateText } from '#web/ui/text/date-text.tsx'
import type { RepairOrderValues } from '../values/repair-order-values.ts'
import { exemptUntil, isTaxed } from '../values/tax-exemption.ts'

export function TaxExemptionNote({ onCharge }: { onCharge: (isCharged: boolean) => void }) {
  const { t } = useTranslation()
  return (
    <Form.Item noStyle shouldUpdate={isOther}>
      {form => {
        const values = form.getFieldsValue(true) as RepairOrderValues
        const until = exemptUntil(values.vehicle)
        if (until === null) return null
        const { owner } = values.vehicle!
        const isCharged = isTaxed(values)
        return (
          <div className="rb-tax-exemption" role="status">
            <span>
              {t(`repair-orders.web.tax_exempt_${isCharged ? 'charged' : 'free'}`, {
                name: owner.company_name || owner.name,
              })}{' '}
              {t('repair-orders.web.tax_exempt_until')} <DateText value={until} />.
            </span>
            <Button size="small" onClick={() => onCharge(!isCharged)}>
              {t(`repair-orders.web.tax_exempt_${isCharged ? 'do_not_charge' : 'charge'}`)}
            </Button>
          </div>
        )
      }}
    </Form.Item>
  )
}

const isOther = (before: RepairOrderValues, now: RepairOrderValues) =>
  before.vehicle !== now.vehicle ||
  before.tax_labor !== now.tax_labor ||
  before.tax_inventory !== now.tax_inventory
