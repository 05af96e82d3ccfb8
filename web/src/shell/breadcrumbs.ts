import { useEffect } from 'react'
import { announce } from './announcements.ts'
import { createStore } from './store.ts'

export interface Crumb {
  /** Ready to be shown. */
  title: string
  /** Path; undefined for the current page. */
  to?: string
}

export const breadcrumbs = createStore<readonly Crumb[]>([])

/** Home | ... | the given crumbs. The last one is also the title of the browser tab. Only Home if nothing is given. */
export function useBreadcrumbs(crumbs: readonly Crumb[]): void {
  const text = JSON.stringify(crumbs)
  useEffect(() => {
    const given = JSON.parse(text) as Crumb[]
    breadcrumbs.set(given)
    const last = given.at(-1)?.title
    document.title = last ? `${last} · ${brandName()}` : brandName()
    // While its record is on its way a page has no name: the last crumb is another's, and leads there.
    if (last && given.at(-1)?.to === undefined) announcePage(last)
    return () => {
      if (JSON.stringify(breadcrumbs.get()) === text) breadcrumbs.set([])
      // Coming back to it is a change of page again.
      if (window.location.pathname !== announcedPath) announcedPath = ''
    }
  }, [text])
}

// A page that is opened by its address is read from its top anyway.
let announcedPath = globalThis.location?.pathname

/** Once for each page that is come to, however often its title is drawn. */
function announcePage(title: string): void {
  const { pathname } = window.location
  if (pathname !== announcedPath) announce(title)
  announcedPath = pathname
}

let brand = 'Rigbay'
const brandName = (): string => brand

export function setBrandName(name: string): void {
  const { title } = document
  // The page that is open bears the former name.
  if (title === brand || title.endsWith(` · ${brand}`)) document.title = title.slice(0, -brand.length) + name
  brand = name
}
