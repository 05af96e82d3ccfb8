import { useMemo } from 'react'
import type { ListRows, RowAction } from '../list-types.ts'
import { type RowTools, useRowTools } from './row-tools.ts'

/** What a row needs to render; a stable object, so that unchanged rows do not re-render. */
export interface RowView<Row> {
  keyOf: (row: Row) => string | number
  link: ((row: Row) => string | undefined) | undefined
  edge: ((row: Row) => 'overdue' | undefined) | undefined
  /** Must return the same array for the same row. */
  actions: ((row: Row) => readonly RowAction<Row>[]) | undefined
  isSelectable: boolean
  /** Toggles a row; with Shift, all rows from the last selected one. */
  tick: (id: string | number, isRange: boolean) => void
  /** Stores the row's position, for navigating back. */
  onLeave: (row: HTMLElement) => void
  tools: RowTools
}

export function useRowView<Row>(
  rows: ListRows<Row>,
  { tick, onLeave }: Pick<RowView<Row>, 'tick' | 'onLeave'>,
): RowView<Row> {
  const tools = useRowTools()
  return useMemo(
    () => ({
      keyOf: rows.key ?? idOf,
      link: rows.link,
      edge: rows.edge,
      actions: rows.actions && onceARow(row => withRights(rows.actions!(row), tools)),
      isSelectable: rows.select !== undefined,
      tick,
      onLeave,
      tools,
    }),
    [rows, tick, onLeave, tools],
  )
}

/** An icon without its right would be grey in every row. */
const withRights = <Row>(actions: readonly RowAction<Row>[], { allowed }: RowTools) =>
  actions.map(action => (action.requires && !allowed(action.requires) ? { ...action, inMenu: true } : action))

const idOf = (row: unknown) => (row as { id: number }).id

function onceARow<Row, Result>(compute: (row: Row) => Result): (row: Row) => Result {
  const cache = new WeakMap<WeakKey, Result>()
  return row => {
    const result = cache.get(row as WeakKey) ?? compute(row)
    cache.set(row as WeakKey, result)
    return result
  }
}
