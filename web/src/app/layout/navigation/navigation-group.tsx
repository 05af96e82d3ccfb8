import { Link } from '@tanstack/react-router'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Popup } from '../popups/popup.tsx'
import { isAt, isGroupAt, type MenuGroup } from './menu.ts'
import './menu-list.css'

/** Opens on hover, click or keyboard. */
export function NavigationGroup({ group, path }: { group: MenuGroup; path: string }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const openedByHover = useRef(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    // Hovering is a shortcut for the button inside.
    <div
      className="rb-nav-group"
      onPointerEnter={event => {
        if (event.pointerType !== 'mouse') return
        openedByHover.current = true
        setOpen(true)
      }}
      onPointerLeave={event => event.pointerType === 'mouse' && close()}
    >
      <button
        ref={button}
        type="button"
        className="rb-nav-item"
        aria-expanded={isOpen}
        data-active={isGroupAt(group, path) || undefined}
        onClick={() => {
          // The click after hovering must not close what it opened.
          const isFollowing = openedByHover.current
          openedByHover.current = false
          setOpen(open => isFollowing || !open)
        }}
      >
        {t(group.label)}
      </button>
      {isOpen && (
        <Popup anchor={button} onClose={close} label={t(group.label)}>
          <ul className="rb-menu-list">
            {group.items.map(item => (
              <li key={item.to}>
                <Link to={item.to} data-active={isAt(item, path) || undefined} onClick={close}>
                  {t(item.label)}
                </Link>
              </li>
            ))}
          </ul>
        </Popup>
      )}
    </div>
  )
}
