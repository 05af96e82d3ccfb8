import { StatusTag } from '#web/ui/text/status-tag.tsx'
import { Marked } from './marked.tsx'
import type { PaletteEntry } from './use-palette-actions.ts'

interface PaletteOptionProps {
  id: string
  entry: PaletteEntry
  typed: string
  isSelected: boolean
  onPoint: () => void
  onChoose: () => void
}

export function PaletteOption({ id, entry, typed, isSelected, onPoint, onChoose }: PaletteOptionProps) {
  const { title, subtitle, status, facts = [] } = entry
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box above handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box above
    <div id={id} role="option" aria-selected={isSelected} onPointerMove={onPoint} onClick={onChoose}>
      <span>
        <Marked text={title} typed={typed} />
      </span>
      {subtitle && (
        <small>
          <Marked text={subtitle} typed={typed} />
        </small>
      )}
      {(status || facts.length > 0) && (
        <span className="rb-palette-facts">
          {status && <StatusTag tone={status.tone}>{status.label}</StatusTag>}
          {facts.map(fact => (
            <small key={fact}>{fact}</small>
          ))}
        </span>
      )}
    </div>
  )
}
