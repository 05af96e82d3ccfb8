import { focusOnceThere } from '#web/shell/focus/focus-soon.ts'
import { firstField } from '#web/shell/focus/focusable.ts'

/** A button pressed by pointer has no visible focus. */
export const isByKeyboard = () => document.activeElement?.matches(':focus-visible') ?? false

/**
 * Focuses the first field of the opened step for keyboard users, else its heading. Scrolls to it, because
 * the closed step above was longer.
 */
export function goToHead(root: HTMLElement | null, isTyping: boolean) {
  const step = root?.querySelector<HTMLElement>('[aria-current=step]')
  const head = step?.querySelector('h2')
  if (!step || !head) return
  // On touch or with a mouse, focusing a field would open the keyboard or a calendar over the step.
  const field = isTyping ? firstField(step) : undefined
  ;(field ?? head).focus({ preventScroll: true })
  // The field is still loading.
  if (isTyping && !field) focusOnceThere(() => firstField(step))
  const { top, bottom } = step.getBoundingClientRect()
  if (top < 60 || bottom > window.innerHeight) step.scrollIntoView({ block: 'start' })
}
