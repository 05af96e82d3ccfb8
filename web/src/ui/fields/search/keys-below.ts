import type { KeyboardEvent } from 'react'

/**
 * The keys by which one goes from a search field to the buttons below its hits, among them, and back; every other key
 * on a button but Enter and Space is the field's. Whether the key was taken.
 */
export function takeKeyBelow(
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
    // The button's own, and not the field's.
    event.stopPropagation()
    return true
  }
  // What is typed, and Tab, goes on from the field.
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
