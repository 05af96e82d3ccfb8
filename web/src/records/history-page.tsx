import type { HistoryEntry } from '#contract/records/history.ts'
import type { Endpoint, ParamsOf } from '#contract/shared/endpoint.ts'
import type { ShortUser } from '#contract/users/user.ts'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import type { Crumb } from '#web/shell/breadcrumbs.ts'
import { ListPage } from '#web/ui/list/list-page.tsx'
import type { ListFilter } from '#web/ui/list/list-types.ts'
import { HistoryList } from './history-list.tsx'

interface HistoryPageProps<E extends Endpoint> {
  /** Paginated, filtered by `user_id` and `dates_range`. */
  endpoint: E
  params: ParamsOf<E>
  /** Translation key. */
  title?: string
  /** The list and the record; the record's title is the default title. */
  crumbs: readonly Crumb[]
}

/** The history of a record, filtered by dates, and by user for those who may list users. */
export function HistoryPage<const E extends Endpoint>(props: HistoryPageProps<E>) {
  const { endpoint, params, title = 'records.history', crumbs } = props
  const mayChoosePeople = useAllowed()(userEndpoints.listUsersShort)
  return (
    <ListPage
      name="history"
      read={{ endpoint, params }}
      heading={{ title, subject: crumbs[1]?.title, crumbs }}
      filters={mayChoosePeople ? byPersonAndDays : byDays}
      columns={[]}
      rows={{ draw: rows => <HistoryList entries={rows as unknown as HistoryEntry[]} /> }}
      empty={{ title: 'records.no_history' }}
    />
  )
}

const byDays: readonly ListFilter[] = [{ kind: 'dates', name: 'dates_range', label: 'records.dates' }]
const byPersonAndDays: readonly ListFilter[] = [
  {
    kind: 'remote',
    name: 'user_id',
    label: 'records.user',
    width: 220,
    endpoint: userEndpoints.listUsersShort,
    toOption: (user: ShortUser) => ({ value: user.id, label: user.full_name }),
  },
  ...byDays,
]
