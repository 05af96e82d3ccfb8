import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerOf, Endpoint } from '#contract/shared/endpoint.ts'
import type { Asked } from '#web/access/allowed.ts'
import type { Crumb } from '#web/shell/breadcrumbs.ts'
import { CreateButton } from '../actions/create-button.tsx'
import { FurtherActions } from '../actions/further-actions.tsx'
import { PageHeading } from '../page/page-heading.tsx'
import { ExportMenu, type ExportOf } from './export-menu.tsx'
import { ListBody } from './list-body.tsx'
import type { ListProps } from './list-types.ts'
import { totalText } from './state/shown-total.ts'
import { useList } from './state/use-list.ts'
import { ViewsButton } from './views/views-button.tsx'

interface ListPageProps<E extends Endpoint> extends ListProps<E> {
  heading: {
    /** Translation key. */
    title: string
    /** What it is the list of, if not of everything: beside the title. Translated already. */
    subject?: string | undefined
    crumbs?: readonly Crumb[]
    /** Translation key with `{{count}}` and plurals: '128 orders' beside the title. `{{total}}` is the number as it is shown. */
    count?: string
    /** `Figure`s beside the title. */
    summary?: (answer: AnswerOf<E>) => ReactNode
    /** Gives a link to all of the list as it is filtered. */
    exports?: ExportOf
    /** Quiet buttons beside the title that a phone shows too. */
    actions?: ReactNode
    /** Those that are seldom pressed on a phone; some need to know the rows, and the ids of those that are ticked. */
    further?:
      | ReactNode
      | ((answer: AnswerOf<E> | undefined, ticked: readonly (string | number)[]) => ReactNode)
    /** Between heading and filters, for example tabs. */
    below?: ReactNode
  }
  /** The one next step: starts a new record, from beside the title and from an empty list. `title` is a translation key. */
  create?: {
    title: string
    requires: Asked
    /** The page it is typed on, or what opens its dialog. */
    to: string | (() => void)
    /** What was searched in vain, as the search that the new record's form begins with. */
    startFrom?: (searched: string) => Record<string, string>
  }
}

/**
 * A page that is a list. Everything it shows is in its URL; sorting, filtering and paging are the server's.
 *
 *   <ListPage
 *     name="trucks"
 *     read={{ endpoint: truckEndpoints.listVehicles }}
 *     heading={{ title: 'vehicles.trucks', count: 'vehicles.truck_count' }}
 *     create={{ title: 'vehicles.new_truck', to: '/vehicles/create', requires: truckEndpoints.createVehicle }}
 *     filters={[
 *       { kind: 'search', name: 'search', label: 'vehicles.search' },
 *       { kind: 'remote', name: 'customer_id', label: 'vehicles.customer',
 *         endpoint: customerEndpoints.shortListCustomers, toOption: row => ({ value: row.id, label: customerName(row) }) },
 *     ]}
 *     columns={[
 *       { title: 'vehicles.unit_number', sort: 'unit_number', render: row => row.unit_number, second: row => row.year },
 *       { title: 'vehicles.vin', width: 180, render: row => <VinText vin={row.vin} /> },
 *     ]}
 *     rows={{
 *       link: row => `/vehicles/${row.id}`,
 *       actions: row => [
 *         { key: 'edit', label: 'vehicles.edit', icon: <EditOutlined aria-hidden />, to: `/vehicles/${row.id}/edit`,
 *           requires: truckEndpoints.updateVehicle },
 *       ],
 *     }}
 *     cards={{ draw: (row, { link }) => ({ head: link(row.unit_number), body: <VinText vin={row.vin} /> }) }}
 *     empty={{ title: 'vehicles.none', text: 'vehicles.none_text' }}
 *   />
 *
 * A list inside another page is `InnerList`, with the same props less `heading` and `create`.
 */
export function ListPage<const E extends Endpoint>(props: ListPageProps<E>) {
  const { t } = useTranslation()
  const list = useList(props)
  const { heading } = props
  const { total } = list
  const shownTotal = total === undefined ? '' : totalText(total, list.isMore)
  const inVain = total === 0 ? list.view.state.search.values.search : undefined
  const create = props.create && (
    <CreateButton
      to={props.create.to}
      requires={props.create.requires}
      {...(inVain && props.create.startFrom ? { search: props.create.startFrom(String(inVain)) } : {})}
    >
      {t(props.create.title)}
    </CreateButton>
  )
  return (
    <>
      <PageHeading
        title={heading.subject ? `${heading.subject} · ${t(heading.title)}` : t(heading.title)}
        crumbs={heading.crumbs}
        actions={
          <>
            {list.views && !list.isForbidden && (
              <ViewsButton
                list={list}
                views={list.views}
                filters={props.filters}
                columns={props.rows?.draw ? [] : props.columns}
                hasCards={props.cards !== undefined}
              />
            )}
            {heading.actions}
            {(heading.further || heading.exports) && (
              <FurtherActions>
                {typeof heading.further === 'function'
                  ? heading.further(list.answer, list.view.selected.ids)
                  : heading.further}
                {heading.exports && <ExportMenu endpoint={heading.exports} query={list.query} />}
              </FurtherActions>
            )}
            {create}
          </>
        }
        hasFigures={heading.summary !== undefined}
        summary={
          (heading.count || heading.summary) && (
            <>
              {heading.count && total !== undefined && (
                <span>
                  {list.isEstimate && `${t('ui.list.about')} `}
                  {t(heading.count, { count: total, total: shownTotal })}
                </span>
              )}
              {list.answer !== undefined && heading.summary?.(list.answer)}
            </>
          )
        }
      />
      {heading.below}
      <ListBody list={list} props={{ ...props, empty: { action: create, ...props.empty } }} />
    </>
  )
}
