import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGo } from '#web/shell/use-go.ts'
import { ModalDialog } from '../popups/modal-dialog.tsx'
import { isPaletteOpen } from './palette-open.ts'
import { type PaletteEntry, usePaletteActions } from './use-palette-actions.ts'
import { usePaletteResults } from './use-palette-results.ts'
import './command-palette.css'

/** Find anything, or do anything that the user may do. */
export default function CommandPalette() {
  const { t } = useTranslation()
  const go = useGo()
  const listId = useId()
  const [text, setText] = useState('')
  const [index, setIndex] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const actions = usePaletteActions(text)
  const { groups: found, isSearching } = usePaletteResults(text)
  const groups = [...found, ...actions]
  const entries = groups.flatMap(group => group.entries)
  const current = Math.min(index, entries.length - 1)
  const close = () => isPaletteOpen.set(false)

  useEffect(() => {
    list.current?.querySelector(`[data-index="${current}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [current])

  const follow = (entry: PaletteEntry | undefined) => {
    if (!entry) return
    close()
    if (entry.run) entry.run()
    else if (entry.to) void go(entry.to, entry.search ? { search: entry.search } : {})
  }
  const typed = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step && entries.length > 0) {
      event.preventDefault()
      setIndex((current + step + entries.length) % entries.length)
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      follow(entries[current])
    }
  }

  let position = -1
  return (
    <ModalDialog label={t('app.find_anything')} className="rb-palette" onClose={close}>
      <div className="rb-palette-box">
        <SearchOutlined aria-hidden />
        <input
          // biome-ignore lint/a11y/noAutofocus: the palette is opened to type
          autoFocus
          role="combobox"
          aria-label={t('app.find_anything')}
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-activedescendant={entries[current] ? `${listId}-${current}` : undefined}
          placeholder={t('app.palette.placeholder')}
          value={text}
          onChange={event => {
            setText(event.target.value)
            setIndex(0)
          }}
          onKeyDown={typed}
        />
        <button type="button" className="rb-palette-close" aria-label={t('app.close')} onClick={close}>
          <kbd>Esc</kbd>
        </button>
      </div>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={t('app.palette.results')}
        className="rb-palette-list"
      >
        {groups.map(group => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box
          <div key={group.heading} role="group" aria-label={group.heading}>
            <div className="rb-palette-heading" aria-hidden="true">
              {group.heading}
            </div>
            {group.entries.map(entry => {
              position += 1
              const own = position
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard in the box above
                // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box above
                <div
                  key={entry.id}
                  id={`${listId}-${own}`}
                  data-index={own}
                  role="option"
                  aria-selected={own === current}
                  onPointerMove={() => own !== current && setIndex(own)}
                  onClick={() => follow(entry)}
                >
                  <span>{entry.title}</span>
                  {entry.subtitle && <small>{entry.subtitle}</small>}
                </div>
              )
            })}
          </div>
        ))}
      </div>
      <p className="rb-palette-note" role="status">
        {entries.length === 0 && t(isSearching ? 'app.palette.searching' : 'app.palette.nothing')}
      </p>
    </ModalDialog>
  )
}
