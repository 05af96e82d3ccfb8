import { useMissingRecord } from '#web/ui/details/use-missing-record.ts'

/** A user who is not there: said, and back to the list. */
export function useMissingUser(error: Error | null): void {
  useMissingRecord(error, { notice: 'users.errors.no_such_user', to: '/users' })
}
