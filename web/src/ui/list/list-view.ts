import type { ListColumn, RowAction } from './list-types.ts'
import type { ListState } from './use-list-state.ts'

/** Everything that drawing the rows needs, whatever the mode. */
export interface ListView<Row> {
  columns: readonly ListColumn<Row>[]
  /** Undefined while the first answer is on its way. */
  rows: readonly Row[] | undefined
  keyOf: (row: Row) => string | number
  state: ListState
  /** Something is being fetched that changes what is shown. */
  isBusy: boolean
  /** The rows are those of the question before. */
  isStale: boolean
  rowLink?: ((row: Row) => string | undefined) | undefined
  rowEdge?: ((row: Row) => 'overdue' | undefined) | undefined
  rowActions?: ((row: Row) => RowAction<Row>[]) | undefined
  defaultSort?: { by: string; type: 'asc' | 'desc' } | undefined
  isSelectable: boolean
  selected: { ids: (string | number)[]; set: (ids: (string | number)[]) => void }
  /** Remembers where the row stood, for the way back. */
  onLeave: (row: HTMLElement) => void
}
