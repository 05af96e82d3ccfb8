import Form from 'antd/es/form'
import { useTranslation } from 'react-i18next'
import { useOrderDefaults } from '../values/order-defaults.ts'
import type { RepairOrderValues, WorkValues } from '../values/repair-order-values.ts'
import { rateSource } from '../values/work-rates.ts'
import './rate-tag.css'

/** Where the hourly rate is from, unless it is the company's or the shop has no other rates. */
export function RateTag({ work }: { work: WorkValues }) {
  const { t } = useTranslation()
  const { hourly_rate, has_labor_rates } = useOrderDefaults()
  const vehicle = Form.useWatch('vehicle', { preserve: true }) as RepairOrderValues['vehicle'] | undefined
  const source = has_labor_rates ? rateSource(work, vehicle, hourly_rate) : null
  if (source === null || source === 'company') return null
  return <span className="rb-rate-source">{t(`repair-orders.rate_sources.${source}`)}</span>
}
