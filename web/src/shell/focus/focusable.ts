const focusable =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]:not([tabindex="-1"])'
const fields = 'input:not([type=hidden]):not([type=file]), select, textarea'

/** Whether the focus can stand on it now. */
export const isUsable = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility()

/** The first thing in it that can be reached by keyboard, itself included. */
export function firstFocusable(root: Element | null | undefined): HTMLElement | undefined {
  return firstOf(root, focusable)
}

/** The first thing in it that can be typed into or chosen from. */
export function firstField(root: Element | null | undefined): HTMLElement | undefined {
  return firstOf(root, fields)
}

/** The field that follows within the same form or step of it, or the button that goes on where no field is left. */
export function fieldAfter(element: Element): HTMLElement | undefined {
  const form = element.closest('[aria-current=step]') ?? element.closest('form')
  return firstAfter(element, form, fields) ?? firstAfter(element, form, '.ant-btn-primary')
}

/** What is reached by keyboard after it, within the same form; nothing that it holds itself. */
export function focusableAfter(element: Element): HTMLElement | undefined {
  return firstAfter(element, element.closest('form'), focusable)
}

function firstAfter(element: Element, root: Element | null, selector: string): HTMLElement | undefined {
  return [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])].find(
    other => isUsable(other) && other.tabIndex >= 0 && follows(element, other) && !element.contains(other),
  )
}

const follows = (element: Element, other: Element) =>
  (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

function firstOf(root: Element | null | undefined, selector: string): HTMLElement | undefined {
  if (!root) return undefined
  const all = [...root.querySelectorAll<HTMLElement>(selector)]
  if (root instanceof HTMLElement && root.matches(selector)) all.unshift(root)
  return all.find(element => element.tabIndex >= 0 && isUsable(element))
}
