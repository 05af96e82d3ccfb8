import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { exposeHeight } from '#web/ui/expose-height.ts'
import type { Selection } from './list-types.ts'
import './selection-bar.css'

interface SelectionBarProps {
  selection: Selection
  draw: (selection: Selection) => ReactNode
}

const bar = exposeHeight('--rb-bar-height')

/** What may be done with the rows that are ticked, at the foot of the window: no row moves when it comes. */
export function SelectionBar({ selection, draw }: SelectionBarProps) {
  const { t } = useTranslation()
  const said = t('ui.list.selected', { count: selection.ids.length })
  return (
    <div ref={bar} className="rb-selection-bar rb-no-print" role="toolbar" aria-label={said}>
      <span>{said}</span>
      {draw(selection)}
    </div>
  )
}
