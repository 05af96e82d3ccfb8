import type { RowAction } from '../list-types.ts'

/** Pixels. The width of the widest row's actions, to keep the column's width while loading. */
export function widestActions<Row>(rows: readonly (readonly RowAction<Row>[])[] | undefined): number {
  const icon = window.matchMedia('(pointer: coarse)').matches ? 44 : 28
  const widthOf = (icons: number, counted: number) =>
    padding + icons * (icon + gap) + counted * (counter + gap)
  if (!rows) return widthOf(2, 1)
  return Math.max(
    ...rows.map(actions => {
      const counted = actions.filter(action => !action.inMenu && action.count !== undefined).length
      const hasMenu = actions.some(action => action.inMenu)
      const icons = actions.filter(action => !action.inMenu).length - counted
      return widthOf(icons + Number(hasMenu), counted)
    }),
  )
}

/** As in list-table.css and actions.css. */
const padding = 12
const gap = 2
const counter = 54
