import { firstFocusable, isUsable } from './focusable.ts'

/**
 * When the focused element disappears, moves the focus: from a closed dialog or menu to what opened it, from
 * a removed row to its neighbour, else to the heading.
 */
export function recoverFocus(): () => void {
  const observer = new MutationObserver(checkSoon)
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'class', 'style'],
  })
  document.addEventListener('focusin', remember)
  document.addEventListener('focusout', leave)
  for (const type of presses) document.addEventListener(type, press, true)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', remember)
    document.removeEventListener('focusout', leave)
    for (const type of presses) document.removeEventListener(type, press, true)
  }
}

/** The focused element, and its surroundings at that time. */
interface Place {
  element: HTMLElement
  /** Its dialog or menu. */
  layer: Element | null
  /** From the inside out. */
  around: { parent: Element; child: Element; next: Element | null; previous: Element | null }[]
}

const presses = ['pointerdown', 'pointerup', 'pointercancel'] as const
const places: Place[] = []
const maxPlaces = 30
let isHeld = false
let isPressed = false
let isChecking = false

function remember({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement)) return
  isHeld = true
  places.push({ element: target, layer: target.closest(layers), around: aroundOf(target) })
  if (places.length > maxPlaces) places.shift()
}

/** A press on nothing removes the focus, which is meant. Outside of a dialog it closes the dialog. */
function leave({ target, relatedTarget }: FocusEvent): void {
  if (isPressed && !relatedTarget && !(target as Element).closest(layers)) isHeld = false
}

function press({ type }: PointerEvent): void {
  isPressed = type === 'pointerdown'
}

function checkSoon(): void {
  if (isChecking || !isHeld) return
  isChecking = true
  // Other code that moves the focus has rendered and done so by then.
  requestAnimationFrame(() => {
    isChecking = false
    const last = places.at(-1)
    // A hidden element keeps the focus until the next layout, and no event reports that.
    if (isHeld && last && (isNowhere() || hasFocus(last.element)) && !isUsable(last.element)) restore()
  })
}

function restore(): void {
  const place = places.findLast(({ layer }) => !layer || isShown(layer))
  const target = place && (isUsable(place.element) ? place.element : neighbourOf(place))
  ;(target ?? heading())?.focus({ preventScroll: true })
}

/** The next or previous sibling, within the closest ancestor that still exists. */
function neighbourOf({ around }: Place): HTMLElement | undefined {
  for (const { parent, child, next, previous } of around) {
    if (!parent.isConnected) continue
    if (parent.matches('main, body, #root')) return undefined
    const isThere = child.parentElement === parent
    const found =
      firstAlong(isThere ? child.nextElementSibling : next, 'nextElementSibling', parent) ??
      firstAlong(isThere ? child.previousElementSibling : previous, 'previousElementSibling', parent)
    if (found) return found
    if (parent.matches(`section, ${layers}`)) return firstFocusable(parent) ?? focusableHeading(parent)
  }
  return undefined
}

function firstAlong(
  from: Element | null,
  step: 'nextElementSibling' | 'previousElementSibling',
  parent: Element,
): HTMLElement | undefined {
  for (let one = from?.parentElement === parent ? from : null; one; one = one[step]) {
    const found = firstFocusable(one)
    if (found) return found
  }
  return undefined
}

function aroundOf(element: Element): Place['around'] {
  const around: Place['around'] = []
  for (let child = element; child.parentElement; child = child.parentElement) {
    const { parentElement: parent, nextElementSibling: next, previousElementSibling: previous } = child
    around.push({ parent, child, next, previous })
  }
  return around
}

/** A drawer just opened has the focus on itself, around its dialog. */
const layers = '[role=dialog], .ant-drawer, dialog, [role=menu], .ant-dropdown, .ant-popover, .rb-popup'
const isShown = (layer: Element) => layer.isConnected && layer.checkVisibility()
const hasFocus = (element: Element) => document.activeElement === element
const isNowhere = () => document.activeElement === null || document.activeElement === document.body

const heading = () => focusableHeading(document.querySelector('main'))

function focusableHeading(root: Element | null): HTMLElement | undefined {
  const found = root?.querySelector<HTMLElement>('h1, h2')
  if (found && !found.hasAttribute('tabindex')) found.tabIndex = -1
  return found ?? (root instanceof HTMLElement ? root : undefined)
}
