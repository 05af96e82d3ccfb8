import type { TFunction } from 'i18next'
import type { RowAction } from '../list-types.ts'

/** Pixels. The width of the widest row's actions, to keep the column's width while loading. */
export function widestActions<Row>(
  rows: readonly (readonly RowAction<Row>[])[] | undefined,
  t: TFunction,
): number {
  const icon = window.matchMedia('(pointer: coarse)').matches ? 44 : 28
  const widthOf = (icons: number, counted: number) =>
    padding + icons * (icon + gap) + counted * (counter + gap)
  if (!rows) return widthOf(2, 1)
  return Math.max(
    ...rows.map(actions => {
      const shown = actions.filter(action => !action.inMenu)
      const counted = shown.filter(action => action.count !== undefined).length
      const words = shown.filter(action => action.isWord).map(action => t(action.label))
      const hasMenu = shown.length < actions.length
      const icons = shown.length - counted - words.length
      return words.reduce(
        (width, word) => width + Math.ceil(word.length * letter) + padding + gap,
        widthOf(icons + Number(hasMenu), counted),
      )
    }),
  )
}

/** As in list-table.css and actions.css. */
const padding = 12
const gap = 2
const counter = 54
/** The mean width of a letter. */
const letter = 8
