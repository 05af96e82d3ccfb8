import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerOf, Endpoint } from '#contract/shared/endpoint.ts'
import type { Requirement } from '#web/access/allowed.ts'
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
    /** Which part of all records is listed; translated. */
    subject?: string | undefined
    crumbs?: readonly Crumb[]
    /**
     * Translation key with `{{count}}` and plurals, for example '128 orders'; `{{total}}` is the formatted
     * number.
     */
    count?: string
    /** `Figure`s beside the title. */
    summary?: (answer: AnswerOf<E>) => ReactNode
    /** Enables the export of the filtered list. */
    exports?: ExportOf
    /** Secondary buttons, also shown on a phone. */
    actions?: ReactNode
    /** Secondary buttons that a phone folds; a function receives the rows and the selected ids. */
    further?:
      | ReactNode
      | ((answer: AnswerOf<E> | undefined, ticked: readonly (string | number)[]) => ReactNode)
    /** Between heading and filters, for example tabs. */
    below?: ReactNode
  }
  /** Creates a record; shown beside the title and in the empty list. `title` is a translation key. */
  create?: {
    title: string
    requires: Requirement
    /** The form's path, or a function that opens its dialog. */
    to: string | (() => void)
    /** Start values for the form from a search without hits. */
    startFrom?: (searched: string) => Record<string, string>
  }
}

/**
 * A page that is a list. Its state is in the URL; the server sorts, filters and pages. A list inside another
 * page is `InnerList`.
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
