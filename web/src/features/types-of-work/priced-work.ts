import Form from 'antd/es/form'
import type { PricedWork } from '#contract/repair-orders/repair-order-totals.ts'
import { completeDuration, isDuration } from '#contract/shared/duration.ts'
import { pricedCharge } from '#web/features/charges/index.ts'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import type { TypeOfWorkValues } from './type-of-work-values.ts'

/** What is typed, as an order prices it. */
export function usePricedWork(form: RecordForm<TypeOfWorkValues>): PricedWork {
  const rate = Form.useWatch('hourly_rate', form.antd)
  const typed = completeDuration(Form.useWatch('duration', form.antd) ?? '')
  const rows = Form.useWatch('parts', form.antd) ?? []
  const charges = Form.useWatch('charges', form.antd) ?? []
  return {
    hourly_rate: rate ?? 0,
    duration: isDuration(typed) ? typed : '0:00',
    parts: rows.map(row => ({ price: row.price, quantity: row.part ? (row.quantity ?? 0) : 0 })),
    charges: charges.map(pricedCharge),
  }
}
