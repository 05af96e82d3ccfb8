import type { ListColumn } from '../list-types.ts'
import type { RowView } from '../table/row-view.ts'
import type { ListState } from './use-list-state.ts'
import type { Selected } from './use-selected.ts'

/** Everything needed to render the rows, in any mode. */
export interface ListView<Row> {
  columns: readonly ListColumn<Row>[]
  /** Undefined during the first load. */
  rows: readonly Row[] | undefined
  row: RowView<Row>
  /** The query of the shown rows, serialized. */
  query: string
  /** Key of the row that was opened before navigating back. */
  returnsTo: string | undefined
  state: ListState
  /** New rows are awaited; those of the previous query take no clicks. */
  isBusy: boolean
  /** Whether the rows are dimmed as those of the previous query. */
  isStale: boolean
  defaultSort?: { by: string; type: 'asc' | 'desc' } | undefined
  selected: Selected
}
