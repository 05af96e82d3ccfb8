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

/** Actions for the selected rows, at the bottom of the window so that no row moves. */
export function SelectionBar({ selection, draw }: SelectionBarProps) {
  const { t } = useTranslation()
  const label = t('ui.list.selected', { count: selection.ids.length })
  return (
    <div ref={bar} className="rb-selection-bar rb-no-print" role="toolbar" aria-label={label}>
      <span>{label}</span>
      {draw(selection)}
    </div>
  )
}
