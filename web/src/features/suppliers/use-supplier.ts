import { supplierEndpoints } from '#contract/suppliers/supplier.ts'
import { useRead } from '#web/api/hooks.ts'
import { useMissingRecord } from '#web/ui/details/use-missing-record.ts'

/** The supplier of a drawer. A missing one is reported in the list. */
export function useSupplier(id: number | undefined) {
  const read = useRead(supplierEndpoints.get, { params: { id: id ?? 0 } }, { enabled: id !== undefined })
  const isMissing = useMissingRecord(read.error, { notice: 'errors.no_such_record', to: '/supplier' })
  return { supplier: read.data?.data, error: read.error, isMissing, refetch: read.refetch }
}
