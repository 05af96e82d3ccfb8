import { useMemo } from 'react'
import type { ListRows, RowAction } from '../list-types.ts'
import { type RowTools, useRowTools } from './row-tools.ts'

/** By what a row is drawn: the same object for as long as a row that did not change need not be drawn again. */
export interface RowView<Row> {
  keyOf: (row: Row) => string | number
  link: ((row: Row) => string | undefined) | undefined
  edge: ((row: Row) => 'overdue' | undefined) | undefined
  /** The same ones each time for the same row. */
  actions: ((row: Row) => readonly RowAction<Row>[]) | undefined
  isSelectable: boolean
  /** A row's box was pressed; with Shift, all between it and the one that was ticked last are meant. */
  tick: (id: string | number, isRange: boolean) => void
  /** Remembers the row's position, for the way back. */
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
      actions: rows.actions && onceARow(rows.actions),
      isSelectable: rows.select !== undefined,
      tick,
      onLeave,
      tools,
    }),
    [rows, tick, onLeave, tools],
  )
}

const idOf = (row: unknown) => (row as { id: number }).id

function onceARow<Row, Result>(ask: (row: Row) => Result): (row: Row) => Result {
  const known = new WeakMap<WeakKey, Result>()
  return row => {
    const result = known.get(row as WeakKey) ?? ask(row)
    known.set(row as WeakKey, result)
    return result
  }
}
