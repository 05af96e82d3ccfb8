import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useBackCloses } from '#web/shell/use-back-closes.ts'
import { useIsMobile } from '#web/shell/use-is-mobile.ts'
import './popup.css'

/** Closed by Escape, a click elsewhere, or leaving it. */
export function Popup({
  anchor,
  onClose,
  className = '',
  label,
  children,
}: {
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
  className?: string
  label?: string
  children: ReactNode
}) {
  useBackCloses(useIsMobile(), onClose)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && (panel.current?.contains(target) || anchor.current?.contains(target))
    const pressed = (event: Event) => {
      if (!isInside(event.target)) onClose()
    }
    const typed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      const hadFocus = panel.current?.contains(document.activeElement)
      onClose()
      if (hadFocus) anchor.current?.focus()
    }
    document.addEventListener('pointerdown', pressed)
    document.addEventListener('focusin', pressed)
    document.addEventListener('keydown', typed)
    return () => {
      document.removeEventListener('pointerdown', pressed)
      document.removeEventListener('focusin', pressed)
      document.removeEventListener('keydown', typed)
    }
  }, [anchor, onClose])
  return (
    <div
      ref={panel}
      className={`rb-popup ${className}`}
      {...(label ? { role: 'group', 'aria-label': label } : {})}
    >
      {children}
    </div>
  )
}
