import { useTranslation } from 'react-i18next'
import { type Supplier, supplierEndpoints } from '#contract/suppliers/supplier.ts'
import { DeleteRecord } from '#web/records/delete-record.tsx'

interface DeleteSupplierProps {
  /** Undefined: closed. */
  supplier: Supplier | undefined
  onClose: () => void
}

export function DeleteSupplier({ supplier, onClose }: DeleteSupplierProps) {
  const { t } = useTranslation()
  return (
    <DeleteRecord
      endpoint={supplierEndpoints.remove}
      input={supplier && { params: { id: supplier.id } }}
      name={supplier?.name}
      question={t('suppliers.delete_question')}
      lists={{ used_by_parts: { to: '/parts', search: { supplier_id: supplier?.id } } }}
      kind="supplier"
      onClose={onClose}
    />
  )
}
