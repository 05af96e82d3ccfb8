const focusable =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]:not([tabindex="-1"])'
const fields = 'input:not([type=hidden]):not([type=file]), select, textarea'

export const isUsable = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility()

/** Includes the root itself. */
export function firstFocusable(root: Element | null | undefined): HTMLElement | undefined {
  return firstOf(root, focusable)
}

export function firstField(root: Element | null | undefined): HTMLElement | undefined {
  return firstOf(root, fields)
}

/** The next field in the same form or step, or the button that continues if there is none. */
export function fieldAfter(element: Element): HTMLElement | undefined {
  const form = element.closest('[aria-current=step]') ?? element.closest('form')
  return firstAfter(element, form, fields) ?? firstAfter(element, form, '.ant-btn-primary')
}

/** The next focusable element in the same form, not inside of it. */
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
