import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGo } from '#web/shell/use-go.ts'
import { ModalDialog } from '../popups/modal-dialog.tsx'
import { takeEarlyTyping } from './early-typing.ts'
import { isPaletteOpen } from './palette-open.ts'
import { PaletteOption } from './palette-option.tsx'
import { type PaletteEntry, type PaletteGroup, usePaletteActions } from './use-palette-actions.ts'
import { usePaletteResults } from './use-palette-results.ts'
import { useRecentGroup } from './use-recent-group.ts'
import './command-palette.css'

export default function CommandPalette() {
  const { t } = useTranslation()
  const go = useGo()
  const listId = useId()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<string>()
  const actions = usePaletteActions(text)
  const recent = useRecentGroup(text)
  const { exact, others, isSearching } = usePaletteResults(text)
  // Exact matches first, then actions, then partial matches.
  const groups = text.trim()
    ? withoutTwins([...exact, ...actions, ...recent, ...others])
    : [...recent, ...actions]
  const entries = groups.flatMap(group => group.entries)
  // The selection stays while further results arrive.
  const current = Math.max(
    0,
    entries.findIndex(entry => entry.id === chosen),
  )
  const close = () => isPaletteOpen.set(false)

  useEffect(() => {
    document.getElementById(`${listId}-${current}`)?.scrollIntoView({ block: 'nearest' })
  }, [listId, current])

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
      setChosen(entries[(current + step + entries.length) % entries.length]?.id)
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
          onFocus={() => {
            const early = takeEarlyTyping()
            if (early) setText(early)
          }}
          onChange={event => {
            setText(event.target.value)
            setChosen(undefined)
          }}
          onKeyDown={typed}
        />
        <button type="button" className="rb-palette-close" aria-label={t('app.close')} onClick={close}>
          <kbd>Esc</kbd>
        </button>
      </div>
      <div id={listId} role="listbox" aria-label={t('app.palette.results')} className="rb-palette-list">
        {groups.map(group => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
          <div key={`${group.heading} ${group.entries[0]?.id}`} role="group" aria-label={group.heading}>
            <div className="rb-palette-heading" aria-hidden="true">
              {group.heading}
            </div>
            {group.entries.map(entry => {
              position += 1
              const own = position
              return (
                <PaletteOption
                  key={entry.id}
                  id={`${listId}-${own}`}
                  entry={entry}
                  typed={text}
                  isSelected={own === current}
                  onPoint={() => own !== current && setChosen(entry.id)}
                  onChoose={() => follow(entry)}
                />
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

/** Recent pages may also be search results. */
function withoutTwins(groups: readonly PaletteGroup[]): PaletteGroup[] {
  const seen = new Set<string>()
  const isFirst = ({ to, search }: PaletteEntry) => {
    if (!to || search) return true
    const isNew = !seen.has(to)
    seen.add(to)
    return isNew
  }
  return groups
    .map(({ heading, entries }) => ({ heading, entries: entries.filter(isFirst) }))
    .filter(({ entries }) => entries.length > 0)
}
