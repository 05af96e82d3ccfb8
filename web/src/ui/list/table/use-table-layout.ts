import { type CSSProperties, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ListColumn } from '../list-types.ts'
import type { ListView } from '../state/list-view.ts'
import { cssWidths, linkColumn, stepsToFit, totalMinWidth, visibleColumns } from './table-layout.ts'

export interface TableLayout<Row> {
  wrap: RefObject<HTMLDivElement | null>
  /** The columns that fit. */
  columns: readonly ListColumn<Row>[]
  /** The column that links to the row's page. */
  link: ListColumn<Row> | undefined
  /** Width and, for sticky columns, offset from the right edge; by the column's title. */
  styles: ReadonlyMap<string, Pick<CSSProperties, 'width' | 'right'>>
  actionsWidth: number
  /** Below this width the table scrolls. */
  minWidth: number
  /** No room for icons: all actions are in the menu. */
  isTight: boolean
}

/** Which columns fit, and their widths. */
export function useTableLayout<Row>(view: ListView<Row>, iconsWidth: number): TableLayout<Row> {
  const wrap = useRef<HTMLDivElement>(null)
  const [steps, setSteps] = useState(0)
  const { columns } = view
  const selectWidth = view.row.isSelectable ? 40 : 0

  useLayoutEffect(() => {
    const element = wrap.current!
    const measure = () => {
      setSteps(stepsToFit(columns, element.clientWidth - iconsWidth - selectWidth))
      markHidden(element)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    const scrolled = () => markHidden(element)
    element.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', scrolled)
    }
  }, [columns, iconsWidth, selectWidth])

  // Stable, as the rows depend on it.
  const layout = useMemo(() => {
    const shown = visibleColumns(columns, steps)
    const isTight = iconsWidth > 0 && steps > columns.length - shown.length
    const actionsWidth = isTight ? menuWidth : iconsWidth
    return {
      wrap,
      columns: shown,
      link: linkColumn(columns),
      styles: stylesOf(shown, actionsWidth, selectWidth),
      actionsWidth,
      minWidth: totalMinWidth(shown) + actionsWidth + selectWidth,
      isTight,
    }
  }, [columns, steps, iconsWidth, selectWidth])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the columns determine the scroll width
  useLayoutEffect(() => markHidden(wrap.current!), [layout.columns.length, layout.isTight])
  return layout
}

/** The first sticky column has the edge line. */
export function cellClass<Row>(column: ListColumn<Row>, { columns }: TableLayout<Row>): string | undefined {
  if (!column.isPinned) return undefined
  return column === columns.find(other => other.isPinned) ? 'rb-cell-pinned rb-cell-edge' : 'rb-cell-pinned'
}

/** The three-dots button alone. */
const menuWidth = 56

function stylesOf<Row>(columns: readonly ListColumn<Row>[], actionsWidth: number, selectWidth: number) {
  const widths = cssWidths(columns, actionsWidth + selectWidth)
  const styles = new Map<string, Pick<CSSProperties, 'width' | 'right'>>()
  let right = actionsWidth
  for (const [index, column] of [...columns.entries()].reverse()) {
    styles.set(column.title, { width: widths[index], ...(column.isPinned ? { right } : {}) })
    if (column.isPinned) right += column.width ?? 0
  }
  return styles
}

/** Shows the edge line only while something is scrolled behind it. */
function markHidden(element: HTMLElement): void {
  element.toggleAttribute(
    'data-more',
    element.scrollWidth - element.clientWidth - Math.ceil(element.scrollLeft) > 1,
  )
}
