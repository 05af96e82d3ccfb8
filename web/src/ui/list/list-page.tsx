import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerOf, Endpoint } from '#contract/shared/endpoint.ts'
import type { Asked } from '#web/access/allowed.ts'
import type { Crumb } from '#web/shell/breadcrumbs.ts'
import { CreateButton } from '../actions/create-button.tsx'
import { PageHeading } from '../page/page-heading.tsx'
import { ListBody } from './list-body.tsx'
import type { ListProps } from './list-types.ts'
import { useList } from './use-list.ts'

interface ListPageProps<E extends Endpoint> extends ListProps<E> {
  /** Translation key. */
  title: string
  crumbs?: readonly Crumb[]
  /** Translation key with `{{count}}` and plurals: '128 orders' beside the title. `{{total}}` is the number as it is shown. */
  countTitle?: string
  /** `Figure`s beside the title. */
  summary?: (answer: AnswerOf<E>) => ReactNode
  /** Quiet buttons beside the title. */
  actions?: ReactNode
  /** The one next step: starts a new record, from beside the title and from an empty list. `title` is a translation key. */
  create?: {
    title: string
    to: string
    requires: Asked
    /** What was searched in vain, as the search that the new record's form begins with. */
    startFrom?: (searched: string) => Record<string, string>
  }
  /** Between heading and filters, for example tabs. */
  above?: ReactNode
}

/**
 * A page that is a list. Everything it shows is in its URL; sorting, filtering and paging are the server's.
 *
 *   <ListPage
 *     endpoint={truckEndpoints.listVehicles}
 *     title="vehicles.trucks" countTitle="vehicles.truck_count" storageName="trucks"
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
 *     rowLink={row => `/vehicles/${row.id}`}
 *     rowActions={row => [
 *       { key: 'edit', label: 'vehicles.edit', icon: <EditOutlined />, to: `/vehicles/${row.id}/edit`,
 *         requires: truckEndpoints.updateVehicle },
 *     ]}
 *     card={(row, { link }) => ({ head: link(row.unit_number), body: <VinText vin={row.vin} /> })}
 *     empty={{ title: 'vehicles.none', text: 'vehicles.none_text' }}
 *   />
 *
 * A list inside another page is `InnerList`, with the same props less the heading's.
 */
export function ListPage<const E extends Endpoint>(props: ListPageProps<E>) {
  const { t } = useTranslation()
  const list = useList(props)
  const { total } = list
  const shownTotal = total?.toLocaleString('en-US') ?? ''
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
        title={t(props.title)}
        crumbs={props.crumbs}
        actions={
          <>
            {props.actions}
            {create}
          </>
        }
        hasFigures={props.summary !== undefined}
        summary={
          (props.countTitle || props.summary) && (
            <>
              {props.countTitle && total !== undefined && (
                <span>
                  {list.isEstimate && `${t('ui.list.about')} `}
                  {t(props.countTitle, { count: total, total: shownTotal })}
                </span>
              )}
              {list.answer !== undefined && props.summary?.(list.answer)}
            </>
          )
        }
      />
      {props.above}
      <ListBody list={list} props={{ ...props, empty: { action: create, ...props.empty } }} />
    </>
  )
}
