import { type ReactNode, useEffect, useRef } from 'react'
import { useBackCloses } from '#web/shell/use-back-closes.ts'
import './modal-dialog.css'

/** The browser's own modal dialog: traps and restores the focus. Escape and a click outside close it. */
export function ModalDialog({
  label,
  className,
  onClose,
  children,
}: {
  label: string
  className: string
  onClose: () => void
  children: ReactNode
}) {
  useBackCloses(true, onClose)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current!
    const before = document.activeElement
    element.showModal()
    return () => {
      element.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape, which the browser reports with onCancel
    <dialog
      ref={dialog}
      className={className}
      aria-label={label}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      onClick={event => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      {children}
    </dialog>
  )
}
