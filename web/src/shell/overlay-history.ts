import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'

/**
 * The history of the browser as the router sees it. While anything lies over the page (a drawer, a dialog, a menu of a
 * phone), the browser stands on one more entry with the page's own address, so that Back closes what lies on top. The
 * router never sees that entry: to it the page is where it was, and what it pushes takes the entry's place.
 */
export function createOverlayHistory(): RouterHistory {
  window.addEventListener('popstate', popped)
  const routerHistory = createBrowserHistory({ window: browserOfRouter })
  keyOfRouter = () => keyOf(routerHistory.location.state)
  if (isOnOverlay()) {
    // Reloaded with a dialog open: nothing is open any more, so its entry goes.
    ofPage = { state: pageState(), url: location.href }
    returnToPage()
  }
  return routerHistory
}

/** What Back closes from now on, before anything that was opened earlier. The answer takes it out again. */
export function closedByBack(close: () => void): () => void {
  const overlay = { close }
  overlays.push(overlay)
  settleSoon()
  return () => {
    overlays.splice(overlays.indexOf(overlay), 1)
    settleSoon()
  }
}

/** Another address for the page that is shown, in place of the present one. */
export function replaceAddress(url: URL): void {
  // The router listens to this one, and not to the window's.
  browserOfRouter.history.replaceState(pageState(), '', url.href)
}

/** Does it once the browser stands on the page's own entry: for what takes the page's place in the history. */
export function onOwnEntry(act: () => void): void {
  if (isOnOverlay() && !waiting) returnToPage()
  if (waiting) waiting.push(act)
  else act()
}

const overlays: { close: () => void }[] = []
/** What has to wait for the browser, which is on its way from the overlays' entry to the page's. */
let waiting: (() => void)[] | null = null
let wasOnOverlay = false
/** What the router wrote into the overlays' entry, for the page's own. */
let ofPage: { state: unknown; url: string } | null = null
let popRouter: (event: PopStateEvent) => void = () => {}
let keyOfRouter: () => unknown = () => undefined
let isSettling = false

/** What the router is given for a window. */
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

/** In the state of an entry: it is the overlays'. */
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

/** The overlays' entry is no step of its own. */
function go(steps: number): void {
  const isBeyond = isOnOverlay() && steps < 0
  if (isBeyond) waiting ??= []
  window.history.go(isBeyond ? steps - 1 : steps)
}

function popped(event: PopStateEvent): void {
  const cameFromOverlay = wasOnOverlay
  wasOnOverlay = isOnOverlay()
  // What is closed stays closed. Forward leads on to what was opened by its address from there, if anything was; a
  // browser that does not tell stays.
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

/** After what closed or opened together has done so. */
function settleSoon(): void {
  if (isSettling) return
  isSettling = true
  setTimeout(() => {
    isSettling = false
    settle()
  })
}

/** The overlays' entry is there exactly as long as there are overlays. */
function settle(): void {
  if (waiting) return
  if (overlays.length === 0) {
    if (isOnOverlay()) returnToPage()
    return
  }
  // The browser is elsewhere already while a form asks whether it may be left.
  if (isOnOverlay() || keyOf(window.history.state) !== keyOfRouter()) return
  const { href } = location
  ofPage = { state: window.history.state, url: href }
  window.history.pushState({ ...window.history.state, [mark]: true }, '', href)
  wasOnOverlay = true
}
