import type { ReactNode } from 'react'
import type { Permission } from '#contract/access/permissions.ts'
import type { AnswerOf, CallInput, Endpoint, ParamsOf } from '#contract/shared/endpoint.ts'

export type RowOf<E extends Endpoint> = AnswerOf<E> extends { data: (infer Row)[] } ? Row : never

type QueryOf<E extends Endpoint> = CallInput<E> extends { query?: infer Query } ? NonNullable<Query> : never

export interface ListColumn<Row> {
  /** Translation key. */
  title: string
  render: (row: Row) => ReactNode
  /** Muted second line, which helps to recognize the row. */
  subtitle?: (row: Row) => ReactNode
  /** The endpoint's `order_by`; without it the column does not sort. */
  sort?: string
  /** Pixels. Columns without a width share the rest. */
  width?: number
  /** Pixels. Minimum of a column without a width. Default 140. */
  minWidth?: number
  align?: 'left' | 'right' | 'center'
  /** Dollars, summed over all filtered rows, below the title. `null` while loading reserves the line. */
  sum?: number | null
  /** Order in which columns are hidden in a narrow table, 1 first. Without it the column always shows. */
  hidePriority?: number
  /** Sticky at the right edge, for money. */
  isPinned?: boolean
  /** Links to the row's page. Default: the first column. */
  isLink?: boolean
}

export interface Option<Value extends string | number = string | number> {
  value: Value
  label: string
}

interface FilterBase {
  /** Name in the URL and in the endpoint's query. */
  name: string
  /** Translation key: accessible name and default placeholder. */
  label: string
  /** Pixels on a desktop; on a phone two filters share a row. */
  width?: number
  /** Behind 'More filters'. */
  isFurther?: boolean
}

/** Its value is in the URL under its name. */
export type ListFilter =
  | (FilterBase & { kind: 'search'; placeholder?: string })
  | (FilterBase & { kind: 'select'; options: readonly Option[]; multiple?: boolean })
  | (FilterBase & {
      kind: 'remote'
      // biome-ignore lint/suspicious/noExplicitAny: filters of different endpoints share a list
      endpoint: any
      // biome-ignore lint/suspicious/noExplicitAny: as above
      toOption: (row: any) => Option
      /** Sent with each request. */
      query?: Record<string, unknown>
      /** Minimum characters for a search. Default 3; with 0 the first hits are shown at once. */
      minLength?: number
    })
  | (FilterBase & {
      /** `label` names the date. */
      kind: 'dates'
      /** For endpoints with two parameters instead of one `a - b`. */
      names?: { from: string; to: string }
      allowFuture?: boolean
      /** More menu entries, which set other filters, for example overdue. `label` is a translation key. */
      also?: readonly { label: string; values: Record<string, string | true> }[]
    })
  | (FilterBase & { kind: 'toggle' })

export interface RowAction<Row> {
  key: string
  /** Translation key. */
  label: string
  icon: ReactNode
  onClick?: (row: Row) => void
  /** A path renders a link. */
  to?: string
  /** Shown beside the icon, for example the number of comments. */
  count?: number
  danger?: boolean
  /** The label instead of the icon. */
  isWord?: boolean
  /** In the three-dots menu instead of an icon. */
  inMenu?: boolean
  /** Disabled with this tooltip, translated. */
  disabledBecause?: string | undefined
  /** Without this permission: in the menu, disabled with the reason 'Access denied'. */
  requires?: Endpoint | Permission
}

/** At the breakpoints 300, 768, 1200 and 1600. */
export interface CardColumns {
  xs: number
  md: number
  xl: number
  xxl: number
}

/** The list adds the red edge, the actions and the menu. */
export interface CardParts {
  /** First line: usually `link(...)` and a StatusTag. */
  head: ReactNode
  body: ReactNode
  /** Left of the actions at the bottom. */
  foot?: ReactNode
}

interface EmptyWords {
  /** Translation keys. */
  title: string
  text?: string
  action?: ReactNode
  /** Another way to the first records, beside the action. */
  besides?: ReactNode
}

/** The selected rows, on all pages. */
export interface Selection {
  ids: readonly (string | number)[]
  set: (ids: readonly (string | number)[]) => void
  clear: () => void
  /** The query of the shown list. */
  query: Record<string, unknown>
  /** Rows that match the filters. */
  total: number | undefined
  shownTotal: string
}

/** Everything about a row except its columns. */
export interface ListRows<Row> {
  /** Default: its id. */
  key?: (row: Row) => string | number
  /** Path of the row's page: a click on the row opens it, j and k move between rows. */
  link?: (row: Row) => string | undefined
  actions?: (row: Row) => RowAction<Row>[]
  /** 'overdue' shows a red edge. */
  edge?: (row: Row) => 'overdue' | undefined
  /** Replaces the table. */
  draw?: (rows: readonly Row[]) => ReactNode
  /** Enables selection; renders the actions for the selected rows. */
  select?: (selection: Selection) => ReactNode
}

/** Enables cards, and the switch between the modes. */
interface ListCardsOptions<Row> {
  draw: (row: Row, helpers: { link: (content: ReactNode) => ReactNode }) => CardParts
  /** Default: 1, 2, 3, 4. */
  columns?: CardColumns
}

export interface ListProps<E extends Endpoint> {
  /** Storage name of page size, mode and opened row: `HL__list.<name>`. */
  name: string
  read: {
    endpoint: E
    /** Parameters of the path. */
    params?: ParamsOf<E>
    /** Always sent, never in the URL. */
    query?: QueryOf<E>
    /** Default rows per page. Lists inside a record: `innerPageSize`. */
    pageSize?: number
    /** The default order, shown as the sorted column. */
    sort?: { by: string; type: 'asc' | 'desc' }
    /** Prefix of all URL parameters, for several lists on a page. */
    searchPrefix?: string
  }
  columns: readonly ListColumn<RowOf<E>>[]
  rows?: ListRows<RowOf<E>>
  cards?: ListCardsOptions<RowOf<E>>
  filters?: readonly ListFilter[]
  empty: EmptyWords
}
