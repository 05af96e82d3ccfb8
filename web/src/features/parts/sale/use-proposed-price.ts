import Form from 'antd/es/form'
import { useEffect, useRef } from 'react'
import type { Part } from '#contract/parts/part.ts'
import { priceOf } from '#contract/prices/price-of.ts'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import type { SaleValues } from './sale-form.ts'

/** Keeps the price at what the customer pays for the quantity, until another one is typed. */
export function useProposedPrice(
  form: RecordForm<SaleValues>,
  part: Part | undefined,
  level: number | null,
): void {
  const quantity = Form.useWatch('quantity', form.antd) ?? 0
  const proposed = part && priceOf(part, { level, quantity }).price
  const filled = useRef<number>(undefined)
  useEffect(() => {
    if (!part || proposed === undefined) return
    const before = filled.current ?? part.price_retail
    if (proposed === before || form.antd.getFieldValue('price') !== before) return
    filled.current = proposed
    form.antd.setFieldsValue({ price: proposed })
    form.changed()
  }, [part, proposed, form])
}
