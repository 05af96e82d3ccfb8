import type { KeyboardEvent } from 'react'

/**
 * Arrow keys move between a search field and the buttons below its hits; other keys on a button, except
 * Enter and Space, return to the field. Returns whether it handled the key.
 */
export function handleKeyBelow(
  event: KeyboardEvent<HTMLElement>,
  { below, mayEnter }: { below: HTMLElement | null; mayEnter: boolean },
): boolean {
  const buttons = [...(below?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])]
  const at = buttons.indexOf(event.target as HTMLElement)
  const field = event.currentTarget.querySelector('input')
  const step = steps[event.key] ?? 0
  const isFree = !event.altKey && !event.ctrlKey && !event.metaKey
  if (at < 0) return event.key === 'ArrowDown' && isFree && mayEnter && go(buttons[0])
  if (event.key === 'Escape') return go(field)
  if (step !== 0) return go(at + step < 0 ? field : buttons[at + step])
  if (event.key === 'Enter' || event.key === ' ') {
    event.stopPropagation()
    return true
  }
  // Typed characters and Tab continue from the field.
  if (isFree) field?.focus()
  return false

  function go(to: HTMLElement | null | undefined): true {
    event.preventDefault()
    event.stopPropagation()
    to?.focus()
    return true
  }
}

const steps: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }
