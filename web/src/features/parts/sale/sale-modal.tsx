import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { hasSaleDocuments } from '#contract/parts/transactions.ts'
import { useRead } from '#web/api/hooks.ts'
import type { OverlayProps } from '#web/shell/overlays.ts'
import { FormModal } from '#web/ui/form/form-modal.tsx'
import { SaleDocumentButtons } from './sale-document-buttons.tsx'
import { SaleFields } from './sale-fields.tsx'
import { saleForm } from './sale-form.ts'

/** A counter sale or a write-off. Stays open after a sale, for its documents. */
export default function SaleModal({ id, open, onClose }: { id: number } & OverlayProps) {
  const { t } = useTranslation()
  const part = useRead(partEndpoints.getPart, { params: { id } }).data?.data
  const price = part?.price_retail
  const defaults = useRead(partEndpoints.getSaleDefaults, { query: {} }, { staleTime: 0 })
  // A number read before may be taken by now.
  const own = defaults.isFetchedAfterMount ? defaults.data?.data : undefined
  const isRead = defaults.isFetchedAfterMount
  const start = useMemo(
    () =>
      price === undefined || !isRead
        ? undefined
        : { price, ...(own && { tax: own.tax, invoice_number: own.invoice_number }) },
    [price, isRead, own],
  )
  return (
    <FormModal
      of={saleForm}
      params={{ id }}
      start={start}
      open={open}
      onClose={onClose}
      title={part ? t('parts.sale.title_of', { name: part.name }) : t('parts.sale.title')}
      width={620}
      staysAfter={({ data }) => hasSaleDocuments(data)}
      extraButtons={answer => <SaleDocumentButtons transactionId={answer?.data.id} />}
    >
      {form => <SaleFields form={form} part={part} tax={own?.tax} />}
    </FormModal>
  )
}
