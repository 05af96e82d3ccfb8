import type { ListColumn } from '../list-types.ts'
import type { RowView } from '../table/row-view.ts'
import type { ListState } from './use-list-state.ts'
import type { Selected } from './use-selected.ts'

/** Everything needed to render the rows, in any mode. */
export interface ListView<Row> {
  columns: readonly ListColumn<Row>[]
  /** Undefined while loading for the first time. */
  rows: readonly Row[] | undefined
  row: RowView<Row>
  /** What the rows answer, as text. */
  query: string
  /** The key of the row that was opened last, where the way back led here. */
  returnsTo: string | undefined
  state: ListState
  /** Whether new rows are being fetched, or drawn. */
  isBusy: boolean
  /** Whether the rows look as of the previous query. */
  isStale: boolean
  defaultSort?: { by: string; type: 'asc' | 'desc' } | undefined
  selected: Selected
}
