import type { ListColumn, RowAction, Selection } from './list-types.ts'
import type { ListState } from './use-list-state.ts'

/** Everything needed to render the rows, in any mode. */
export interface ListView<Row> {
  columns: readonly ListColumn<Row>[]
  /** Undefined while loading for the first time. */
  rows: readonly Row[] | undefined
  keyOf: (row: Row) => string | number
  state: ListState
  /** Whether new rows are being fetched. */
  isBusy: boolean
  /** Whether the rows are of the previous query. */
  isStale: boolean
  rowLink?: ((row: Row) => string | undefined) | undefined
  rowEdge?: ((row: Row) => 'overdue' | undefined) | undefined
  rowActions?: ((row: Row) => RowAction<Row>[]) | undefined
  defaultSort?: { by: string; type: 'asc' | 'desc' } | undefined
  isSelectable: boolean
  selected: Pick<Selection, 'ids' | 'set'>
  /** Remembers the row's position, for the way back. */
  onLeave: (row: HTMLElement) => void
}
