import Form from 'antd/es/form'
import { useTranslation } from 'react-i18next'
import { receiptAmount } from '#contract/parts/receipt.ts'
import { formatDollars, toCents, toDollars } from '#contract/shared/money.ts'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import { Money } from '#web/ui/text/money.tsx'
import { filledRows, type ReceiptValues } from './receipt-values.ts'

/** The sum of the rows, and its difference from the invoice's total, which is only a warning. */
export function ReceiptSum({ form }: { form: RecordForm<ReceiptValues> }) {
  const { t } = useTranslation()
  const rows = filledRows(Form.useWatch('parts', form.antd) ?? [])
  const total: number | null | undefined = Form.useWatch('invoice_total', form.antd)
  const amount = receiptAmount(
    rows.map(({ quantity, cost }) => ({ quantity: quantity ?? 0, cost: cost ?? 0 })),
  )
  const newParts: ReceiptValues['new_parts'] = Form.useWatch('new_parts', form.antd) ?? []
  const bought = newParts.reduce((cents, part) => cents + toCents(part.amount), 0)
  const more = toCents(amount) + bought - toCents(total ?? 0)
  const params = { amount: formatDollars(toDollars(Math.abs(more))) }
  return (
    <div className="rb-receipt-sum">
      <p>
        <span>{t('parts.receive.sum', { count: rows.length })}</span>
        <strong>
          <Money value={amount} />
        </strong>
      </p>
      {newParts.length > 0 && (
        <p>
          <span>{t('parts.receive.new_parts', { names: newParts.map(part => part.name).join(', ') })}</span>
          <Money value={toDollars(bought)} />
        </p>
      )}
      <p role="status" className={more === 0 ? 'rb-receipt-equal' : 'rb-receipt-differs'}>
        {total !== null &&
          total !== undefined &&
          t(`parts.receive.${more === 0 ? 'equal' : more > 0 ? 'more' : 'less'}`, params)}
      </p>
    </div>
  )
}
