import type { ReactNode } from 'react'
import type { Permission } from '#contract/access/permissions.ts'
import type { AnswerOf, CallInput, Endpoint, ParamsOf } from '#contract/shared/endpoint.ts'

/** The row that a list endpoint answers with. */
export type RowOf<E extends Endpoint> = AnswerOf<E> extends { data: (infer Row)[] } ? Row : never

/** The query that a list endpoint takes. */
type QueryOf<E extends Endpoint> = CallInput<E> extends { query?: infer Query } ? NonNullable<Query> : never

export interface ListColumn<Row> {
  /** Translation key. */
  title: string
  render: (row: Row) => ReactNode
  /** Muted, below the first line: what helps to recognise the row. */
  subtitle?: (row: Row) => ReactNode
  /** The endpoint's `order_by` for this column; without one it does not sort. */
  sort?: string
  /** Pixels. Columns without one share what is left. */
  width?: number
  /** At least so many pixels, for a column without a width. Default 140. */
  minWidth?: number
  align?: 'left' | 'right' | 'center'
  /** Dollars over all that the filters find, below the title. `null` while it is on its way: its line is kept free. */
  sum?: number | null
  /** When it leaves a table that is too narrow for all columns: 1 goes first. Without one it stays. */
  hidePriority?: number
  /** Stays in sight at the right edge while the rest scrolls: money. */
  isPinned?: boolean
  /** Leads to the row's page. Default: the first column does. */
  isLink?: boolean
}

export interface Option<Value extends string | number = string | number> {
  value: Value
  label: string
}

interface FilterBase {
  /** Name in the URL and in the endpoint's query. */
  name: string
  /** Translation key: the accessible name, and the placeholder where there is none. */
  label: string
  /** Pixels on a desktop; on a phone two share a row. */
  width?: number
}

/** What stands above a list. The value of each lives in the URL under its name. */
export type ListFilter =
  | (FilterBase & { kind: 'search'; placeholder?: string })
  | (FilterBase & { kind: 'select'; options: readonly Option[]; multiple?: boolean })
  | (FilterBase & {
      kind: 'remote'
      // biome-ignore lint/suspicious/noExplicitAny: endpoints of different rows stand in one list
      endpoint: any
      // biome-ignore lint/suspicious/noExplicitAny: as above
      toOption: (row: any) => Option
      /** Sent along with each question. */
      query?: Record<string, unknown>
      /** 0 shows the first matches before anything is typed. Default 3. */
      minLength?: number
    })
  | (FilterBase & {
      /** `label` says which date is meant. */
      kind: 'dates'
      /** Where the endpoint takes two parameters instead of one `a - b`. */
      names?: { from: string; to: string }
      allowFuture?: boolean
      /** Further entries of its menu, which set other filters: what is overdue. `label` is a translation key. */
      also?: readonly { label: string; values: Record<string, string | true> }[]
    })
  | (FilterBase & { kind: 'toggle' })

export interface RowAction<Row> {
  key: string
  /** Translation key. */
  label: string
  icon: ReactNode
  onClick?: (row: Row) => void
  /** A path: the action is then a real link. */
  to?: string
  /** Shown beside the icon, for example how many comments. */
  count?: number
  danger?: boolean
  /** In the three-dots menu instead of an icon of its own. */
  inMenu?: boolean
  /** Disabled with this sentence (already translated) as its tooltip. */
  disabledBecause?: string | undefined
  /** Without this right: disabled with 'Access denied'. */
  requires?: Endpoint | Permission
}

/** Columns of the tiled mode at the breakpoints 300, 768, 1200 and 1600. */
export interface CardColumns {
  xs: number
  md: number
  xl: number
  xxl: number
}

/** The parts of one card; the frame adds the red edge, the actions and the menu. */
export interface CardParts {
  /** First line: usually `link(...)` and a StatusTag. */
  head: ReactNode
  body: ReactNode
  /** Left of the actions at the bottom. */
  foot?: ReactNode
}

interface EmptyWords {
  /** Translation keys: what this list is, and what to do first. */
  title: string
  text?: string
  action?: ReactNode
}

/** The rows that are ticked, on whatever page they were. */
export interface Selection {
  ids: readonly (string | number)[]
  set: (ids: readonly (string | number)[]) => void
  clear: () => void
  /** Of the list as it is shown. */
  query: Record<string, unknown>
  /** How many rows the filters find. */
  total: number | undefined
  shownTotal: string
}

/** Everything about a row that is not a column. */
export interface ListRows<Row> {
  /** Default: its id. */
  key?: (row: Row) => string | number
  /** Path of the row's page: a press anywhere on the row opens it, j and k walk the rows. */
  link?: (row: Row) => string | undefined
  actions?: (row: Row) => RowAction<Row>[]
  /** 'overdue' draws the red edge. */
  edge?: (row: Row) => 'overdue' | undefined
  /** Draws them in its own way instead of a table. */
  draw?: (rows: readonly Row[]) => ReactNode
  /** Lets them be ticked; draws what may be done with those that are. */
  select?: (selection: Selection) => ReactNode
}

/** The tiled mode, and the switch between the modes. */
interface ListCardsOptions<Row> {
  draw: (row: Row, helpers: { link: (content: ReactNode) => ReactNode }) => CardParts
  /** Default: 1, 2, 3, 4. */
  columns?: CardColumns
}

export interface ListProps<E extends Endpoint> {
  /** Page size, mode and the row that was opened are remembered under it: `HL__list.<name>`. */
  name: string
  read: {
    endpoint: E
    /** The path's parameters, where it has any. */
    params?: ParamsOf<E>
    /** Query that is always sent and never in the URL. */
    query?: QueryOf<E>
    /** Rows per page when nothing was chosen. Lists inside a record: `innerPageSize`. */
    pageSize?: number
    /** Newest first and the like: shown as the sorted column until another is chosen. */
    sort?: { by: string; type: 'asc' | 'desc' }
    /** Before every parameter in the URL, where two lists share a page. */
    searchPrefix?: string
  }
  columns: readonly ListColumn<RowOf<E>>[]
  rows?: ListRows<RowOf<E>>
  cards?: ListCardsOptions<RowOf<E>>
  filters?: readonly ListFilter[]
  empty: EmptyWords
}
