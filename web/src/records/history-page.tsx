import type { HistoryEntry } from '#contract/records/history.ts'
import type { Endpoint, ParamsOf } from '#contract/shared/endpoint.ts'
import type { Crumb } from '#web/shell/breadcrumbs.ts'
import { ListPage } from '#web/ui/list/list-page.tsx'
import type { ListFilter, Option } from '#web/ui/list/list-types.ts'
import { HistoryList } from './history-list.tsx'

interface HistoryPageProps<E extends Endpoint> {
  /** The full history: pages of entries, filtered by `user_id` and `dates_range`. */
  endpoint: E
  params: ParamsOf<E>
  /** Translation key. */
  title?: string
  crumbs: readonly Crumb[]
  /** Finds users by name, for the filter. Without it there is none. */
  users?: {
    endpoint: Endpoint
    // biome-ignore lint/suspicious/noExplicitAny: the hit's shape is the given endpoint's
    toOption: (hit: any) => Option
  }
}

/**
 * The history of one record.
 *
 *   <HistoryPage endpoint={truckEndpoints.fullHistory} params={{ id }}
 *     crumbs={[{ title: t('vehicles.trucks'), to: '/vehicles' }, { title: unit, to: `/vehicles/${id}` }]}
 *     users={{ endpoint: userEndpoints.shortlist, toOption: user => ({ value: user.id, label: user.full_name }) }} />
 */
export function HistoryPage<const E extends Endpoint>(props: HistoryPageProps<E>) {
  const { endpoint, params, title = 'records.history', crumbs, users } = props
  const filters = users ? [{ ...userFilter, ...users }, datesFilter] : [datesFilter]
  return (
    <ListPage
      endpoint={endpoint}
      params={params}
      title={title}
      crumbs={crumbs}
      storageName="history"
      filters={filters}
      columns={[]}
      drawRows={rows => <HistoryList entries={rows as unknown as HistoryEntry[]} />}
      empty={{ title: 'records.no_history' }}
    />
  )
}

const userFilter = { kind: 'remote', name: 'user_id', label: 'records.user', width: 220 } as const
const datesFilter: ListFilter = { kind: 'dates', name: 'dates_range', label: 'records.dates' }
