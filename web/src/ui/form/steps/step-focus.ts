import { focusOnceThere } from '#web/shell/focus/focus-soon.ts'
import { firstField } from '#web/shell/focus/focusable.ts'

/** A button that was pressed by the pointer shows no focus. */
export const isByKeyboard = () => document.activeElement?.matches(':focus-visible') ?? false

/**
 * Keyboard users continue in the first field of the opened step, others at its heading. Scrolls to it, because the
 * previous step was longer and is closed now.
 */
export function goToHead(root: HTMLElement | null, isTyping: boolean) {
  const step = root?.querySelector<HTMLElement>('[aria-current=step]')
  const head = step?.querySelector('h2')
  if (!step || !head) return
  // Under a finger a field would bring up the keyboard, under a pointer a calendar, over what comes next.
  const field = isTyping ? firstField(step) : undefined
  ;(field ?? head).focus({ preventScroll: true })
  // What it is chosen from is still on its way.
  if (isTyping && !field) focusOnceThere(() => firstField(step))
  const { top, bottom } = step.getBoundingClientRect()
  if (top < 60 || bottom > window.innerHeight) step.scrollIntoView({ block: 'start' })
}
