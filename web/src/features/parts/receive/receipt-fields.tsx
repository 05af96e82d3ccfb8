import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { invoiceNumberMax } from '#contract/parts/purchase.ts'
import { SupplierSelect } from '#web/features/suppliers/index.ts'
import { focusNextField, focusOnceThere } from '#web/shell/focus/focus-soon.ts'
import { firstFocusable } from '#web/shell/focus/focusable.ts'
import { DateField } from '#web/ui/fields/date/date-field.tsx'
import { MoneyField } from '#web/ui/fields/number/money-field.tsx'
import { FieldsGrid } from '#web/ui/form/fields-grid.tsx'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import { isAbout } from '#web/ui/form/save/server-errors.ts'
import { Section } from '#web/ui/page/section.tsx'
import { ReceiptRowsField } from './receipt-rows-field.tsx'
import { ReceiptSum } from './receipt-sum.tsx'
import { filledRows, type ReceiptValues, receiptRowErrors } from './receipt-values.ts'
import { useNewPart } from './use-new-part.ts'

export function ReceiptFields({
  form,
  note,
}: {
  form: RecordForm<ReceiptValues>
  note?: string | undefined
}) {
  const { t } = useTranslation()
  const [isSent, setSent] = useState(false)
  const rows = Form.useWatch('parts', form.antd) ?? []
  const onNew = useNewPart(form)
  const { onShowErrors } = form
  useEffect(() => {
    onShowErrors.current = found => {
      setSent(true)
      if (found.every(entry => isAbout(entry, ['rows']))) focusOnceThere(firstRefused)
    }
    return () => {
      onShowErrors.current = undefined
    }
  }, [onShowErrors])
  return (
    <>
      <Section title={t('parts.receive.invoice')}>
        <FieldsGrid>
          <Form.Item name="supplier_id" label={t('parts.fields.supplier_id')}>
            <SupplierSelect />
          </Form.Item>
          <Form.Item name="invoice_number" label={t('parts.fields.invoice_number')}>
            <Input autoComplete="off" maxLength={invoiceNumberMax} onKeyDown={goOnWithEnter} />
          </Form.Item>
          <Form.Item name="date" label={t('parts.fields.date')} required>
            <DateField allowFuture={false} />
          </Form.Item>
          <Form.Item name="invoice_total" label={t('parts.receive.invoice_total')}>
            <MoneyField onKeyDown={goOnWithEnter} />
          </Form.Item>
        </FieldsGrid>
      </Section>
      <Section title={t('parts.parts')}>
        {note && <p className="rb-muted">{note}</p>}
        <Form.Item name="parts" noStyle>
          <ReceiptRowsField
            errors={receiptRowErrors(form.entries, rows, isSent)}
            disabled={!form.isAllowed}
            onNew={onNew}
          />
        </Form.Item>
        {isSent && filledRows(rows).length === 0 && (
          <p role="alert" className="rb-bad" data-refused>
            {t('parts.receive.no_rows')}
          </p>
        )}
        <Form.Item name="new_parts" hidden noStyle>
          <input type="hidden" />
        </Form.Item>
        <ReceiptSum form={form} />
      </Section>
    </>
  )
}

/** Enter of a scanner or a fast typist must not send an incomplete invoice. */
function goOnWithEnter(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  focusNextField()
}

/** The refused field, else the remove button of its row; without rows the first search. */
function firstRefused(): HTMLElement | undefined {
  const line = document.querySelector('main form [data-refused]')
  const field = line?.querySelector<HTMLElement>('[aria-invalid="true"]')
  return (
    field ??
    firstFocusable(line?.querySelector('.rb-part-remove')) ??
    firstFocusable(line && document.querySelector('main form .rb-part-picker'))
  )
}
