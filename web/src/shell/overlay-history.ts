import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'

/**
 * The browser history as the router sees it. While any overlay (drawer, dialog, mobile menu) is open, the
 * browser is on an extra entry with the page's own address, so that Back closes the top overlay. The router
 * never sees that entry, and its pushes replace it.
 */
export function createOverlayHistory(): RouterHistory {
  window.addEventListener('popstate', popped)
  const routerHistory = createBrowserHistory({ window: browserOfRouter })
  keyOfRouter = () => keyOf(routerHistory.location.state)
  if (isOnOverlay()) {
    // Reloaded with a dialog open, which is now closed: its entry goes.
    ofPage = { state: pageState(), url: location.href }
    returnToPage()
  }
  return routerHistory
}

/** Back closes the last registered first. Returns the function that unregisters. */
export function closedByBack(close: () => void): () => void {
  const overlay = { close }
  overlays.push(overlay)
  settleSoon()
  return () => {
    overlays.splice(overlays.indexOf(overlay), 1)
    settleSoon()
  }
}

/** Replaces the address of the current page. */
export function replaceAddress(url: URL): void {
  // The router listens to this object, not to the window's.
  browserOfRouter.history.replaceState(pageState(), '', url.href)
}

/** Runs once the browser is on the page's own entry, for what replaces the page in the history. */
export function onOwnEntry(act: () => void): void {
  if (isOnOverlay() && !waiting) returnToPage()
  if (waiting) waiting.push(act)
  else act()
}

const overlays: { close: () => void }[] = []
/** Waits for the browser to go from the overlays' entry to the page's. */
let waiting: (() => void)[] | null = null
let wasOnOverlay = false
/** What the router wrote while on the overlays' entry, for the page's own. */
let ofPage: { state: unknown; url: string } | null = null
let popRouter: (event: PopStateEvent) => void = () => {}
let keyOfRouter: () => unknown = () => undefined
let isSettling = false

/** The router's window. */
const browserOfRouter = {
  get location() {
    return window.location
  },
  history: {
    get state() {
      return pageState()
    },
    get length() {
      return window.history.length
    },
    pushState: (state: unknown, title: string, url: string) =>
      whenThere(() => {
        if (isOnOverlay()) window.history.replaceState(state, title, url)
        else window.history.pushState(state, title, url)
        wasOnOverlay = false
      }),
    replaceState: (state: unknown, title: string, url?: string) =>
      whenThere(() => {
        if (!isOnOverlay()) return window.history.replaceState(state, title, url)
        ofPage = { state, url: url ?? location.href }
        window.history.replaceState({ ...(state as object), [mark]: true }, title, url)
      }),
    back: () => whenThere(() => go(-1)),
    forward: () => whenThere(() => go(1)),
    go: (steps: number) => whenThere(() => go(steps)),
  },
  addEventListener(name: string, listener: (event: never) => void, options?: unknown) {
    if (name === 'popstate') popRouter = listener as typeof popRouter
    else window.addEventListener(name, listener as EventListener, options as AddEventListenerOptions)
  },
  removeEventListener(name: string, listener: (event: never) => void, options?: unknown) {
    if (name === 'popstate') popRouter = () => {}
    else window.removeEventListener(name, listener as EventListener, options as AddEventListenerOptions)
  },
}

/** Marks the overlays' entry. */
const mark = 'isOverlay'

const isOnOverlay = (): boolean => window.history.state?.[mark] === true
const keyOf = (state: unknown): unknown => (state as { __TSR_key?: string } | null)?.__TSR_key

function pageState(): unknown {
  const { [mark]: _, ...state } = window.history.state ?? {}
  return window.history.state && state
}

function whenThere(act: () => void): void {
  if (waiting) waiting.push(act)
  else act()
}

/** The overlays' entry does not count as a step. */
function go(steps: number): void {
  const isBeyond = isOnOverlay() && steps < 0
  if (isBeyond) waiting ??= []
  window.history.go(isBeyond ? steps - 1 : steps)
}

function popped(event: PopStateEvent): void {
  const cameFromOverlay = wasOnOverlay
  wasOnOverlay = isOnOverlay()
  // Closed overlays stay closed. Forward continues to the page opened from there, if any; a browser that
  // does not say so stays.
  if (wasOnOverlay) {
    const isForward = keyOf(window.history.state) === keyOfRouter()
    if (isForward && window.navigation?.canGoForward) window.history.forward()
    else returnToPage()
    return
  }

  const isReturning = waiting !== null
  const acts = waiting ?? []
  waiting = null
  if (cameFromOverlay && ofPage && indexOf(ofPage.state) === indexOf(window.history.state)) {
    window.history.replaceState(ofPage.state, '', ofPage.url)
  }
  for (const act of acts) act()
  const isThere = cameFromOverlay && keyOf(window.history.state) === keyOfRouter()
  if (!isThere) popRouter(event)
  else if (!isReturning) overlays.at(-1)?.close()
  settleSoon()
}

const indexOf = (state: unknown): unknown => (state as { __TSR_index?: number } | null)?.__TSR_index

function returnToPage(): void {
  wasOnOverlay = true
  waiting ??= []
  window.history.back()
}

/** After all overlays that close or open together. */
function settleSoon(): void {
  if (isSettling) return
  isSettling = true
  setTimeout(() => {
    isSettling = false
    settle()
  })
}

/** The overlays' entry exists exactly while overlays do. */
function settle(): void {
  if (waiting) return
  if (overlays.length === 0) {
    if (isOnOverlay()) returnToPage()
    return
  }
  // The browser has moved already while a form asks whether it may be left.
  if (isOnOverlay() || keyOf(window.history.state) !== keyOfRouter()) return
  const { href } = location
  ofPage = { state: window.history.state, url: href }
  window.history.pushState({ ...window.history.state, [mark]: true }, '', href)
  wasOnOverlay = true
}
