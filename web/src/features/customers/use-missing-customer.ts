import { useMissingRecord } from '#web/ui/details/use-missing-record.ts'

/** A customer that is not there: said, and back to the list. */
export function useMissingCustomer(error: Error | null): void {
  useMissingRecord(error, { notice: 'customers.errors.no_such_customer', to: '/customers' })
}
